import { COLLEGE_PHRASES_HI } from '../colleges/phrases/hi.ts';
import { COLLEGE_PHRASES_MR } from '../colleges/phrases/mr.ts';
import { fill, formFor, type Plural } from '../language/fill.ts';
import { FORMAT_TAGS, LANGUAGES, type Language } from '../language/languages.ts';
import { type Phrases, sayLabel } from '../language/say-label.ts';
import { EN } from './en/index.ts';
import { HI } from './hi/index.ts';
import type { Catalogue, Message, MessageId, Text, Unsaid, Values } from './message.ts';
import { MR } from './mr/index.ts';

const CATALOGUES: Record<Language, Catalogue> = { en: EN, hi: HI, mr: MR };
/** All texts of a language as they are written down. */
export const catalogueOf = (language: Language): Catalogue => CATALOGUES[language];

const PHRASES: Record<Language, Phrases> = { en: {}, hi: COLLEGE_PHRASES_HI, mr: COLLEGE_PHRASES_MR };

/** What one language needs to put messages into words. */
const SPOKEN = Object.fromEntries(LANGUAGES.map((language) => [language, spokenIn(language)])) as Record<
  Language,
  ReturnType<typeof spokenIn>
>;

function spokenIn(language: Language) {
  const tag = FORMAT_TAGS[language];
  const texts = Object.entries(CATALOGUES[language]).flatMap(([area, own]) =>
    Object.entries(own).map(([key, text]): [string, string | Plural] => [`${area}.${key}`, text]),
  );
  return {
    texts: new Map(texts),
    plurals: new Intl.PluralRules(tag),
    list: new Intl.ListFormat(tag, { type: 'conjunction' }),
  };
}

/** A text in a language. */
export function say(language: Language, text: Text): string {
  if (typeof text === 'string') return text;
  if ('messageId' in text) return sayMessage(language, text);
  if ('officialLabel' in text) return sayLabel(PHRASES[language], text.officialLabel) ?? text.officialLabel;
  const parts = text.parts.map((part) => say(language, part));
  return text.between === 'and' ? SPOKEN[language].list.format(parts) : parts.join(text.between);
}

/** Whether a text is the id of a message. */
export const isMessageId = (text: string): text is MessageId => SPOKEN.en.texts.has(text);

/** The text of an id as it is written down, with the gaps open. */
const textOf = (language: Language, id: MessageId): string | Plural => SPOKEN[language].texts.get(id) ?? id;

function sayMessage(language: Language, { messageId, values = {} }: Message): string {
  const text = textOf(language, messageId);
  return fill(formFor(SPOKEN[language].plurals, text, values.count), saidValues(language, values));
}

const saidValues = (language: Language, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : say(language, value)]),
  );

/** An answer with all its texts in a language. Parts without texts stay the same objects. */
export const sayIn = <T>(language: Language, answer: Unsaid<T>): T => sayAll(language, answer) as T;

/** The same for an answer of any shape. */
export function sayAll(language: Language, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  if (isUnsaid(part)) return say(language, part);
  if (Array.isArray(part)) {
    const said = part.map((one) => sayAll(language, one));
    return said.some((one, at) => one !== part[at]) ? said : part;
  }
  const entries = Object.entries(part);
  const said = entries.map(([name, value]) => [name, sayAll(language, value)] as const);
  return said.some(([, value], at) => value !== entries[at]?.[1]) ? Object.fromEntries(said) : part;
}

/** No answer has fields of these names otherwise. */
const isUnsaid = (part: object): part is Exclude<Text, string> =>
  'messageId' in part || 'officialLabel' in part || ('parts' in part && 'between' in part);
