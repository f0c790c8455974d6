import { LANGUAGES, type Language } from '../language/languages.ts';
import type { FaqEntry, FaqGroup } from './entry.ts';
import { figuresIn } from './figures.ts';

/** A question with its answer in short paragraphs, in one language. */
export type FaqWording = { question: string; answer: readonly string[] };
/** Everything that an edit of the FAQ changes: the texts of all languages, and the year of the source. */
export type FaqTexts = Readonly<Record<Language, FaqWording>> & { readonly year: number };

export const LONGEST_QUESTION = 140;
export const LONGEST_PARAGRAPH = 700;
export const MOST_PARAGRAPHS = 4;
/** Edits of one entry; each is stored for its history. */
export const MOST_FAQ_EDITIONS = 200;

/** Names that the product shows elsewhere, and terms of the authorities: an answer without them may confuse. */
const NAMES = [
  'College Explorer',
  'College Predictor',
  'Preference list',
  'Standard',
  'Premium',
  'Safe',
  'Likely',
  'Possible',
  'Reach',
  'Freeze',
  'Float',
  'Slide',
] as const;

const textOf = ({ question, answer }: FaqWording): string => [question, ...answer].join(' ');
const namesIn = (wording: FaqWording) => NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(textOf(wording)));
const figuresOf = (wording: FaqWording): string => figuresIn(textOf(wording)).join(' ');

/** What an edit must not be: the first reason in plain English, or null. */
export function refusalOfFaq(texts: FaqTexts): string | null {
  for (const language of LANGUAGES) {
    const { question, answer } = texts[language];
    const whole = textOf(texts[language]);
    const name = LANGUAGE_NAMES[language];
    if (question.trim() === '' || answer.length === 0 || answer.some((part) => part.trim() === ''))
      return `${name} needs a question and an answer.`;
    if (language !== 'en' && ![question, ...answer].every((part) => /\p{Script=Devanagari}/u.test(part)))
      return `The ${name} text has a part that isn’t in Devanagari letters.`;
    if (/[{}]/.test(question)) return `The ${name} question has a gap. Years are filled in only in answers.`;
    if (/[{}]/.test(whole.replaceAll(/\{(?:josaaYear|capYear)\}/g, '')))
      return `${name} has a gap that nothing fills. Only {josaaYear} and {capYear} are known.`;
    if (/\d{1,3},\d{3},\d{3}|\b\d{3},\d{3}\b|(?<![\d,.])\d{5,}/.test(whole))
      return `${name} has a figure that isn’t written the Indian way, such as 1,62,082.`;
    if (/\d[\s\u00a0]%|\bRs\.?\b|₹\s/.test(whole))
      return `Please write 90% and ₹500 without a space in the ${name} text.`;
  }
  return null;
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi', mr: 'Marathi' };

const PLACEHOLDERS = ['{josaaYear}', '{capYear}'] as const;
const placeholdersIn = (wording: FaqWording) => PLACEHOLDERS.filter((name) => textOf(wording).includes(name));

/**
 * What somebody should look at again before an edit is published: it may be right. `release` are the texts of the release,
 * which know what is filled in.
 */
export function cautionsOfFaq(before: FaqTexts, after: FaqTexts, release: FaqTexts): string[] {
  const kept = namesIn(after.en);
  const lost = namesIn(before.en).filter((name) => !kept.includes(name));
  const figures = figuresOf(after.en);
  const others = (['hi', 'mr'] as const).filter((language) => figuresOf(after[language]) !== figures);
  return [
    ...(lost.length > 0 ? [`The English text no longer says ${lost.join(', ')}, as the product does elsewhere.`] : []),
    ...LANGUAGES.flatMap((language) => lostPlaceholders(language, after, release)),
    ...others.map((language) => `The figures in ${LANGUAGE_NAMES[language]} aren’t those of the English text.`),
    ...(after.year < before.year ? [`The source is of ${after.year}; before it was of ${before.year}.`] : []),
  ];
}

function lostPlaceholders(language: Language, after: FaqTexts, release: FaqTexts): string[] {
  const present = placeholdersIn(after[language]);
  const lost = placeholdersIn(release[language]).filter((name) => !present.includes(name));
  if (lost.length === 0) return [];
  const name = LANGUAGE_NAMES[language];
  return [`The ${name} answer no longer has ${lost.join(' and ')}. A year that you type won’t change with new lists.`];
}

/** An edit in one language. */
export type FaqEdit = FaqWording & { year: number };

export const faqEditIn = (texts: FaqTexts, language: Language): FaqEdit => ({ ...texts[language], year: texts.year });

/** One entry with its edit. What students may type in its earlier words still finds it. */
export function withFaqEdit(entry: FaqEntry, edit: FaqEdit | undefined): FaqEntry {
  if (edit === undefined) return entry;
  const { question, answer, year } = edit;
  return {
    ...entry,
    question,
    answer,
    source: { ...entry.source, year },
    alsoAskedAs: [...new Set([entry.question, ...(entry.alsoAskedAs ?? [])])].filter((asked) => asked !== question),
  };
}

/** All questions with their edits. Edits of entries that this release does not have are left out. */
export const withFaqEdits = (groups: readonly FaqGroup[], edits: ReadonlyMap<string, FaqEdit>): FaqGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => withFaqEdit(entry, edits.get(entry.id))),
  }));
