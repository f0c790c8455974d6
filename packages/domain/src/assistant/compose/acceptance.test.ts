import { expect, test } from 'vitest';
import { speechIn } from '../say/speech.ts';
import { acceptanceLine } from './acceptance.ts';

const line = (slots: { choicePlace?: number; round?: number }, language: 'en' | 'hi' | 'mr' = 'en') =>
  acceptanceLine(slots, { josaa: 2026, cap: 2026 }, speechIn(language));

test.each([
  [1, 1, true],
  [2, 1, false],
  [3, 2, true],
  [4, 2, false],
  [6, 3, true],
  [7, 3, false],
  [40, 4, true],
])('choice %i in round %i must be accepted: %s', (choicePlace, round, must) => {
  expect(/is compulsory/.test(line({ choicePlace, round }))).toBe(must);
  expect(/लेना ज़रूरी है/.test(line({ choicePlace, round }, 'hi'))).toBe(must);
  expect(/घ्यावाच लागतो\. पुढच्या/.test(line({ choicePlace, round }, 'mr'))).toBe(must);
});

test('a choice without a round is told from which round on it counts, and nothing is said without a choice', () => {
  expect(line({ choicePlace: 5 })).toContain('from round 3 on');
  expect(line({ round: 1 })).toBe('');
});
