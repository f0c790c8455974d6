import { expect, test } from 'vitest';
import type { Plural } from '../language/fill.ts';
import { INPUT_SENTENCES } from '../predictor/input-rules.ts';
import { SIGNUP_SENTENCES } from '../signup/signup-form.ts';
import { EN } from './en/index.ts';
import { HI } from './hi/index.ts';
import type { Catalogue } from './message.ts';
import { MR } from './mr/index.ts';

/** Every text of a catalogue by its id; the forms of a plural are texts of their own. */
const textsOf = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([area, texts]) =>
    Object.entries<string | Plural>(texts).flatMap(([key, text]) =>
      Object.entries(typeof text === 'string' ? { '': text } : text).map(
        ([form, one]) => [`${area}.${key} ${form}`.trim(), one] as const,
      ),
    ),
  );
const gapsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const ENGLISH = new Map(textsOf(EN));

test.each([
  ['hi', HI],
  ['mr', MR],
] as const)('%s has the same texts as English, with the same gaps', (_, catalogue) => {
  const translated = new Map(textsOf(catalogue));
  expect([...translated.keys()]).toEqual([...ENGLISH.keys()]);
  const differing = [...translated].filter(([id, text]) => `${gapsOf(text)}` !== `${gapsOf(ENGLISH.get(id) ?? '')}`);
  expect(differing).toEqual([]);
  expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('sentences that the English screens share with the server are the same', () => {
  expect(EN.input).toMatchObject(INPUT_SENTENCES);
  expect(EN.accounts).toMatchObject(SIGNUP_SENTENCES);
});
