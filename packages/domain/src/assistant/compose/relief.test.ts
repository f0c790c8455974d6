import { expect, test } from 'vitest';
import { plainTextOf } from '../plain-text.ts';
import { ENGLISH } from '../say/speech.ts';
import type { CollegeCost } from '../tool-types.ts';
import { draft } from './parts.ts';
import { reliefParts } from './relief.ts';

type Scheme = CollegeCost['output']['seats'][number]['schemes'][number];
const said = (schemes: Scheme[], fee: CollegeCost['output']['fee'] = null) => {
  const college = {
    exam: 'mht-cet',
    id: '1',
    name: 'GCE',
    short: 'GCE',
    city: 'Kolhapur',
    href: '/college/1',
  } as const;
  const seat = {
    seat: 'cap',
    name: 'CAP seat',
    isOpen: true,
    firstYear: null,
    fourYears: null,
    why: 'unknown',
    schemes,
  };
  const restsOn = { category: 'SEBC', gender: 'female' };
  const parts = reliefParts(
    { college, fee, seats: [seat], restsOn, untold: [], notes: ['Rules of 2025-26.'] },
    ENGLISH,
  );
  return plainTextOf(draft(parts));
};
const waiver = { name: 'Full fee waiver for girls', pays: 'The state pays the tuition fee.' };

test('where the fee is unknown, the schemes that apply are said with what they pay', () => {
  const text = said([
    { ...waiver, isSure: true },
    { name: 'EBC', isSure: false },
  ]);
  expect(text).toMatch(/this applies to you.*Full fee waiver for girls: The state pays the tuition fee\./s);
  expect(text).not.toContain('EBC:');
});

test('what only may apply says so, and too many of them say nothing', () => {
  expect(said([{ ...waiver, isSure: false }])).toContain('this may apply to you');
  expect(said(Array.from({ length: 4 }, (_, at) => ({ name: `Scheme ${at}`, isSure: false })))).toBe('');
});
