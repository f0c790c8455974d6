import { type FaqEntry, type FaqGroup, fillYears } from '@dakhila/domain/faq/entry';
import { FAQ } from '@dakhila/domain/faq/faq';
import { type FaqWords, faqInWords } from '@dakhila/domain/faq/faq-words';
import { buildFaqIndex, type FaqIndex } from '@dakhila/domain/faq/search-faq';
import { useMessages } from '../../../../lib/messages.ts';
import { dataYears } from './data-years.ts';
import { faqWords } from './faq-words.ts';

type Faq = { groups: readonly FaqGroup[]; entries: readonly FaqEntry[]; index: FaqIndex };

/** The page keeps its language, so this is made once. */
let made: Faq | undefined;

/** The questions in the language of this page, ready to be searched. */
export function useFaq(): Faq {
  const words = useMessages(faqWords);
  made ??= faqOf(words);
  return made;
}

function faqOf(words: FaqWords): Faq {
  const groups = (words === faqWords.en ? FAQ : faqInWords(FAQ, words)).map((group) => ({
    ...group,
    entries: group.entries.map(withYears),
  }));
  const entries = groups.flatMap((group) => group.entries);
  return { groups, entries, index: buildFaqIndex(groups) };
}

const withYears = (entry: FaqEntry): FaqEntry => ({
  ...entry,
  answer: entry.answer.map((paragraph) => fillYears(paragraph, dataYears)),
});
