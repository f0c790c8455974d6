import { type EditedEntry, faq } from '@dakhila/contract/faq';
import { withFaqEdits } from '@dakhila/domain/faq/edit';
import type { FaqEntry, FaqGroup } from '@dakhila/domain/faq/entry';
import { type DataYears, dataYearsIn, fillYears } from '@dakhila/domain/faq/entry';
import { FAQ } from '@dakhila/domain/faq/faq';
import { type FaqWords, faqInWords, wordsOfFaq } from '@dakhila/domain/faq/faq-words';
import { buildFaqIndex, type FaqIndex } from '@dakhila/domain/faq/search-faq';
import { useQuery } from '@tanstack/react-query';
import { files } from '../../../../../../data/manifest.json';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { locale } from '../../../lib/locale.ts';
import { defineMessages, useMessages } from '../../../lib/messages.ts';

type Faq = { groups: readonly FaqGroup[]; entries: readonly FaqEntry[]; index: FaqIndex };

const editsQuery = { ...endpointQuery(['faq-edits'], faq.edits), retry: false };
const NONE: readonly EditedEntry[] = [];

/** One set of questions for all parts of a page; it changes only when edits arrive. */
let made: { edits: readonly EditedEntry[]; faq: Faq } | undefined;

/** The questions in the language of this page, ready to be searched. Without a connection they are those of the release. */
export function useFaq(): Faq {
  const messages = useMessages(faqMessages);
  const { data } = useQuery(editsQuery);
  const edits = data?.language === locale ? data.entries : NONE;
  if (made?.edits !== edits) made = { edits, faq: faqOf(messages, edits) };
  return made.faq;
}

function faqOf(messages: FaqWords, edits: readonly EditedEntry[]): Faq {
  const released = messages === ENGLISH ? FAQ : faqInWords(FAQ, messages);
  const groups = withFaqEdits(released, new Map(edits.map((edit) => [edit.id, edit]))).map((group) => ({
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
