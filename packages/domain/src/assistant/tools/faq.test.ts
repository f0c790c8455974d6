import { expect, test } from 'vitest';
import { FAQ_ENTRIES } from '../../faq/faq.ts';
import { FAQ_HI } from '../../faq/words/hi.ts';
import { FAQ_MR } from '../../faq/words/mr.ts';
import { askedInScript, askedWordForWord } from './faq.ts';

test.each([
  ['Hindi', FAQ_HI],
  ['Marathi', FAQ_MR],
])('every question of the FAQ in %s is known as itself', (_, { entries }) => {
  const other = Object.entries(entries).flatMap(([id, { question }]) =>
    askedInScript(question)?.id === id ? [] : [question],
  );
  expect(other).toEqual([]);
});

test('every question of the FAQ in English is known word for word', () => {
  for (const { id, question } of FAQ_ENTRIES) expect(askedWordForWord(question.toUpperCase())).toBe(id);
});

test.each(['पुणे में बारिश कब होगी', 'व्हीजेटीआय कॉम्प्युटरचा कटऑफ', 'मेरा नाम आशा है'])(
  '"%s" is none of the questions of the FAQ',
  (text) => {
    expect(askedInScript(text)).toBeUndefined();
  },
);
