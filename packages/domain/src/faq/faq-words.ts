import type { FaqEntry, FaqGroup } from './entry.ts';

/** The texts of the questions: headings by group, sources by key, each question by its id. */
export type FaqWords = {
  titles: Readonly<Record<string, string>>;
  sources: Readonly<Record<string, SourceWords>>;
  entries: Readonly<Record<string, EntryWords>>;
};
type SourceWords = { authority: string; document: string };
type EntryWords = { question: string; answer: readonly string[]; links: readonly string[] };

/** The texts of the questions, as a translator gets them. */
export function wordsOfFaq(groups: readonly FaqGroup[]): FaqWords {
  const entries = groups.flatMap((group) => group.entries);
  return {
    titles: Object.fromEntries(groups.map(({ id, title }) => [id, title])),
    sources: Object.fromEntries(
      entries.map(({ source: { key, authority, document } }) => [key, { authority, document }]),
    ),
    entries: Object.fromEntries(
      entries.map(({ id, question, answer, links = [] }) => [
        id,
        { question, answer, links: links.map(({ label }) => label) },
      ]),
    ),
  };
}

/** Joins the texts of several files for one page. */
export function joinFaqWords(parts: readonly Partial<FaqWords>[]): FaqWords {
  const join = <Key extends keyof FaqWords>(key: Key): FaqWords[Key] =>
    Object.assign({}, ...parts.map((part) => part[key] ?? {}));
  return { titles: join('titles'), sources: join('sources'), entries: join('entries') };
}

/** The same questions in another language. The English texts still find them, because many students type English. */
export function faqInWords(groups: readonly FaqGroup[], words: FaqWords): FaqGroup[] {
  return groups.map((group) => ({
    ...group,
    title: words.titles[group.id] ?? group.title,
    entries: group.entries.map((entry) => inWords(entry, words)),
  }));
}

function inWords(entry: FaqEntry, { entries, sources }: FaqWords): FaqEntry {
  const words = entries[entry.id];
  if (!words) return entry;
  const links = entry.links?.map((link, place) => ({ ...link, label: words.links[place] ?? link.label }));
  return {
    ...entry,
    question: words.question,
    answer: words.answer,
    source: { ...entry.source, ...sources[entry.source.key] },
    ...(links ? { links } : {}),
    alsoAskedAs: [entry.question, ...(entry.alsoAskedAs ?? [])],
  };
}
