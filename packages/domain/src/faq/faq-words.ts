import type { FaqEntry, FaqGroup } from './entry.ts';

/** What the questions say, apart from what they are: headings by group, and each question by its id. */
export type FaqWords = {
  titles: Readonly<Record<string, string>>;
  entries: Readonly<Record<string, EntryWords>>;
};
type EntryWords = { question: string; answer: readonly string[]; links: readonly string[] };

/** The words of questions as they stand, as a translator gets them. */
export function wordsOfFaq(groups: readonly FaqGroup[]): FaqWords {
  const entries = groups.flatMap((group) => group.entries);
  return {
    titles: Object.fromEntries(groups.map(({ id, title }) => [id, title])),
    entries: Object.fromEntries(
      entries.map(({ id, question, answer, links = [] }) => [
        id,
        { question, answer, links: links.map(({ label }) => label) },
      ]),
    ),
  };
}

/** The words of several groups as those of one page. */
export function joinFaqWords(parts: readonly FaqWords[]): FaqWords {
  return {
    titles: Object.fromEntries(parts.flatMap(({ titles }) => Object.entries(titles))),
    entries: Object.fromEntries(parts.flatMap(({ entries }) => Object.entries(entries))),
  };
}

/** The same questions in other words. They are still found by the English ones, which many students type. */
export function faqInWords(groups: readonly FaqGroup[], words: FaqWords): FaqGroup[] {
  return groups.map((group) => ({
    ...group,
    title: words.titles[group.id] ?? group.title,
    entries: group.entries.map((entry) => inWords(entry, words.entries[entry.id])),
  }));
}

function inWords(entry: FaqEntry, words: EntryWords | undefined): FaqEntry {
  if (!words) return entry;
  const links = entry.links?.map((link, place) => ({ ...link, label: words.links[place] ?? link.label }));
  return {
    ...entry,
    question: words.question,
    answer: words.answer,
    ...(links ? { links } : {}),
    alsoAskedAs: [entry.question, ...(entry.alsoAskedAs ?? [])],
  };
}
