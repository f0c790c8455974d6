import type { Scores } from './tally.ts';

const HEAD = ['', 'cells', 'Brier', 'hard rule', 'stratified', 'ratio', 'log loss', 'ECE', 'in 80 %', 'width', 'error'];

/** A table of scores, one line a stratum, aligned for reading. */
export function scoresTable(rows: readonly (readonly [string, Scores])[]): string {
  const lines = [HEAD, ...rows.map(([name, scores]) => [name, ...cellsOf(scores)])];
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line.map((text, at) => (at === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}

function cellsOf(scores: Scores): string[] {
  const decimals = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));
  const percent = (value: number | null) => (value === null ? '–' : `${(value * 100).toFixed(1)} %`);
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
  ];
}
