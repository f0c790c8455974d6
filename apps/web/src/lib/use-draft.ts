import { useState } from 'react';
import { storedText } from './stored.ts';

/** A typed text that is not sent yet. It survives a reload, as after a change of language, in this tab and until logout. */
export function useDraft(key: string) {
  const [shown, setShown] = useState(() => ({ key, text: readDraft(key) }));
  const current = shown.key === key ? shown : { key, text: readDraft(key) };
  if (current !== shown) setShown(current);
  const write = (text: string) => {
    setShown({ key, text });
    storedText(key).write(text);
  };
  return [current.text, write] as const;
}

const readDraft = (key: string) => storedText(key).read() ?? '';
