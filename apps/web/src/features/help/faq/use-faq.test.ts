import { FAQ } from '@dakhila/domain/faq/faq';
import { type FaqWords, faqInWords, wordsOfFaq } from '@dakhila/domain/faq/faq-words';
import { figuresIn } from '@dakhila/domain/faq/figures';
import { buildFaqIndex, searchFaq } from '@dakhila/domain/faq/search-faq';
import { FAQ_HI } from '@dakhila/domain/faq/words/hi';
import { FAQ_MR } from '@dakhila/domain/faq/words/mr';
import { describe, expect, test } from 'vitest';

/** What the words of each question say in figures, paragraph by paragraph. */
const figuresOf = ({ titles, entries }: FaqWords) => ({
  titles: Object.keys(titles),
  entries: Object.fromEntries(
    Object.entries(entries).map(([id, { question, answer, links }]) => [
      id,
      { question: figuresIn(question), answer: answer.map(figuresIn), links: links.length },
    ]),
  ),
});

describe.each([
  ['Hindi', FAQ_HI, { wrong: 'गलत जानकारी', seat: 'सीट कोड' }],
  ['Marathi', FAQ_MR, { wrong: 'चुकीची माहिती', seat: 'सीट कोड' }],
])('in %s', (_, messages, asked) => {
  test('every question is said, with the same years, ranks and shares', () => {
    expect(figuresOf(messages)).toEqual(figuresOf(wordsOfFaq(FAQ)));
  });

  test.each([
    [asked.wrong, 'report-wrong-fact'],
    [asked.seat, 'seat-code'],
    ['पासवर्ड', 'no-password'],
    ['otp nahi aaya', 'code-did-not-come'],
    ['freeze float slide', 'freeze-float-slide'],
  ])('%s finds %s', (text, id) => {
    expect(searchFaq(buildFaqIndex(faqInWords(FAQ, messages)), text)[0]?.id).toBe(id);
  });
});
