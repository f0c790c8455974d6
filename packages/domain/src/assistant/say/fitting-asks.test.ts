import { expect, test } from 'vitest';
import { fittingAsks, withoutGirls } from './fitting-asks.ts';
import { ENGLISH } from './speech.ts';

const { asks } = ENGLISH.words;
const OF_BOTH = [asks.vjtiCutoff, asks.whichNits, asks.betterment, asks.freeze, asks.howToPredict];

test('a student of one exam is offered no question of the other', () => {
  expect(fittingAsks(OF_BOTH, 'mht-cet', {}, ENGLISH)).toEqual([asks.vjtiCutoff, asks.betterment, asks.howToPredict]);
  expect(fittingAsks(OF_BOTH, 'josaa', {}, ENGLISH)).toEqual([asks.whichNits, asks.freeze, asks.howToPredict]);
});

test('who asks about the other exam is still offered more about it', () => {
  const colleges = [{ exam: 'josaa' as const, id: 'nit-warangal' }];
  expect(fittingAsks(OF_BOTH, 'mht-cet', { colleges }, ENGLISH)).toEqual(OF_BOTH);
});

test('where nothing is left, questions of the own exam are offered', () => {
  expect(fittingAsks([asks.vjtiCutoff, asks.documents], 'josaa', {}, ENGLISH)).toEqual([
    asks.whichColleges,
    asks.freeze,
  ]);
});

test('no sample percentile is offered to a student with figures', () => {
  expect(fittingAsks(['Which colleges can I get with 95 percentile?'], 'mht-cet', {}, ENGLISH)).toEqual([
    asks.whichColleges,
  ]);
});

test('a boy is not offered the cut-offs of girls', () => {
  expect(withoutGirls([asks.forGirls, asks.forObc], ENGLISH)).toEqual([asks.forObc]);
});
