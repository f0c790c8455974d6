import { expect, test } from 'vitest';
import { plainTextOf } from '../plain-text.ts';
import { ENGLISH } from '../say/speech.ts';
import type { CollegeCost, ToolResult } from '../tool-types.ts';
import { composeCost } from './cost.ts';

type Cost = CollegeCost['output'];
const college = { exam: 'mht-cet', id: '1', name: 'GCE', short: 'GCE', city: 'Kolhapur', href: '/college/1' } as const;
const fee = { rupees: 90_000, tuition: 80_000, development: 10_000, year: '2026-27', source: 'FRA', note: null };
const girls = { name: 'Girls’ waiver', pays: 'It pays the tuition.', who: 'Income up to ₹8 lakh.', isSure: true };
const once = { least: 10_000, most: 10_000 };

const said = (schemes: Cost['seats'][number]['schemes'], more: Partial<Cost> = {}) => {
  const seat = { seat: 'cap', name: 'CAP seat', isOpen: true, firstYear: once, fourYears: once, why: null, schemes };
  const output: Cost = { college, fee, seats: [seat], restsOn: { category: 'SEBC' }, untold: [], notes: [], ...more };
  const result: ToolResult = { tool: 'college-cost', input: { college }, outcome: { ok: true, output } };
  return plainTextOf(composeCost({ text: '', intent: 'cost', topic: 'waiver', slots: {} }, [result], ENGLISH));
};

test('a fee waiver at a college: the own scheme and its condition come first, then what the family pays there', () => {
  expect(said([girls])).toMatch(
    /^Yes, by your answers you get this waiver: Girls’ waiver\.\n\n- It pays the tuition\.\n- Income up to ₹8 lakh\.\n\nGCE, CAP seat: your family pays ₹10,000/,
  );
  expect(said([])).toMatch(/^By your answers, we know of no fee waiver for you at GCE\./);
});

test('where the fee is unknown, the waiver is still said, with the answers it rests on and what is missing', () => {
  const unknown = { seat: 'cap', name: 'CAP seat', isOpen: true, firstYear: null, fourYears: null, why: 'Unknown.' };
  const text = said([], {
    ...{ fee: null, untold: [{ words: 'Tell us your income.', href: '/money' }], notes: ['Rules of 2025-26.'] },
    seats: [{ ...unknown, schemes: [{ ...girls, isSure: false }] }],
  });
  expect(text).toMatch(/^You may get this waiver: Girls’ waiver\.[\s\S]*- Tell us your income\.\n\nGCE: Unknown\./);
  expect(text).toMatch(/Worked out for: SEBC\.\n\nRules of 2025-26\.$/);
});
