import type { Run } from '@dakhila/contract/predictor-results';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';

const listed = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

/** The kinds of institutes that a student looks for first and whose seats are all out of reach: without a word each would be searched for in vain. */
export function OutOfReach({ run }: { run: Run }) {
  const messages = useMessages(predictorMessages).results;
  const phrase = usePhrase();
  const types: Record<string, string> = messages.types;
  // In JoSAA NITs, IIITs and the like; in CAP government colleges as a whole.
  const isNamed = (value: string) => (run.exam === 'josaa') !== Object.hasOwn(types, value);
  // Where the student's own preferences narrowed the results, other programmes of an institute may well be in reach.
  const { preferences } = run.input;
  if (preferences && Object.values(preferences).some((chosen) => Array.isArray(chosen) && chosen.length > 0))
    return null;
  const kinds = run.filters.kinds
    .filter(({ value, count, unlikely = 0 }) => count === 0 && unlikely > 0 && isNamed(value))
    .map(({ value }) => types[value] ?? phrase(value));
  if (kinds.length === 0) return null;
  return <p className="mb-3 text-sm text-pretty">{fill(messages.outOfReach, { kinds: listed().format(kinds) })}</p>;
}
