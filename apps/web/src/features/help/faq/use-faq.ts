import type { FaqEntry, FaqGroup } from '@dakhila/domain/faq/entry';
import { type DataYears, dataYearsIn, fillYears } from '@dakhila/domain/faq/entry';
import { FAQ } from '@dakhila/domain/faq/faq';
import { type FaqWords, faqInWords, wordsOfFaq } from '@dakhila/domain/faq/faq-words';
import { buildFaqIndex, type FaqIndex } from '@dakhila/domain/faq/search-faq';
import { files } from '../../../../../../data/manifest.json';
import { defineMessages, useMessages } from '../../../lib/messages.ts';

type Faq = { groups: readonly FaqGroup[]; entries: readonly FaqEntry[]; index: FaqIndex };

/** Built once, because a page never changes its language. */
let made: Faq | undefined;

/** The questions in the language of this page, ready to be searched. */
export function useFaq(): Faq {
  const messages = useMessages(faqMessages);
  made ??= faqOf(messages);
  return made;
}

function faqOf(messages: FaqWords): Faq {
  const groups = (messages === ENGLISH ? FAQ : faqInWords(FAQ, messages)).map((group) => ({
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

const ENGLISH = wordsOfFaq(FAQ);

/** The questions and answers themselves, which are data of the domain. */
const faqMessages = defineMessages({
  en: async () => ({ default: ENGLISH }),
  hi: () => import('@dakhila/domain/faq/words/hi').then(({ FAQ_HI }) => ({ default: FAQ_HI })),
  mr: () => import('@dakhila/domain/faq/words/mr').then(({ FAQ_MR }) => ({ default: FAQ_MR })),
});

/** The newest cut-offs of the data that this build belongs to. */
const dataYears: DataYears = dataYearsIn(Object.keys(files));
