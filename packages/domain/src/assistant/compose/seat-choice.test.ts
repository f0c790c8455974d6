import { expect, test } from 'vitest';
import { plainTextOf } from '../plain-text.ts';
import { ENGLISH } from '../say/speech.ts';
import type { CollegeCost, MyMoney, ToolResult } from '../tool-types.ts';
import { SEAT_CHOICE } from '../types.ts';
import { composeCost } from './cost.ts';
import { composeMoney } from './money.ts';

type Cost = CollegeCost['output'];
type Range = Cost['seats'][number]['firstYear'];
type Scheme = MyMoney['output']['schemes'][number];

const seatOf = (seat: string, name: string, firstYear: Range, isOpen = true): Cost['seats'][number] => ({
  ...{ seat, name, isOpen, firstYear, fourYears: firstYear, schemes: [] },
  why: firstYear === null ? 'We don’t know this college’s fee.' : null,
});
const exactly = (rupees: number): Range => ({ least: rupees, most: rupees });
const fee = { rupees: 132_000, tuition: 115_586, development: 16_414, year: '2026-27', source: 'FRA', note: null };
const college = { exam: 'mht-cet', id: '1', name: 'MET College', short: 'MET', city: 'Nashik', href: '/1' } as const;

const scheme = (id: Scheme['id'], verdict: Scheme['verdict'], tuition: number | null): Scheme => ({
  ...{ id, name: `Scheme ${id}`, verdict, tuition, pays: `It pays ${id}.`, who: `For ${id}.`, check: '' },
  ...{ reasons: verdict === 'not' ? ['Your family income is above its limit.'] : [], documents: [] },
});
const moneyOf = (schemes: Scheme[]): ToolResult => ({
  tool: 'my-money',
  input: { about: SEAT_CHOICE },
  outcome: {
    ok: true,
    output: { schemes, restsOn: {}, fitting: 0, mayFit: 0, scholarships: [], untold: [], notes: [] },
  },
});
const TFWS = scheme('tfws', 'may', 1);

function atCollege(seats: Cost['seats'], schemes = [TFWS], restsOn: Cost['restsOn'] = {}) {
  const isKnown = seats.some(({ firstYear }) => firstYear !== null);
  const output: Cost = { college, fee: isKnown ? fee : null, seats, restsOn, untold: [], notes: [] };
  const found: ToolResult = {
    tool: 'college-cost',
    input: { college: { exam: 'mht-cet', id: '1' } },
    outcome: { ok: true, output },
  };
  const understood = { text: '', intent: 'cost', topic: SEAT_CHOICE, slots: {} } as const;
  return plainTextOf(composeCost(understood, [found, moneyOf(schemes)], ENGLISH));
}
const compared = (cap: Range, tfws: Range) =>
  atCollege([seatOf('cap', 'CAP seat', cap), seatOf('tfws', 'TFWS seat', tfws)]).split('\n')[0];

test('the first line compares the TFWS seat and the CAP seat at the college', () => {
  expect(compared(exactly(16_414), exactly(16_414))).toBe(
    'The TFWS seat and the CAP seat both cost you ₹16,414 a year at MET.',
  );
  expect(compared(exactly(0), exactly(7607))).toBe(
    'The CAP seat costs you less at MET: ₹0 a year, the TFWS seat ₹7,607.',
  );
  expect(compared({ least: 0, most: 7607 }, exactly(7607))).toMatch(/^The CAP seat costs you the same or less/);
  expect(compared(exactly(74_207), exactly(16_414))).toMatch(/^The TFWS seat costs you less at MET, if you get one/);
  expect(compared({ least: 7607, most: 90_000 }, exactly(7607))).toMatch(/^The TFWS seat costs you the same or less/);
  expect(compared({ least: 0, most: 90_000 }, exactly(7607))).toMatch(/^It isn’t certain which seat costs you less/);
});

test('where the fee is unknown, it says so and compares by the schemes', () => {
  const text = atCollege(
    [seatOf('cap', 'CAP seat', null), seatOf('tfws', 'TFWS seat', null)],
    [TFWS, scheme('sc', 'applies', 1)],
  );
  expect(text).toMatch(/^We can’t compare the prices at MET\. We don’t know this college’s fee\./);
  expect(text).toContain('the CAP seat costs the same as a TFWS seat, or less: Scheme sc pays the full tuition');
});

test('a TFWS seat that the college does not have, or the family cannot take, is not compared', () => {
  expect(atCollege([seatOf('cap', 'CAP seat', exactly(74_207))])).toMatch(
    /^We know of no TFWS seats at MET\. The CAP seat at MET costs you ₹74,207 a year\./,
  );
  const closed = [seatOf('cap', 'CAP seat', exactly(74_207)), seatOf('tfws', 'TFWS seat', exactly(16_414), false)];
  const text = atCollege(closed, [scheme('tfws', 'not', 1)]);
  expect(text).toMatch(/^By your answers, you can’t take a TFWS seat\. Your family income is above its limit\./);
  expect(text).not.toContain('₹16,414 |');
});

test('seats that the student cannot take are left out of the table', () => {
  const seats = [seatOf('cap', 'CAP seat', exactly(1)), seatOf('ews', 'EWS seat', exactly(1), false)];
  expect(atCollege(seats, [TFWS], { category: 'SEBC' })).not.toContain('EWS');
});

const byRule = (...schemes: Scheme[]) =>
  plainTextOf(
    composeMoney(
      { text: '', intent: 'my-money', topic: SEAT_CHOICE, slots: {} },
      [moneyOf([TFWS, ...schemes])],
      ENGLISH,
    ),
  );

test('without a college, a scheme that pays the whole tuition makes the CAP seat cost no more', () => {
  const text = byRule(scheme('sc', 'applies', 1), scheme('ebc', 'not', 0.5));
  expect(text).toMatch(/^By your answers, the CAP seat costs the same as a TFWS seat, or less: Scheme sc pays/);
  expect(text).toContain('Scheme tfws: It pays tfws. For tfws.');
  expect(text).toContain('Ask again with a college’s name');
  expect(text).not.toContain('Scheme ebc');
});

test('a scheme that only may pay promises nothing, and half of the tuition is not all of it', () => {
  expect(byRule(scheme('vj-nt', 'may', 1))).toMatch(/^Scheme vj-nt may pay the full tuition on your CAP seat\. If so/);
  expect(byRule(scheme('ebc', 'applies', 0.5))).toMatch(/TFWS seat costs less, if you get one.*only a part/);
  expect(byRule(scheme('obc', 'may', 0.5))).toMatch(/Scheme obc may pay a part of the tuition/);
  expect(byRule()).toContain('we know of no scheme that pays your tuition on the CAP seat');
  const anybody = (['sc', 'st', 'sbc', 'girls'] as const).map((id) => scheme(id, 'may', 1));
  expect(byRule(...anybody)).toMatch(/^Which seat costs you less depends on your category, gender and income\./);
});
