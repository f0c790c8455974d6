import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cautionsOfFaq, type FaqTexts, faqEditIn, refusalOfFaq, withFaqEdits } from './edit.ts';
import { FAQ, FAQ_ENTRIES } from './faq.ts';
import { fileTextsOf } from './file-texts.ts';
import { buildFaqIndex, searchFaq } from './search-faq.ts';

const textsOf = (id: string): FaqTexts => {
  const texts = fileTextsOf(id);
  if (!texts) throw new Error(id);
  return texts;
};
const BANDS = textsOf('bands');

test('the texts of the files are accepted as they are, without a caution', () => {
  for (const { id } of FAQ_ENTRIES) {
    expect(refusalOfFaq(textsOf(id)), id).toBeNull();
    expect(cautionsOfFaq(textsOf(id), textsOf(id), textsOf(id)), id).toEqual([]);
  }
  expect(fileTextsOf('no-such-question')).toBeUndefined();
});

const wording = (question: string, ...answer: string[]) => ({ question, answer });
test.each([
  ['a language without an answer', { hi: wording('क्या?') }, 'Hindi needs'],
  ['an empty paragraph', { en: wording('What?', 'This.', ' ') }, 'English needs'],
  ['English in the place of Marathi', { mr: wording('What is it?', 'This.') }, 'Devanagari'],
  ['a gap that nothing fills', { en: wording('What?', 'In {year}.') }, '{josaaYear}'],
  ['figures in millions', { en: wording('What?', 'Rank 162,082.') }, 'Indian way'],
  ['a figure without commas', { en: wording('What?', 'Rank 162082.') }, 'Indian way'],
  ['a space before %', { en: wording('What?', '90 % of them.') }, 'without a space'],
])('refuses %s', (_, part, said) => {
  expect(refusalOfFaq({ ...BANDS, ...part })).toContain(said);
});

test('asks again when a name of the product is gone, figures differ, or the source is older', () => {
  const en = wording('What do the bands mean?', ...BANDS.en.answer.map((part) => part.replaceAll('Safe', 'Certain')));
  expect(cautionsOfFaq(BANDS, { ...BANDS, en }, BANDS)[0]).toContain('no longer says Safe');
  const hi = { ...BANDS.hi, answer: ['यह 17 है।'] };
  expect(cautionsOfFaq(BANDS, { ...BANDS, hi }, BANDS)).toEqual([expect.stringContaining('figures in Hindi')]);
  expect(cautionsOfFaq(BANDS, { ...BANDS, year: BANDS.year - 1 }, BANDS)).toEqual([
    expect.stringContaining('The source is of'),
  ]);
});

test('asks again when an edit loses a year that the release fills in, also when an earlier edit had lost it', () => {
  const id = FAQ_ENTRIES.find(({ answer }) => answer.join(' ').includes('{josaaYear}'))?.id ?? '';
  const release = textsOf(id);
  const typed = (text: string) => text.replaceAll('{josaaYear}', '2026');
  const after = { ...release, hi: { ...release.hi, answer: release.hi.answer.map(typed) } };
  for (const before of [release, after])
    expect(cautionsOfFaq(before, after, release)).toContainEqual(
      expect.stringMatching(/^The Hindi answer no longer has \{josaaYear\}/),
    );
});

test('an edit changes its own entry and nothing else, in the order of the page', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FAQ_ENTRIES.map(({ id }) => id)),
      fc.constantFrom('en', 'hi', 'mr'),
      (id, language) => {
        const texts = { ...textsOf(id), [language]: wording('नया प्रश्न zebra?', 'नया उत्तर.') };
        const merged = withFaqEdits(FAQ, new Map([[id, faqEditIn(texts, language)]])).flatMap(({ entries }) => entries);
        expect(merged.map((entry) => entry.id)).toEqual(FAQ_ENTRIES.map((entry) => entry.id));
        merged.forEach((entry, at) => {
          if (entry.id === id) expect(entry.question).toBe('नया प्रश्न zebra?');
          else expect(entry).toEqual(FAQ_ENTRIES[at]);
        });
      },
    ),
  );
});

test('an edited question is found by its new and by its earlier words', () => {
  const edit = { question: 'Why do we send zebras?', answer: ['Because of stripes.'], year: 2026 };
  const index = buildFaqIndex(withFaqEdits(FAQ, new Map([['no-password', edit]])));
  for (const asked of ['zebras', 'why is there no password'])
    expect(searchFaq(index, asked)[0]?.id, asked).toBe('no-password');
});

test('an edit of an entry that is no longer there changes nothing', () => {
  const edit = { question: 'Gone?', answer: ['Gone.'], year: 2026 };
  expect(withFaqEdits(FAQ, new Map([['gone', edit]]))).toEqual(FAQ);
});
