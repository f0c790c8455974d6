import { CAP_EXAMS, CAP_SECTIONS, CAP_STAGES } from '@dakhila/domain/colleges/cap-codes';
import { expect, test } from 'vitest';
import { earlierReaches } from './earlier-reaches.ts';

const stageOf = (own: string) => CAP_STAGES.findIndex(({ code }) => code === own);
const sectionOf = (own: string) => CAP_SECTIONS.findIndex(({ code }) => code === own);
const exam = CAP_EXAMS.findIndex(({ code }) => code === 'C');
const LIST = 1_000;
const SEASON = { year: 2026, lastYear: 2025 };
/** Every list has the same length, so that ranks stay as they are. */
const meritPoints = [2023, 2024, 2025].flatMap((year) => [
  { year, percentile: 50, meritNumber: LIST / 2 },
  { year, percentile: 0.01, meritNumber: LIST },
]);

type Row = {
  section: string;
  stage?: string;
  closings: readonly (readonly [year: number, round: number, rank: number])[];
};
function reachesOf(rows: readonly Row[], asked: readonly number[]) {
  const cells = rows.flatMap(({ closings }) => closings);
  let at = 0;
  const cutoffs = {
    programmes: [],
    categories: ['GSCS'],
    pools: {
      programme: rows.map(() => 0),
      category: rows.map(() => 0),
      section: rows.map(({ section }) => sectionOf(section)),
      stage: rows.map(({ stage = 'I' }) => stageOf(stage)),
      exam: rows.map(() => exam),
      firstCell: [0, ...rows.map(({ closings }) => (at += closings.length))],
    },
    cells: {
      year: cells.map(([year]) => year),
      round: cells.map(([, round]) => round),
      meritNumber: cells.map(([, , rank]) => rank),
      percentile: cells.map(() => Number.NaN),
      source: cells.map(() => 0),
    },
  };
  return earlierReaches(
    { cutoffs, meritPoints },
    SEASON,
    asked.map((source) => ({ source })),
  );
}

test('each complete year says how far a pool reached in any of its rounds, newest first', () => {
  const own: Row = {
    section: 'STATE',
    closings: [
      [2023, 1, 400],
      [2023, 2, 700],
      [2025, 1, 950],
      [2025, 2, 900],
    ],
  };
  expect(reachesOf([own], [0])).toEqual({ years: [2025, 2023], rank: Uint32Array.of(950, 700) });
});

test('a year without one of its rounds is left out, because a pool may have reached further in it', () => {
  const own: Row = {
    section: 'STATE',
    closings: [
      [2024, 1, 400],
      [2024, 3, 500],
      [2025, 1, 950],
      [2025, 2, 950],
    ],
  };
  expect(reachesOf([own], [0])?.years).toEqual([2025]);
});

test('seats of another section are not the pool’s own, and released ones were open to the end', () => {
  const rows: Row[] = [
    {
      section: 'HU',
      closings: [
        [2025, 1, 300],
        [2025, 2, 400],
      ],
    },
    {
      section: 'OHU',
      closings: [
        [2025, 1, 800],
        [2025, 2, 850],
      ],
    },
    { section: 'OHU', stage: 'VII', closings: [[2025, 2, 990]] },
  ];
  expect(reachesOf(rows, [0, 1])?.rank).toEqual(Uint32Array.of(400, 0xff_ff_ff_ff));
});
