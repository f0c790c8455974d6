import { LANGUAGES } from '@dakhila/domain/language/languages';
import { expect, test } from 'vitest';
import { startersFor } from './starters.ts';

const OF_JOSAA = /JoSAA|JEE|NIT|float/i;
const OF_CAP = /CAP|MHT-CET|COEP|VJTI|PICT/;

test.each(LANGUAGES)(
  'in %s a student of MHT-CET is offered nothing of JoSAA, and the cut-off of the own category',
  (language) => {
    const starters = startersFor({ mhtCet: { percentile: 88.4, category: 'SEBC' } }, language);
    expect(starters).toHaveLength(4);
    expect(starters.filter((one) => OF_JOSAA.test(one))).toEqual([]);
    expect(starters.join(' ')).toContain('88.4');
    expect(starters.join(' ')).toContain('SEBC');
  },
);

test.each(LANGUAGES)('in %s a student of JEE is offered nothing of CAP', (language) => {
  const starters = startersFor({ josaa: { mainCrl: 25_000, category: 'OBC-NCL' } }, language);
  expect(starters).toHaveLength(4);
  expect(starters.filter((one) => OF_CAP.test(one))).toEqual([]);
  expect(starters.join(' ')).toContain('OBC-NCL');
});

test('a student of both exams, or of none yet, is offered questions of both', () => {
  for (const profile of [{}, { mhtCet: { percentile: 88.4 }, josaa: { mainPercentile: 91.2 } }]) {
    const starters = startersFor(profile, 'en').join(' ');
    expect(starters).toMatch(OF_JOSAA);
    expect(starters).toMatch(OF_CAP);
  }
});
