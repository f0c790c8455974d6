import { LANGUAGES, type Language, TOPICS, type Topic } from '@dakhila/domain/counselling/topics';
import { useSyncSearch } from '../../lib/use-address-choice.ts';

/** In the address, so that Back, a reload and a link from an email restore it. */
export type Address = {
  view: 'book' | 'sessions';
  language: Language | null;
  topic: Topic | null;
  counsellor: string | null;
  time: string | null;
  booked: string | null;
};

const NOWHERE: Address = { view: 'book', language: null, topic: null, counsellor: null, time: null, booked: null };
const NAMES = {
  language: 'language',
  topic: 'topic',
  counsellor: 'counselor',
  time: 'time',
  booked: 'booked',
} as const;

export function readAddress(search: URLSearchParams): Address {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === search.get(name)) ?? null;
  return {
    view: search.get('view') === 'sessions' ? 'sessions' : 'book',
    language: oneOf(LANGUAGES, NAMES.language),
    topic: oneOf(TOPICS, NAMES.topic),
    counsellor: search.get(NAMES.counsellor),
    time: search.get(NAMES.time),
    booked: search.get(NAMES.booked),
  };
}

function searchOf({ view, ...rest }: Address): URLSearchParams {
  const search = new URLSearchParams(view === 'sessions' ? { view } : {});
  for (const name of ['language', 'topic', 'counsellor', 'time', 'booked'] as const)
    if (rest[name]) search.set(NAMES[name], rest[name]);
  return search;
}

type How = { isReplacing?: boolean; isScrolling?: boolean };

/** Parts that are not named are removed. */
export function useAddress() {
  const [search, change] = useSyncSearch();
  const address = readAddress(search);
  const go = (next: Partial<Address>, { isReplacing = false, isScrolling = true }: How = {}) =>
    change(searchOf({ ...NOWHERE, ...next }), { replace: isReplacing, preventScrollReset: !isScrolling });
  return { address, go };
}

export const linkTo = (next: Partial<Address>) => `?${searchOf({ ...NOWHERE, ...next })}`;
