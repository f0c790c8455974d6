import type { InputOf } from '@dakhila/contract/endpoint';
import type { predictor } from '@dakhila/contract/predictor';
import { BRANCH_GROUPS } from '@dakhila/domain/predictor/branch-groups';
import { RESULT_BANDS } from '@dakhila/domain/predictor/result-names';
import { RESULT_ORDERS, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';

/** Filters with a single value; the others can have several. */
const FILTER_KEYS = ['state', 'kind', 'college', 'paysAtMost', 'medianAtLeast'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Null or an empty list removes a part. */
export type AddressParts = Readonly<Record<string, string | readonly string[] | null>>;

/** Unknown values are ignored. */
export function readView(address: URLSearchParams): ResultView {
  const text = (key: string) => address.get(key) || undefined;
  return {
    text: text('text'),
    branches: address.getAll('branch').filter(Boolean),
    groups: BRANCH_GROUPS.filter((group) => address.getAll('group').includes(group)),
    cities: address.getAll('city').filter(Boolean),
    seats: address.getAll('seat').filter(Boolean),
    state: text('state'),
    kind: text('kind'),
    college: text('college'),
    paysAtMost: rupees(address.get('paysAtMost')),
    medianAtLeast: rupees(address.get('medianAtLeast')),
    band: RESULT_BANDS.find((band) => band === address.get('band')),
    order: RESULT_ORDERS.find((order) => order === address.get('order')),
    withUnlikely: address.has('unlikely'),
  };
}

const rupees = (text: string | null) => (/^\d{1,8}$/.test(text ?? '') ? Number(text) : undefined);

export function withParts(address: URLSearchParams, parts: AddressParts): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [key, value] of Object.entries(parts)) {
    next.delete(key);
    for (const one of [value ?? []].flat()) if (one !== '') next.append(key, one);
  }
  return next;
}

/** The order stays, because it hides nothing. */
export const CLEARED = {
  text: null,
  branch: null,
  group: null,
  city: null,
  seat: null,
  state: null,
  kind: null,
  college: null,
  paysAtMost: null,
  medianAtLeast: null,
  band: null,
} as const;

/** Back to the first picks: the filters stay, and the picks follow them. */
export const FIRST_VIEW = { all: null, order: null, unlikely: null, text: null, band: null } as const;

/** Without the search text. */
export const countFilters = (view: ResultView): number =>
  FILTER_KEYS.filter((key) => view[key] !== undefined).length +
  [view.branches, view.groups, view.cities, view.seats].reduce((sum, chosen) => sum + (chosen?.length ?? 0), 0);

export const isNarrowed = (view: ResultView): boolean =>
  countFilters(view) > 0 || view.text !== undefined || view.band !== undefined;

export function exportQuery(address: URLSearchParams): string {
  const wanted = [...Object.keys(CLEARED), 'order', 'unlikely'];
  const query = new URLSearchParams([...address].filter(([key, value]) => wanted.includes(key) && value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

/** A search, a band or an order asks for the list of all programmes; otherwise the first picks are shown. */
export const isListView = (address: URLSearchParams): boolean =>
  ['all', 'text', 'band', 'order', 'unlikely'].some((key) => address.get(key));

export type ViewQuery = NonNullable<InputOf<typeof predictor.results>['query']>;

/** The default view needs no query. */
export function viewQuery(view: ResultView): ViewQuery {
  const { groups, branches, cities, seats, withUnlikely, order, paysAtMost, medianAtLeast, ...single } = view;
  const given = {
    ...single,
    paysAtMost: paysAtMost?.toString(),
    medianAtLeast: medianAtLeast?.toString(),
    group: groups?.length ? [...groups] : undefined,
    branch: branches?.length ? [...branches] : undefined,
    city: cities?.length ? [...cities] : undefined,
    seat: seats?.length ? [...seats] : undefined,
    order: order === USUAL_ORDER ? undefined : order,
    unlikely: withUnlikely ? ('1' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** More columns are unreadable side by side. */
export const MOST_COMPARED = 4;

export const readPicked = (address: URLSearchParams): readonly string[] =>
  (address.get('pick') ?? '').split(',').filter(Boolean).slice(0, MOST_COMPARED);

/** Null if the comparison is full. `others`: how many places colleges of the other exam take. */
export function togglePicked(picked: readonly string[], key: string, others = 0): readonly string[] | null {
  if (picked.includes(key)) return picked.filter((one) => one !== key);
  return picked.length + others < MOST_COMPARED ? [...picked, key] : null;
}
