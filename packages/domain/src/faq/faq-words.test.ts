import { expect, test } from 'vitest';
import { FAQ } from './faq.ts';
import { faqInWords, joinFaqWords, wordsOfFaq } from './faq-words.ts';
import { buildFaqIndex, searchFaq } from './search-faq.ts';

const english = wordsOfFaq(FAQ);
const translated = faqInWords(FAQ, {
  titles: { account: 'खाता' },
  sources: { 'own-product': { authority: 'यह वेबसाइट', document: 'यह कैसे काम करती है' } },
  entries: { 'no-password': { question: 'पासवर्ड क्यों नहीं है?', answer: ['कोड से लॉगिन होता है।'], links: [] } },
});
const entries = translated.flatMap((group) => group.entries);

test('words that were taken out and put back change nothing that is shown', () => {
  expect(wordsOfFaq(faqInWords(FAQ, english))).toEqual(english);
});

test('words that were written group by group are those of the whole page', () => {
  expect(joinFaqWords(FAQ.map((group) => wordsOfFaq([group])))).toEqual(english);
});

test('what is translated is said in its words, what is not stays English', () => {
  expect(translated.find(({ id }) => id === 'account')?.title).toBe('खाता');
  expect(entries.find(({ id }) => id === 'no-password')?.question).toBe('पासवर्ड क्यों नहीं है?');
  expect(entries.find(({ id }) => id === 'no-password')?.source.authority).toBe('यह वेबसाइट');
  expect(entries.find(({ id }) => id === 'code-did-not-come')?.question).toContain('My code');
});

test.each(['पासवर्ड', 'password'])('a translated question is found by %s', (text) => {
  expect(searchFaq(buildFaqIndex(translated), text)[0]?.id).toBe('no-password');
});
