import { csabAndJosaa } from '../csab-source.ts';
import { scoresTable, seatsTable } from '../print-scores.ts';
import { seatScoresOf } from '../seat-tally.ts';
import { scoresOf } from '../tally.ts';
import { isCalibrated, missedBars } from './bars.ts';
import { csabLists } from './lists.ts';
import { josaaAtMoments, MOMENTS } from './moments.ts';
import { type CandidateTest, scoreCandidates } from './score-candidates.ts';

/** Tests the simple forecasts of how far CSAB goes by its last round, at each moment of the season, and prints them with the bars that they miss. */
export function testCsab(dataDir: string, years: readonly number[]): void {
  const lists = csabLists(csabAndJosaa(dataDir));
  const josaaAt = josaaAtMoments(lists);
  for (const moment of MOMENTS) {
    const tests = scoreCandidates(lists, josaaAt, moment, years).filter(({ byYear }) => byYear.size > 0);
    console.log(`\ncsab by its last round, ${moment.title}: simple forecasts`);
    if (tests.length === 0) console.log('no year with a past to learn from');
    else console.log([scoresTable(tests.flatMap(closingRows)), seatsTable(tests.flatMap(seatRows))].join('\n\n'));
    for (const test of tests) console.log(`${test.name}: ${barsText(test)}`);
  }
}

const closingRows = ({ name, byYear, byKind }: CandidateTest) =>
  [...byYear, ...byKind].map(([part, tally]) => [`${name}, ${part}`, scoresOf(tally)] as const);

const seatRows = ({ name, seats }: CandidateTest) =>
  [...seats.byYear, ['all', seats.all] as const].map(
    ([part, tally]) => [`${name}, ${part}`, seatScoresOf(tally)] as const,
  );

/** 'all meets the bars; PwD misses in 80%; a seat at all misses ECE'. */
function barsText({ byKind, seats }: CandidateTest): string {
  const ofSeats = isCalibrated(seatScoresOf(seats.all).counted.ece) ? [] : ['ECE'];
  const missed = [
    ...[...byKind].map(([kind, tally]) => [kind, missedBars(scoresOf(tally))] as const),
    ['a seat at all', ofSeats] as const,
  ];
  return missed
    .map(([part, bars]) => `${part} ${bars.length === 0 ? 'meets the bars' : `misses ${bars.join(', ')}`}`)
    .join('; ');
}
