import type { CapCandidate } from '@dakhila/domain/predictor/candidate';
import type { CapKind } from '@dakhila/domain/predictor/exams/cap-kind';
import { reachedByYear, reachKey } from '@dakhila/domain/predictor/forecast/list-reach';
import { chanceIfOffered, isForecast } from '@dakhila/domain/predictor/forecast-table';
import { CLOSED } from '@dakhila/domain/predictor/verdicts';
import { whyUnsure } from '@dakhila/domain/predictor/why-unsure';
import { describe, expect, test } from 'vitest';
import { capDesk, capRecommended } from './golden-chances-fixture.ts';
import { catalogue } from './golden-fixture.ts';
import { capLayout } from './tables/cap-layout.ts';
import { capFacts } from './tables/facts.ts';

/**
 * The end of the merit list on the published lists: a pool that reached at least as far as another of its kind in every year, and closed no earlier last year,
 * must not have the smaller chance. Pools by the list never do; the model, which looks at trends and jumps, may in a few pairs in a thousand.
 */
const { table, standing } = capDesk;
const facts = capFacts(catalogue);
const layout = capLayout(facts, table.year);
const reached = [...reachedByYear({ ...facts.cutoffs, meritPoints: facts.meritPoints }, table.dataYears.last).values()];
type Reached = NonNullable<ReturnType<(typeof reached)[number]['pools']['get']>>;
type Row = { kind: string; chance: number; lastYear: number; isByList: boolean; years: (Reached | undefined)[] };

/** Every pool of the state list that the candidate competes in, with its chance. */
function rowsFor(candidate: CapCandidate): Row[] {
  const { lists, logRank, spread, tie, tieCount, place } = standing(candidate);
  const list = lists.findIndex(({ id }) => id === 'state-merit');
  const { programme, category } = facts.cutoffs.pools;
  return layout.pools.flatMap(({ source, kind, option, last }, pool): Row[] => {
    const own: CapKind | undefined = layout.kinds[kind];
    const college = layout.options[option]?.college ?? -1;
    if (own === undefined || place[kind * tieCount + (tie[college] ?? 0)] !== list || list === CLOSED) return [];
    if (!isForecast(table.forecast, pool) || table.pools.isTiny[pool] === 1) return [];
    const key = reachKey(facts.cutoffs, programme[source] ?? -1, category[source] ?? -1);
    return [
      {
        kind: `${own.seat.kind} ${own.seat.category}`,
        chance: chanceIfOffered(table.forecast, pool, table.forecast.rounds, logRank[list] ?? 0, spread[list] ?? 0),
        lastYear: last.rank,
        isByList: table.forecast.isByList[pool] === 1,
        years: reached.map(({ pools }) => pools.get(key)),
      },
    ];
  });
}

/** Whether one pool reached at least as far as another in every year; both have seats in the same years. */
const reachesAsFar = (one: Row, other: Row) =>
  one.lastYear >= other.lastYear &&
  one.years.every((own, at) => {
    const theirs = other.years[at];
    if (own === undefined || theirs === undefined) return own === theirs;
    return (
      own.share >= theirs.share && own.closing >= theirs.closing && Number(own.isReleased) >= Number(theirs.isReleased)
    );
  });

/** Pairs of which the one that reaches further has a chance smaller by more than `points`. */
function inversionsOf(rows: readonly Row[], points: number) {
  const count = { pairs: 0, inverted: 0, byList: 0, largest: 0 };
  for (const one of rows)
    for (const other of rows) {
      if (one === other || one.kind !== other.kind || Math.max(one.chance, other.chance) < SHOWN_FROM) continue;
      if (!reachesAsFar(one, other)) continue;
      count.pairs += 1;
      const gap = other.chance - one.chance;
      count.largest = Math.max(count.largest, gap);
      if (gap <= points) continue;
      count.inverted += 1;
      if (one.isByList) count.byList += 1;
    }
  return count;
}
const SHOWN_FROM = 0.05;
/** A student looks at so many rows. */
const SHOWN = 48;

describe.each([5, 15, 30, 45])('at %s percentile', (percentile) => {
  const rows = rowsFor({
    percentile,
    category: 'OPEN',
    gender: 'male',
    candidature: 'maharashtra',
    homeUniversity: 'Savitribai Phule Pune University',
  });
  const { pairs, inverted, byList, largest } = inversionsOf(rows, 0.05);

  test('hardly a pool that reached further in every year has a chance smaller by more than five points', () => {
    expect(pairs).toBeGreaterThan(100_000);
    expect(inverted / pairs).toBeLessThan(0.001);
    expect(largest).toBeLessThan(0.25);
  });
  test('a pool of the end of the list never has one', () => {
    expect(byList).toBe(0);
    const best = Math.max(...rows.filter((row) => row.isByList).map(({ chance }) => chance));
    for (const { chance } of rows) expect(chance).toBeLessThanOrEqual(best + 0.02);
  });
});

describe.each(['Savitribai Phule Pune University', 'Mumbai University'])(
  'an SC student of %s at 31 percentile',
  (own) => {
    const candidate: CapCandidate = {
      ...{ percentile: 31, category: 'SC', gender: 'male' },
      ...{ candidature: 'maharashtra', homeUniversity: own },
    };
    const rank = standing(candidate).lists.find(({ id }) => id === 'state-merit')?.rank ?? 0;
    const unsure = capRecommended(candidate)
      .slice(0, SHOWN)
      .flatMap(({ pools: [pool], chance }) => (pool && chance !== null && chance < 0.6 ? [{ ...pool, chance }] : []))
      .filter(({ lastYearPercentile = 100 }) => lastYearPercentile < 21);

    test('is told why a seat that closed far below is no better than possible', () => {
      expect(unsure.length).toBeGreaterThan(10);
      for (const pool of unsure)
        expect(whyUnsure(pool, { rank, percentile: 31 }, table.dataYears.last), pool.label).not.toBeNull();
    });
    test('has a better chance than two years with a missing round would say', () => {
      for (const { chance } of unsure) expect(chance).toBeGreaterThan(0.3);
    });
  },
);

test('a seat that closed above the student in every round of every year does not open to her in round 3', () => {
  const rows = capRecommended({
    ...{ percentile: 91.4, category: 'OBC', gender: 'female' },
    ...{ candidature: 'maharashtra', homeUniversity: 'Rashtrasant Tukadoji Maharaj Nagpur University' },
  });
  // Its round 2 of 2025 had no seat left; programmes with seats left went twice as far down the list in that round.
  const [computer] = rows.filter(({ choiceCode }) => choiceCode === '0628524550F');
  for (const { chance } of computer?.byRound ?? []) expect(chance).toBeLessThan(0.1);
});
