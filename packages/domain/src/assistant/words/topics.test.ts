import { expect, test } from 'vitest';
import { FAQ_ENTRIES } from '../../faq/faq.ts';
import { INTENTS } from '../intents.ts';
import { howTo } from '../tools/help.ts';
import { patternOf } from './pattern.ts';
import { RULES, TOPICS } from './topics.ts';

test('every row of the table of intents names an intent, and every topic something that can be answered', () => {
  for (const { intent } of RULES) expect(Object.keys(INTENTS)).toContain(intent);
  const ids = new Set(FAQ_ENTRIES.map(({ id }) => id));
  const { anyCollege, residence, formalities, account, rules } = TOPICS;
  for (const { topic } of [anyCollege, residence, formalities, account, rules].flat()) expect(ids).toContain(topic);
  for (const { topic } of TOPICS.howTo) expect(howTo({ topic }), topic).not.toBeNull();
});

test.each([
  ['refund … plan', 'i want a refund of my plan', true],
  ['refund … plan', `refund ${'x'.repeat(60)} plan`, false],
  ['josaa ⇄ (documents?|papers)', 'papers for josaa', true],
  ['@city|pune', 'colleges in @city', true],
  ['fee', 'fees', false],
])('"%s" in "%s": %s', (words, line, isThere) => {
  expect(patternOf(words).test(line)).toBe(isThere);
});
