import { expect, test } from 'vitest';
import type { Edition } from './edition.ts';
import type { ResultColumns } from './result-bytes.ts';
import { writeRows } from './write-rows.ts';

/** Two options, the first with two pools. */
const EDITION: Edition = {
  ...{ id: '', exam: 'mht-cet', year: 2026, rounds: 3, dataYears: { first: 2020, last: 2025 }, lastYearRounds: 4 },
  ...{ dataVersion: '', modelVersion: '', colleges: [], collegeOfOption: [0, 0], branches: [] },
  options: ['"collegeId":"a"', '"collegeId":"b"'],
  firstPool: [0, 2, 3],
  kinds: ['"code":"G"', '"code":"L"'],
  listOfKind: ['"list":"s"', '"list":"s"'],
  kindOfPool: [0, 1, 0],
  figures: ['"lastYear":1', '"lastYear":2', '"lastYear":3'],
  extras: ['', ',"isTiny":true', ''],
};
const rowsOf = (columns: Omit<ResultColumns, 'rounds'>) =>
  JSON.parse(`{"results":[${Buffer.from(writeRows(EDITION, { rounds: 3, ...columns })).toString('latin1')}]}`);
const rounds = (...chances: number[]) => chances.map((chance, at) => ({ round: at + 1, chance }));

test('each result has its own chance, band, rounds and pools; what lies below 5% stands apart', () => {
  const columns = {
    resultCount: 3,
    option: Uint16Array.of(0, 1, 0, 1),
    poolCount: Uint8Array.of(2, 1, 1, 1),
    pool: Uint8Array.of(1, 0, 0, 1, 0),
    percent: Uint8Array.of(96, 5, 89, 0, 3),
    byRound: Uint8Array.of(7, 90, 97, 60, 61, 91, 0, 0, 0, 3, 3, 4),
    offered: Uint8Array.of(97, 7, 40, 90),
  };
  const [small, large] = [
    { code: 'L', list: 's', lastYear: 2, isTiny: true },
    { code: 'G', list: 's', lastYear: 1 },
  ];
  const other = { code: 'G', list: 's', lastYear: 3 };
  const a = { collegeId: 'a', lastYear: 2, pool: { code: 'L' } };
  const b = { collegeId: 'b', lastYear: 3, pool: { code: 'G' } };
  expect(rowsOf(columns)).toEqual({
    results: [
      {
        ...{ ...a, chance: 0.97, offered: 0.97, band: 'Safe', byRound: rounds(0.07, 0.9, 0.97) },
        pools: [
          { ...small, chance: 0.96 },
          { ...large, chance: 0.05 },
        ],
      },
      {
        ...{ ...b, chance: 0.91, offered: 0.07, band: 'Safe', byRound: rounds(0.6, 0.61, 0.91) },
        pools: [{ ...other, chance: 0.89 }],
      },
      { ...a, chance: null, offered: 0.4, band: null, byRound: [], pools: [{ ...small, chance: null }] },
    ],
    unlikely: [
      {
        ...{ ...b, chance: 0.04, offered: 0.9, band: 'Unlikely', byRound: rounds(0.03, 0.03, 0.04) },
        pools: [{ ...other, chance: 0.03 }],
      },
    ],
  });
});

test('a run from before offers stood apart is written as it was', () => {
  const columns = {
    resultCount: 1,
    option: Uint16Array.of(1),
    poolCount: Uint8Array.of(1),
    pool: Uint8Array.of(0),
    percent: Uint8Array.of(89),
    byRound: Uint8Array.of(60, 61, 91),
    offered: null,
  };
  const [result] = rowsOf(columns).results;
  expect(result).toMatchObject({ chance: 0.91, band: 'Safe', byRound: rounds(0.6, 0.61, 0.91) });
  expect(result).not.toHaveProperty('offered');
});

test('nothing is written as nothing', () => {
  const none = new Uint8Array();
  const columns = {
    resultCount: 0,
    option: new Uint16Array(),
    poolCount: none,
    pool: none,
    percent: none,
    byRound: none,
    offered: none,
  };
  expect(rowsOf(columns)).toEqual({ results: [], unlikely: [] });
});
