import type { Plural } from '@dakhila/domain/language/fill';
import type { Language } from '@dakhila/domain/language/languages';
import { EN } from '@dakhila/domain/messages/en/index';
import { catalogueOf } from '@dakhila/domain/messages/say';

/** Gaps that hold a figure, and gaps that hold a name or what a person wrote; the others may hold messages. */
const FIGURES = ['count', 'some', 'all', 'fitting'];
const NAMES = ['name', 'browser', 'counselor', 'student', 'reason', 'text', 'brand'];
/** Texts of gaps and signs only would fit everything. */
const TOO_GENERAL = /^(calendar\.|general\.point$|lists\.change$)/;

/** Every text of a language by its English: `{}`, `{#}` and `{=}` stand for the gaps of English, `{1}` for the first of them in the translation. */
export function englishTable(language: Language): Record<string, string> {
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
