import { expect, test } from 'vitest';
import { capCutoffs } from '../../../../test/colleges.ts';
import { viewHistory } from '../shared/cutoffs/history-view.ts';
import { matchingPools } from './compare-cutoffs.tsx';

/** A college that became autonomous: its home university seats ended, its state level seats began. */
function autonomousSince2024(endOfHome: number) {
  const history = capCutoffs();
  const pool = { programme: 0, stage: 'I', exam: 'MHT-CET' };
  history.pools = [
    { ...pool, category: 'GOPENH', section: 'HU', years: [{ year: endOfHome, closing: [[900, 99]] }] },
    { ...pool, category: 'GOPENS', section: 'STATE', years: [{ year: 2025, closing: [[800, 99]] }] },
  ];
  history.words.section = { HU: 'Home university seats', STATE: 'State level seats' };
  return viewHistory(history);
}

const namesOf = (endOfHome: number) => matchingPools(autonomousSince2024(endOfHome), 'OPEN').map(({ name }) => name);

test('seats of the newest list come before seats that ended', () => {
  expect(namesOf(2023)).toEqual(['State level seats', 'Home university seats']);
});

test('seats that ended long ago are left out', () => {
  expect(namesOf(2022)).toEqual(['State level seats']);
});
