import { expect, test } from 'vitest';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { inLatin } from './devanagari.ts';
import { restsAfterName, restsAfterSpelling, soundsLike, soundsOf } from './sound.ts';

const NAMES = soundsOf(['vishwakarma', 'dnyaneshwar', 'hahahahahahahahaha']);

test('a name is found by its sound', () => {
  expect(soundsLike(NAMES, 'विश्वकर्मा')).toBe('vishwakarma');
  expect(soundsLike(NAMES, 'ज्ञानेश्वर')).toBe('dnyaneshwar');
  expect(restsAfterName('कुलकर्णींना', 'kulkarni')).toContain('ंना');
  expect(restsAfterSpelling('आशा', 'aashala')).toContain('la');
});

test.each(['क', 'ह', 'हं', 'क्ष', 'पा', 'विश्वकर्मा'])(
  'a word of "%s" without end is no name, and is not looked up',
  (letters) => {
    const word = letters.repeat(10_000);
    let asked = 0;
    const counted = new Map(NAMES);
    counted[Symbol.iterator] = () => {
      asked += 1;
      return new Map(NAMES).entries();
    };
    expect(soundsLike(counted, word)).toBeUndefined();
    expect(asked).toBe(0);
    expect(restsAfterName(word, 'k'.repeat(10_000))).toEqual([]);
    expect(restsAfterSpelling(word, 'k'.repeat(10_000))).toEqual([]);
  },
);

test('a message of many words is read by its beginning', () => {
  expect(inLatin(`${'सीट '.repeat(400)}वारंगल`, TEST_LEXICON)).not.toContain('warangal');
  expect(inLatin(`${'सीट '.repeat(200)}वारंगल`, TEST_LEXICON)).toContain('warangal');
});
