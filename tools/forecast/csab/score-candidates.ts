import { ALL, forecastPast } from '../run-backtest.ts';
import { addSeatTally, emptySeatTally, type SeatTally } from '../seat-tally.ts';
import { addTally, emptyTally, type Tally } from '../tally.ts';
import { csabBlock } from './block.ts';
import { CANDIDATES } from './candidates.ts';
import { fitCandidate, type PastBlock } from './fit-candidate.ts';
import type { CsabLists } from './lists.ts';
import type { JosaaAtMoment, Moment } from './moments.ts';
import { scoreClosings, scoreSeats, tallyIn } from './score-rows.ts';

/** How one candidate did at one moment: closing ranks by year, and all years together by kind of pool; and whether there was a seat, by year and all together. */
export type CandidateTest = {
  name: string;
  byYear: Map<number, Tally>;
  byKind: Map<string, Tally>;
  seats: { all: SeatTally; byYear: Map<number, SeatTally> };
};

/** Tests all candidates at a moment in the years that have a past to learn from. */
export function scoreCandidates(
  lists: CsabLists,
  josaaAt: JosaaAtMoment,
  moment: Moment,
  years: readonly number[],
): CandidateTest[] {
  const tests = CANDIDATES.map(
    ({ name }): CandidateTest => ({
      name,
      byYear: new Map(),
      byKind: new Map(),
      seats: { all: emptySeatTally(), byYear: new Map() },
    }),
  );
  for (const year of years) {
    const block = csabBlock(lists, josaaAt, moment, year);
    const past = pastBlocks(lists, josaaAt, moment, year);
    if (block === null || past.length === 0) continue;
    const forecasts = CANDIDATES.map((candidate) => fitCandidate(candidate, past, moment.gap)(block));
    const offeredAt = offersAt(lists, moment, year);
    tests.forEach(({ byYear, byKind, seats }, at) => {
      const own = forecasts[at] ?? [];
      const kinds = scoreClosings(lists.csab, block, own, forecasts[0] ?? []);
      byYear.set(year, kinds.get(ALL) ?? emptyTally());
      for (const [name, tally] of kinds) addTally(tallyIn(byKind, name), tally);
      const ofYear = emptySeatTally();
      scoreSeats(block, own, offeredAt, ofYear);
      seats.byYear.set(year, ofYear);
      addSeatTally(seats.all, ofYear);
    });
  }
  return tests;
}

/** The years whose lists are out at the moment, each as it looked at the same moment of its own season, one year after a list. */
function pastBlocks(lists: CsabLists, josaaAt: JosaaAtMoment, moment: Moment, year: number): PastBlock[] {
  return lists.years
    .filter((own) => own <= year - moment.gap)
    .flatMap((own) => {
      const block = csabBlock(lists, josaaAt, { ...moment, gap: 1 }, own);
      return block === null ? [] : [{ block, age: year - own }];
    });
}

/** The chance that a pool of the newest list has a seat in a year, by the whole model. */
function offersAt({ csab }: CsabLists, { josaaRounds, gap }: Moment, year: number): (pool: number) => number {
  const forecast = forecastPast(csab, year, 0, new Set(), { isEarly: josaaRounds !== null, gap });
  return (pool) => forecast.offered(pool, forecast.rounds);
}
