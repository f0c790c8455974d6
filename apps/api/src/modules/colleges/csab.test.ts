import { josaaColleges } from '@dakhila/contract/colleges';
import type { CsabCutoffs } from '@dakhila/contract/cutoffs';
import { JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
let browser: Browser;
beforeEach(async () => {
  ({ browser } = await aStudent(server));
});

const CIVIL = '35';
const COMPUTER_SCIENCE = 'Computer Science and Engineering (4 Years, Bachelor of Technology)';

async function csab(id: string, programme: string): Promise<CsabCutoffs> {
  const { status, body } = await browser.call(josaaColleges.csab, { params: { id }, query: { programme } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as CsabCutoffs;
}
const poolOf = ({ pools }: CsabCutoffs, wanted: string) =>
  pools.filter(({ quota, seatType, gender }) => `${quota} ${seatType} ${gender}` === wanted);

// Typed by hand from the lists of CSAB and of JoSAA's last rounds.
const GOLDEN = [
  {
    id: 'vnit-nagpur',
    programme: CIVIL,
    pool: 'OS OPEN N',
    years: [
      { year: 2022, closing: [42_917, 43_910], josaaLast: 38_128 },
      { year: 2023, closing: [42_263, 42_417], josaaLast: 38_456 },
      { year: 2024, closing: [39_867], josaaLast: 36_655 },
      { year: 2025, closing: [40_516, 40_600, 40_677], josaaLast: 36_904 },
    ],
  },
  {
    id: 'iiit-pune',
    programme: COMPUTER_SCIENCE,
    pool: 'AI OBC-NCL F',
    years: [
      { year: 2022, closing: [44_113, 45_038], josaaLast: null },
      { year: 2023, closing: [48_857, 53_454], josaaLast: null },
      { year: 2024, closing: [44_847, 49_202], josaaLast: null },
      { year: 2025, closing: [61_268, 62_153, 66_445], josaaLast: null },
    ],
  },
  {
    // In 2023 it closed better than JoSAA's last round had.
    id: 'mnit-jaipur',
    programme: CIVIL,
    pool: 'HS OPEN N',
    years: [
      { year: 2022, closing: [32_084], josaaLast: 30_422 },
      { year: 2023, closing: [30_151], josaaLast: 32_557 },
      { year: 2024, closing: [32_971], josaaLast: 30_509 },
      { year: 2025, closing: [28_877], josaaLast: 28_717 },
    ],
  },
];

test.each(GOLDEN)(
  'the special rounds of $id, $pool, are those of the lists',
  async ({ id, programme, pool, years }) => {
    const answer = await csab(id, programme);
    expect(answer).toMatchObject({ source: 'CSAB', years: { first: 2022, last: 2025 } });
    expect(poolOf(answer, pool).map((own) => own.years)).toEqual([years]);
  },
);

test.each([
  ['an IIT', 'iit-bombay', CIVIL],
  ['a programme that does not exist', 'vnit-nagpur', 'Alchemy'],
])('%s has no special rounds', async (_, id, programme) => {
  expect((await csab(id, programme)).pools).toEqual([]);
});

test('an unknown institute is 404, no programme is 400, a stranger is 401', async () => {
  const statusOf = async (of: Browser, id: string, query: { programme: string }) =>
    (await of.call(josaaColleges.csab, { params: { id }, query })).status;
  expect(await statusOf(browser, 'nit-nowhere', { programme: CIVIL })).toBe(404);
  expect(await statusOf(browser, 'vnit-nagpur', { programme: ' ' })).toBe(400);
  expect(await statusOf(server.newBrowser(), 'vnit-nagpur', { programme: CIVIL })).toBe(401);
});

// The screens say so: were a year's list of category ranks, they would mislead.
test('every year prints common ranks for category seats: they close far beyond the category ranks of JoSAA', () => {
  const { csab: special, cutoffs } = server.deps.catalogue.jee;
  for (const category of ['EWS', 'OBC-NCL', 'SC', 'ST'] as const)
    for (const year of [2022, 2023, 2024, 2025])
      expect(
        medianClosing(special, category, year) / medianClosing(cutoffs, category, year),
        `${category} ${year}`,
      ).toBeGreaterThan(2);
});

type Lists = typeof server.deps.catalogue.jee.csab;

function medianClosing({ institutes, pools, cells }: Lists, category: string, year: number): number {
  const ranks: number[] = [];
  for (let pool = 0; pool < pools.seatType.length; pool += 1) {
    const seat = JOSAA_SEAT_TYPES[pools.seatType[pool] ?? -1];
    const isIit = institutes[pools.institute[pool] ?? -1]?.startsWith('iit-');
    if (seat?.category !== category || seat.isPwd || isIit) continue;
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1)
      if (cells.year[cell] === year) ranks.push(cells.closing[cell] ?? 0);
  }
  return ranks.sort((one, other) => one - other)[Math.floor(ranks.length / 2)] ?? Number.NaN;
}
