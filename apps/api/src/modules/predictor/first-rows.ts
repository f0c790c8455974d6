import { firstOf } from '@dakhila/domain/first-of';
import { bandOf } from '@dakhila/domain/predictor/bands';
import type { ListPlace } from '@dakhila/domain/predictor/prediction';
import { COMPARE, USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultPlace, ResultRow } from '@dakhila/domain/predictor/result-row';
import type { Edition } from './edition.ts';
import { onlyRows } from './narrow-result.ts';
import type { ResultColumns } from './result-bytes.ts';

/** A few screens full on a phone. */
export const FIRST_ROWS = 24;

/**
 * The results that stand on top unless another order is chosen; where nothing is within reach, of what came nearest. The rule is the one that orders them on
 * screen: when the whole run has come, these stand where they stood.
 */
export const firstRows = (edition: Edition, result: ResultColumns, lists: readonly ListPlace[]): ResultColumns =>
  onlyRows(result, new Set(firstPlaces(edition, result, lists, FIRST_ROWS)));

/** The places of the rows that stand on top, the first one first. */
export function firstPlaces(
  edition: Edition,
  result: ResultColumns,
  lists: readonly ListPlace[],
  wanted: number,
): number[] {
  const { places, rowOf } = orderedBy(edition);
  const { resultCount, option, poolCount, pool, byRound, rounds, offered } = result;
  const count = resultCount > 0 ? resultCount : option.length;
  const facts = { places, ranks: new Map(lists.map(({ id, rank }) => [id, rank])) };
  let at = 0;
  const rows = Array.from({ length: count }, (_, place) => {
    const best = pool[at] ?? 0;
    at += poolCount[place] ?? 0;
    const percent = byRound[(place + 1) * rounds - 1] ?? 0;
    return {
      ...rowOf(place, option[place] ?? 0, best, percent),
      offered: offered ? (offered[place] ?? 0) / 100 : undefined,
    };
  });
  const compare = COMPARE[USUAL_ORDER];
  return firstOf(rows, wanted, (one, other) => compare(one, other, facts)).map(({ place }) => place);
}

type Ordering = {
  places: ReadonlyMap<string, ResultPlace>;
  /** What the order needs of the option at a place, whose best pool and chance are these. */
  rowOf: (place: number, option: number, best: number, percent: number) => ResultRow & { place: number };
};
const known = new WeakMap<Edition, Ordering>();

/** What orders the results of an edition, read off its pieces once: reading them for every run would cost more than the prediction did. */
function orderedBy(edition: Edition): Ordering {
  const before = known.get(edition);
  if (before !== undefined) return before;
  const { firstPool, kindOfPool, listOfKind, figures, collegeOfOption, demand } = edition;
  const colleges: ResultPlace[] = edition.colleges.map((college) => JSON.parse(college));
  const lists: ResultRow['pools'][] = listOfKind.map((list) => [JSON.parse(`{${list}}`)]);
  // One by one, as they are asked for: there are tens of thousands.
  const forecasts = new Array<ResultRow['forecast'] | undefined>(figures.length);
  const forecastOf = (pool: number): ResultRow['forecast'] => {
    const own = forecasts[pool] ?? JSON.parse(`{${figures[pool]}}`).forecast;
    forecasts[pool] = own;
    return own;
  };
  const ordering: Ordering = {
    places: new Map(colleges.map((place) => [place.id, place])),
    rowOf: (place, option, best, percent) => {
      const pool = (firstPool[option] ?? 0) + best;
      return {
        place,
        collegeId: colleges[collegeOfOption[option] ?? 0]?.id ?? '',
        // The usual order reads no names.
        collegeName: '',
        programme: '',
        chance: percent === 0 ? null : percent / 100,
        band: percent === 0 ? null : bandOf(percent),
        demand: demand?.[option],
        forecast: forecastOf(pool),
        pools: lists[kindOfPool[pool] ?? 0] ?? [],
      };
    },
  };
  known.set(edition, ordering);
  return ordering;
}
