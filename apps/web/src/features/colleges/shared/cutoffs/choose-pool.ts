import type { FacetKey, HistoryView, Pool } from './history-view.ts';

/** One question on the way to a pool, with what can be answered after the answers before it. */
export type Facet = { key: FacetKey; value: string; options: readonly string[] };
export type ChosenPool = { facets: readonly Facet[]; pool: Pool | undefined };
export type Wanted = Partial<Record<FacetKey, string>>;

/** Answers that most students look for come first; the rest keeps the order of the data. */
const FIRST: Partial<Record<FacetKey, readonly RegExp[]>> = {
  category: [/^GOPEN[SHO]$/, /^LOPEN/, /^EWS$/, /^G/, /^L/, /^TFWS$/, /^MI$/, /^AI$/],
  section: [/^STATE$/, /^HU$/, /^OHU$/, /_TO_/],
  stage: [/^I$/],
  exam: [/^MHT-CET$/],
  seatType: [/^OPEN$/, /^EWS$/, /^OBC-NCL$/, /^SC$/, /^ST$/],
  quota: [/^AI$/, /^HS$/, /^OS$/],
  gender: [/^N$/, /^F$/],
};

/** Within one step: state level, then home university, then the others. */
const SEAT_LEVELS = 'SHO';

/** Walks from question to question: the wanted answer where there is one, else the likeliest. */
export function choosePool({ facetKeys, pools }: HistoryView, wanted: Wanted): ChosenPool {
  let left = pools;
  const facets: Facet[] = [];
  for (const key of facetKeys) {
    const options = sortOptions(key, new Set(left.map((pool) => pool.facets[key] ?? '')));
    const value = options.find((option) => option === wanted[key]) ?? options[0];
    if (value === undefined) break;
    facets.push({ key, value, options });
    left = left.filter((pool) => pool.facets[key] === value);
  }
  return { facets, pool: left[0] };
}

function sortOptions(key: FacetKey, values: Iterable<string>): string[] {
  const order = FIRST[key] ?? [];
  const stepOf = (value: string) => {
    const step = order.findIndex((pattern) => pattern.test(value));
    return step < 0 ? order.length : step;
  };
  const levelOf = (value: string) => (key === 'category' ? SEAT_LEVELS.indexOf(value.at(-1) ?? '') : 0);
  return [...values].sort((one, other) => stepOf(one) - stepOf(other) || levelOf(one) - levelOf(other));
}
