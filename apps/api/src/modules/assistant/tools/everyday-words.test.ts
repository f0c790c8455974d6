import { join } from 'node:path';
import { readSlots } from '@dakhila/domain/assistant/read/read-slots';
import { EMPTY_CONTEXT } from '@dakhila/domain/assistant/types';
import { EVERYDAY_WORDS } from '@dakhila/domain/assistant/words/vocabulary';
import { expect, test } from 'vitest';
import { factsIn } from '../../../../test/facts.ts';
import { PROJECT_DIR } from '../../../config.ts';
import { lexiconOf } from './lexicon.ts';

const lexicon = lexiconOf(factsIn(join(PROJECT_DIR, 'data')));

test.each([
  (word: string) => word,
  (word: string) => `${word} college`,
  (word: string) => `${word} cutoff`,
  (word: string) => `mechanical ke liye ${word} college`,
  (word: string) => `GHAR KE PAAS ${word.toUpperCase()} SASTA COLLEGE`,
])('an everyday word of Hindi or Marathi in Latin letters never names a college or a place: %s', (question) => {
  const named = [...EVERYDAY_WORDS].filter((word) => {
    const text = question(word);
    const { mentions, unknownCollege, slots } = readSlots(text, text.toLowerCase(), lexicon, EMPTY_CONTEXT);
    return mentions.colleges.length > 0 || mentions.choices !== undefined || unknownCollege !== undefined || slots.city;
  });
  expect(named).toEqual([]);
});

test('what everyday words surround is still a college', () => {
  const text = 'mujhe sabse accha VJTI me computer chahiye';
  expect(readSlots(text, text.toLowerCase(), lexicon, EMPTY_CONTEXT).mentions.colleges).toEqual([
    { exam: 'mht-cet', id: '03012' },
  ]);
});
