import type { InputOf } from '@dakhila/contract/endpoint';
import type { predictor } from '@dakhila/contract/predictor';
import { BRANCH_GROUPS } from '@dakhila/domain/predictor/branch-groups';
import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import { RESULT_BANDS, type ResultView } from '@dakhila/domain/predictor/result-view';

/** The filters that are one choice from a list. Branches and groups of them are as many as one likes. */
const FILTER_KEYS = ['city', 'state', 'kind', 'college'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** What changes in the address; null or an empty list takes a part out. */
export type AddressParts = Readonly<Record<string, string | readonly string[] | null>>;

/** Reads what is looked at from the address; what is no choice narrows nothing. */
export function readView(address: URLSearchParams): ResultView {
  const text = (key: string) => address.get(key) || undefined;
  return {
    text: text('text'),
    branches: address.getAll('branch').filter(Boolean),
    groups: BRANCH_GROUPS.filter((group) => address.getAll('group').includes(group)),
    city: text('city'),
    state: text('state'),
    kind: text('kind'),
    college: text('college'),
    band: RESULT_BANDS.find((band) => band === address.get('band')),
    order: RESULT_ORDERS.find((order) => order === address.get('order')),
    withUnlikely: address.has('unlikely'),
  };
}

/** The address with some parts changed. */
export function withParts(address: URLSearchParams, parts: AddressParts): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [key, value] of Object.entries(parts)) {
    next.delete(key);
    for (const one of [value ?? []].flat()) if (one !== '') next.append(key, one);
  }
  return next;
}

/** What Clear takes out. The order stays: it hides nothing. */
export const CLEARED = {
  text: null,
  branch: null,
  group: null,
  city: null,
  state: null,
  kind: null,
  college: null,
  band: null,
} as const;

/** How many things narrow the list, the text aside. */
export const countFilters = (view: ResultView): number =>
  FILTER_KEYS.filter((key) => view[key] !== undefined).length +
  (view.branches?.length ?? 0) +
  (view.groups?.length ?? 0);

/** Whether anything is left out of the list. */
export const isNarrowed = (view: ResultView): boolean =>
  countFilters(view) > 0 || view.text !== undefined || view.band !== undefined;

/** The part of the address that a file of the results needs. */
export function exportQuery(address: URLSearchParams): string {
  const wanted = ['text', 'branch', 'group', 'city', 'state', 'kind', 'college', 'band', 'order', 'unlikely'];
  const query = new URLSearchParams([...address].filter(([key, value]) => wanted.includes(key) && value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** What the server is asked for. */
export type ViewQuery = NonNullable<InputOf<typeof predictor.results>['query']>;

/** A view as a query: the usual one asks for nothing. */
export function viewQuery({ groups, branches, withUnlikely, order, ...single }: ResultView): ViewQuery {
  const given = {
    ...single,
    group: groups?.length ? [...groups] : undefined,
    branch: branches?.length ? [...branches] : undefined,
    order: order === USUAL_ORDER ? undefined : order,
    unlikely: withUnlikely ? ('1' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
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
