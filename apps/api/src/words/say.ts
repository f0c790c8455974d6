import type { Language } from '@dakhila/domain/language/languages';
import { DAY_NAMES } from './day-names.ts';
import { SENTENCES_HI } from './sentences-hi.ts';
import { SENTENCES_MR } from './sentences-mr.ts';

type Translated = Exclude<Language, 'en'>;
type Sentences = Readonly<Record<string, string>>;
type Template = { pattern: RegExp; translated: string };
type Spoken = { whole: ReadonlyMap<string, string>; templates: readonly Template[] };

/** What is longer was written by a person; it is not worth comparing with every sentence. */
const LONGEST_SENTENCE = 600;
const GAPS: Readonly<Record<string, string>> = { '{}': '(.+?)', '{#}': '([\\d,]+)' };
const LISTS = { hi: new Intl.ListFormat('hi'), mr: new Intl.ListFormat('mr') };
const SPOKEN = { hi: spoken(SENTENCES_HI), mr: spoken(SENTENCES_MR) };

/**
 * What the server says, in a language. The English sentence is the key: whoever writes one need not know of others, and
 * one that has no translation is said in English. `{}` in a key stands for what is filled in, `{#}` for a number, `{1}` in
 * the translation for the first of these; a part that is a sentence of ours itself is said in the language too, and so
 * are lists of such parts, and days.
 */
export function say(language: Language, english: string): string {
  if (language === 'en' || english.length > LONGEST_SENTENCE) return english;
  return listIn(language, english) ?? sentenceIn(language, english) ?? withOwnDays(language, english);
}

function sentenceIn(language: Translated, english: string): string | undefined {
  const { whole, templates } = SPOKEN[language];
  const exact = whole.get(english);
  if (exact !== undefined) return exact;
  for (const { pattern, translated } of templates) {
    const parts = pattern.exec(english);
    if (parts) return translated.replace(/\{(\d)\}/g, (_, place: string) => say(language, parts[Number(place)] ?? ''));
  }
  return undefined;
}

/** '3 attempts and 1 session': every part is one of ours, or it is no list. */
function listIn(language: Translated, english: string): string | undefined {
  const parts = english.split(/, | and /);
  if (parts.length === 1) return undefined;
  const said = parts.map((part) => sentenceIn(language, part));
  return said.every((part) => part !== undefined) ? LISTS[language].format(said) : undefined;
}

/** The same for a text of several lines, each of which is a sentence of its own or a point of a list. */
export const sayLines = (language: Language, text: string): string =>
  language === 'en'
    ? text
    : text
        .split('\n')
        .map((line) => (line.startsWith('- ') ? `- ${say(language, line.slice(2))}` : say(language, line)))
        .join('\n');

/** 'Mon, 16 Nov 2026' → 'सोम, 16 नवंबर 2026'. */
function withOwnDays(language: Translated, text: string): string {
  const { months, weekdays } = DAY_NAMES[language];
  return text
    .replace(/\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})\b/g, (whole, day: string, month: string, year: string) =>
      months[month] ? `${day} ${months[month]} ${year}` : whole,
    )
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?=\d)/g, (whole, day: string) =>
      weekdays[day] ? `${weekdays[day]}, ` : whole,
    );
}

function spoken(sentences: Sentences): Spoken {
  const entries = Object.entries(sentences);
  const isTemplate = ([english]: [string, string]) => /\{[}#]/.test(english);
  return {
    whole: new Map(entries.filter((entry) => !isTemplate(entry))),
    templates: entries
      .filter(isTemplate)
      // The one that says most is meant first.
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([english, translated]) => ({ pattern: patternOf(english), translated })),
  };
}

function patternOf(english: string): RegExp {
  const parts = english.split(/(\{#?\})/).map((part) => GAPS[part] ?? escaped(part));
  return new RegExp(`^${parts.join('')}$`, 's');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
