import { COLLEGE_PHRASES_HI } from '@dakhila/domain/colleges/phrases/hi';
import { COLLEGE_PHRASES_MR } from '@dakhila/domain/colleges/phrases/mr';
import type { Plural } from '@dakhila/domain/language/fill';
import type { Language } from '@dakhila/domain/language/languages';
import { sayLabel } from '@dakhila/domain/language/say-label';
import { EN } from '@dakhila/domain/messages/en/index';
import { type MessageId, messageOf } from '@dakhila/domain/messages/message';
import { catalogueOf, say } from '@dakhila/domain/messages/say';

/** Placeholders for figures, and for names or typed texts; the others may contain messages. */
const FIGURES = ['count', 'some', 'all', 'fitting'];
const NAMES = ['name', 'browser', 'counselor', 'student', 'reason', 'text', 'brand'];
/** Texts of placeholders only would match everything. */
const TOO_GENERAL = /^(calendar\.|general\.point$|lists\.change$)/;

/** Every text of a language by its English: `{}`, `{#}` and `{=}` are the placeholders of English, `{1}` is the first of them in the translation. */
function englishTable(language: Language): Record<string, string> {
  const translated = new Map(textsOf(catalogueOf(language)));
  const rows = textsOf(EN).filter(([id]) => !TOO_GENERAL.test(id));
  return Object.fromEntries(
    rows.map(([id, english]) => {
      const gaps = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const own = (translated.get(id) ?? english).replace(/\{(\w+)\}/g, (_, name) => `{${gaps.indexOf(name) + 1}}`);
      return [english.replace(/\{(\w+)\}/g, (_, name) => kindOf(name)), own];
    }),
  );
}

const kindOf = (gap: string) => (FIGURES.includes(gap) ? '{#}' : NAMES.includes(gap) ? '{=}' : '{}');

const textsOf = (catalogue: object) =>
  Object.entries(catalogue).flatMap(([area, texts]) =>
    Object.entries<string | Plural>(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string'
        ? [[`${area}.${key}`, text]]
        : [
            [`${area}.${key}`, text.other],
            [`${area}.${key}.one`, text.one],
          ],
    ),
  );

type Translated = Exclude<Language, 'en'>;
type Sentences = Readonly<Record<string, string>>;
type Template = { pattern: RegExp; gaps: readonly string[]; translated: string };
type Spoken = { whole: ReadonlyMap<string, string>; templates: readonly Template[] };

/** Longer texts were written by a person and are not compared with every sentence. */
const LONGEST_TEXT = 900;
const MAX_SENTENCES = 12;
/** What may fill a placeholder: anything, a number, or a name. */
const GAPS: Readonly<Record<string, string>> = { '{}': '(.+?)', '{#}': '([\\d,]+)', '{=}': '(.+?)' };
const GAP = /(\{[#=]?\})/;
const LISTS = {
  ' and ': { hi: new Intl.ListFormat('hi'), mr: new Intl.ListFormat('mr') },
  ' or ': {
    hi: new Intl.ListFormat('hi', { type: 'disjunction' }),
    mr: new Intl.ListFormat('mr', { type: 'disjunction' }),
  },
} as const;
const PHRASES = { hi: COLLEGE_PHRASES_HI, mr: COLLEGE_PHRASES_MR };
const SPOKEN = { hi: spoken(englishTable('hi')), mr: spoken(englishTable('mr')) };

/**
 * Translates an English text where only the English is known: texts stored in English (titles and notes of runs,
 * devices, profiles of counselors), and those of the assistant's tools. Everything else uses message ids. A text that
 * is no message stays in English; parts, lists, sentences and days are translated too.
 */
export function sayEnglish(language: Language, english: string): string {
  if (language === 'en' || english.length > LONGEST_TEXT) return english;
  return (
    SPOKEN[language].whole.get(english) ??
    listIn(language, english) ??
    paragraphIn(language, english) ??
    sentenceIn(language, english) ??
    changeIn(language, english) ??
    sayLabel(PHRASES[language], english) ??
    withOwnDays(language, english)
  );
}

function sentenceIn(language: Translated, english: string): string | undefined {
  const { whole, templates } = SPOKEN[language];
  const exact = whole.get(english);
  if (exact !== undefined) return exact;
  for (const { pattern, gaps, translated } of templates) {
    const parts = pattern.exec(english);
    if (!parts) continue;
    return translated.replace(/\{(\d)\}/g, (_, place: string) => {
      const part = parts[Number(place)] ?? '';
      return gaps[Number(place) - 1] === '{=}' ? part : sayEnglish(language, part);
    });
  }
  return undefined;
}

/** '3 attempts and 1 session', 'this; that': every part is one of ours, or it is no list. */
function listIn(language: Translated, english: string): string | undefined {
  if (english.includes('; ')) return eachIn(language, english.split('; '))?.join('; ');
  for (const word of [' and ', ' or '] as const) {
    if (!english.includes(word)) continue;
    const said = eachIn(language, english.split(new RegExp(`, |${word}`)));
    if (said !== undefined) return LISTS[word][language].format(said);
  }
  return undefined;
}

function eachIn(language: Translated, parts: readonly string[]): string[] | undefined {
  const said = parts.map((part) => sentenceIn(language, part));
  return said.every((part) => part !== undefined) ? said : undefined;
}

/** Several known sentences. A full stop may belong to a name, so the shortest known beginning counts. */
function paragraphIn(language: Translated, english: string): string | undefined {
  const ends = [...english.matchAll(/(?<=[.!?]) /g)];
  if (ends.length > MAX_SENTENCES) return undefined;
  for (const { index } of ends) {
    const first = sentenceIn(language, english.slice(0, index));
    if (first === undefined) continue;
    const rest = english.slice(index + 1);
    const more = paragraphIn(language, rest) ?? sentenceIn(language, rest);
    if (more !== undefined) return `${first} ${more}`;
  }
  return undefined;
}

/** 'Category: OPEN → SC'. */
function changeIn(language: Translated, english: string): string | undefined {
  const [, what = '', before = '', now = ''] = /^(.+?): (.+) → (.+)$/.exec(english) ?? [];
  const said = sentenceIn(language, what);
  return said === undefined ? undefined : `${said}: ${sayEnglish(language, before)} → ${sayEnglish(language, now)}`;
}

/** 'Mon, 16 Nov 2026' → 'सोम, 16 नवंबर 2026'. */
function withOwnDays(language: Translated, text: string): string {
  const name = (id: MessageId) => say(language, messageOf(id));
  return text
    .replace(/\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})\b/g, (whole, day: string, month: string, year: string) => {
      const id = MONTHS.get(month);
      return id === undefined ? whole : `${day} ${name(id)} ${year}`;
    })
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=\d)/g, (whole, day: string) => {
      const id = WEEKDAYS.get(day);
      return id === undefined ? whole : `${name(id)}, `;
    });
}

const named = (ids: readonly MessageId[]) => new Map(ids.map((id) => [say('en', messageOf(id)), id]));
const MONTHS = named(
  ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((month) => `calendar.month.${month}` as const),
);
const WEEKDAYS = named(([0, 1, 2, 3, 4, 5, 6] as const).map((day) => `calendar.weekday.${day}` as const));

function spoken(sentences: Sentences): Spoken {
  const entries = Object.entries(sentences);
  const isTemplate = ([english]: [string, string]) => GAP.test(english);
  return {
    whole: new Map(entries.filter((entry) => !isTemplate(entry))),
    templates: entries
      .filter(isTemplate)
      // The longest template is tried first.
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([english, translated]) => ({
        pattern: patternOf(english),
        gaps: english.split(GAP).filter((part) => part in GAPS),
        translated,
      })),
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split(GAP).map((part) => GAPS[part] ?? escaped(part));
  return new RegExp(`^${parts.join('')}$`, 's');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
