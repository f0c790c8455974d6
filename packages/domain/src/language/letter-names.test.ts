import { expect, test } from 'vitest';
import { spelledInDevanagari } from './letter-names.ts';

test.each([
  ['BAMU', ['बीएएमयू']],
  ['ICT', ['आयसीटी', 'आईसीटी']],
  ['', ['']],
])('%s is said %j', (abbreviation, said) => {
  expect(spelledInDevanagari(abbreviation)).toEqual(said);
});
