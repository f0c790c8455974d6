import { expect, test } from 'vitest';
import { JOSAA_SEAT_TYPES } from '../../colleges/josaa-codes.ts';
import { type JosaaPool, josaaTable } from './josaa-table.ts';

const seatOf = (category: string, isPwd = false) =>
  JOSAA_SEAT_TYPES.findIndex((seat) => seat.category === category && seat.isPwd === isPwd);
const aPool = (rankBasis: JosaaPool['institute']['rankBasis'], seatType: number): JosaaPool => ({
  institute: { id: rankBasis, rankBasis },
  programme: { branch: 'Civil Engineering', years: 4, degree: 'Bachelor of Technology' },
  quota: 0,
  seatType,
  gender: 0,
});
const NOTHING = {
  pools: { institute: [], programme: [], quota: [], seatType: [], gender: [], firstCell: [0] },
  cells: { year: [], round: [], opening: [], closing: [] },
};

test('the lists of the categories grow by the result of JEE Main; open seats and the IITs do not go by it', () => {
  const table = josaaTable(
    {
      ...NOTHING,
      records: [],
      programmes: [],
      isOrdinary: () => true,
      qualifying: (['EWS', 'OBC-NCL', 'SC', 'ST'] as const).flatMap((category, at) => [
        { year: 2025, category, percentile: 60 },
        { year: 2026, category, percentile: at === 2 ? 80 : 60 },
      ]),
    },
    [
      aPool('JEE Main', seatOf('SC')),
      aPool('JEE Main', seatOf('ST', true)),
      aPool('JEE Main', seatOf('OPEN')),
      aPool('JEE Advanced', seatOf('SC')),
    ],
  );
  const growths = [0, 1, 2, 3].map((pool) => table.listGrowth?.(table.poolOf[pool] ?? -1, 2026));
  expect(growths[0]).toBeCloseTo(Math.log(2));
  expect(growths[1]).toBeCloseTo(Math.log(2) / 4);
  expect(growths.slice(2)).toEqual([undefined, undefined]);
});
