import { expect, test } from 'vitest';
import { FAQ, FAQ_ENTRIES } from './faq.ts';
import { buildFaqIndex, searchFaq } from './search-faq.ts';

const index = buildFaqIndex(FAQ_ENTRIES);
const idsOf = (text: string) => searchFaq(index, text).map(({ id }) => id);

test('there are at least sixty questions, each with an address of its own', () => {
  expect(FAQ_ENTRIES.length).toBeGreaterThanOrEqual(60);
  const ids = [...FAQ.map(({ id }) => id), ...FAQ_ENTRIES.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every rule of admission names its authority and year', () => {
  const aboutUs = ['category-rank-missing', 'blank-cutoff', 'cap-and-josaa-together', 'college-code-renumbered'];
  const rules = FAQ.filter(({ id }) => /^(josaa|cap|documents)/.test(id)).flatMap(({ entries }) => entries);
  for (const { id, source } of rules) if (!aboutUs.includes(id)) expect(source, id).toBeDefined();
  for (const { source } of FAQ_ENTRIES) if (source) expect(source.year).toBeGreaterThanOrEqual(2024);
});

test.each([
  ['freeze float slide', 'freeze-float-slide'],
  ['otp nahi aaya', 'code-did-not-come'],
  ['paise kat gaye', 'payment-not-confirmed'],
  ['how many cap rounds', 'cap-number-of-rounds'],
  ['refnd top up', 'refund-top-up'],
  ['cast validity certficate', 'caste-validity'],
  ['auto freeze first six', 'compulsory-acceptance'],
  ['home stat', 'home-state'],
  ['TFWS', 'tfws'],
  ['girls quota', 'female-only-seats'],
  ['delete my acount', 'delete-account'],
  ['is my data sold', 'who-sees-my-data'],
  ['gopenh', 'seat-code'],
])('%s finds %s among the first three', (text, id) => {
  expect(idsOf(text).slice(0, 3)).toContain(id);
});

test.each(['', '   ', 'the of is', 'zzzzqqq', '<script>'])('%j finds nothing', (text) => {
  expect(idsOf(text)).toEqual([]);
});
