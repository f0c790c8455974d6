import { RESULT_BANDS, RESULT_ORDERS, type ResultView } from '@dakhila/domain/predictor/result-view';

/** The filters that are a choice from a list. */
export const FILTER_KEYS = ['branch', 'city', 'state', 'kind', 'college'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Reads what is looked at from the address; what is no choice narrows nothing. */
export function readView(address: URLSearchParams): ResultView {
  const text = (key: string) => address.get(key) || undefined;
  return {
    text: text('text'),
    branch: text('branch'),
    city: text('city'),
    state: text('state'),
    kind: text('kind'),
    college: text('college'),
    band: RESULT_BANDS.find((band) => band === address.get('band')),
    order: RESULT_ORDERS.find((order) => order === address.get('order')),
    withUnlikely: address.has('unlikely'),
  };
}

/** The address with some parts changed; null takes a part out. */
export function withParts(address: URLSearchParams, parts: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [key, value] of Object.entries(parts)) {
    if (value === null || value === '') next.delete(key);
    else next.set(key, value);
  }
  return next;
}

/** What Clear takes out. The order stays: it hides nothing. */
export const CLEARED = {
  text: null,
  branch: null,
  city: null,
  state: null,
  kind: null,
  college: null,
  band: null,
} as const;

/** How many things narrow the list, the text aside. */
export const countFilters = (view: ResultView): number => FILTER_KEYS.filter((key) => view[key] !== undefined).length;

/** The part of the address that a file of the results needs. */
export function exportQuery(address: URLSearchParams): string {
  const wanted = ['text', 'branch', 'city', 'state', 'kind', 'college', 'band', 'order', 'unlikely'];
  const query = new URLSearchParams([...address].filter(([key, value]) => wanted.includes(key) && value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** More columns than this nobody can read side by side. */
export const MOST_COMPARED = 4;

/** The results picked for comparison, as the address holds them. */
export const readPicked = (address: URLSearchParams): readonly string[] =>
  (address.get('pick') ?? '').split(',').filter(Boolean).slice(0, MOST_COMPARED);

/** Picks a result, or puts it back. Null when there is no room. */
export function togglePicked(picked: readonly string[], key: string): readonly string[] | null {
  if (picked.includes(key)) return picked.filter((one) => one !== key);
  return picked.length < MOST_COMPARED ? [...picked, key] : null;
}
