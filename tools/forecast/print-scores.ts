import { scoresOfChances, shareOf } from './chances.ts';
import type { SeatScores, SeatTally } from './seat-tally.ts';
import type { Scores } from './tally.ts';

const HEAD = [
  '',
  'cells',
  'Brier',
  'hard rule',
  'stratified',
  'ratio',
  'log loss',
  'ECE',
  'in 80%',
  'width',
  'error',
  'within 20%',
];
const SEATS = ['seats of the year before', 'seats', 'offered', 'expected', 'Brier', 'log loss', 'ECE'];
const AS_IF = ['Brier if', 'log loss if', 'ECE if'];

/** A table of scores, one line a stratum, aligned for reading. */
export function scoresTable(rows: readonly (readonly [string, Scores])[]): string {
  return aligned([HEAD, ...rows.map(([name, scores]) => [name, ...cellsOf(scores)])]);
}

/** The same of whether there was a seat; the last three columns as if every seat were offered again. */
export function seatsTable(rows: readonly (readonly [string, SeatScores])[]): string {
  const lines = rows.map(([name, { pools, offered, expected, counted, ifOffered }]) => [
    name,
    String(pools),
    percent(offered),
    percent(expected),
    ...[counted, ifOffered].flatMap(({ brier, logLoss, ece }) => [
      decimals(brier, 4),
      decimals(logLoss, 3),
      decimals(ece, 3),
    ]),
  ]);
  return aligned([[...SEATS, ...AS_IF], ...lines]);
}

const OFFERS = [
  'is it offered?',
  'seats',
  'offered',
  'expected',
  'Brier',
  'log loss',
  'ECE',
  'in doubt',
  'of these missing',
];

/** How well offers were predicted, and how often "May not be offered" came true. */
export function offersTable(rows: readonly (readonly [string, SeatTally])[]): string {
  const lines = rows.map(([name, { pools, offered, expected, offers, doubtful }]) => {
    const { brier, logLoss, ece } = scoresOfChances(offers);
    return [
      name,
      String(pools),
      ...[shareOf(offered, pools), shareOf(expected, pools)].map(percent),
      ...[decimals(brier, 4), decimals(logLoss, 3), decimals(ece, 3)],
      ...[shareOf(doubtful.pools, pools), shareOf(doubtful.missing, doubtful.pools)].map(percent),
    ];
  });
  return aligned([OFFERS, ...lines]);
}

function aligned(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

const decimals = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
const percent = (value: number | null) => (value === null ? '–' : `${(value * 100).toFixed(1)}%`);

function cellsOf(scores: Scores): string[] {
  return [
    String(scores.cells),
    decimals(scores.brier, 4),
    decimals(scores.brierHard, 4),
    decimals(scores.brierStratified, 4),
    decimals(scores.ratio, 3),
    decimals(scores.logLoss, 3),
    decimals(scores.ece, 3),
    percent(scores.coverage80),
    scores.width80 === null ? '–' : `×${scores.width80.toFixed(2)}`,
    percent(scores.medianError),
    percent(scores.within20),
  ];
}
