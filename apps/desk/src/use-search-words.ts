import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

type Words = Readonly<Record<string, string>>;
type Change = (words: Words, how?: { replace?: boolean }) => void;

/** The query of the address as state. The router renders a change later, so the next one builds on the newest query, or it would undo the last. */
export function useSearchWords(): readonly [URLSearchParams, Change] {
  const [parameters, setParameters] = useSearchParams();
  const newest = useRef(parameters);
  useLayoutEffect(() => {
    newest.current = parameters;
  }, [parameters]);
  const change = useCallback<Change>(
    (words, how) => {
      newest.current = withWords(newest.current, words);
      setParameters(newest.current, how);
    },
    [setParameters],
  );
  return [parameters, change];
}

/** The address with some of its words changed; an empty word is left out. */
export function withWords(parameters: URLSearchParams, words: Words): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, word] of Object.entries(words))
    if (word) next.set(name, word);
    else next.delete(name);
  return next;
}
