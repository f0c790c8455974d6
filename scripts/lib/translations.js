// @ts-check

/**
 * The texts of one area: by key, a text or the forms of a plural.
 * @typedef {Record<string, string | Record<string, string>>} Texts
 * @typedef {Record<string, Texts>} Catalogue Areas by name.
 * @typedef {{ id: string } & Record<string, string>} Row An id, and its text in each language.
 */

const FORM = '#';

/**
 * One row for each text, with all languages side by side; the forms of a plural are rows of their own ('billing.attempts#one').
 * @param {Record<string, Catalogue>} catalogues By language.
 * @returns {Row[]}
 */
export function rowsOf(catalogues) {
  const { en = {} } = catalogues;
  return Object.entries(en).flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      (typeof text === 'string' ? [''] : Object.keys(text)).map((form) => ({
        id: `${area}.${key}${form && FORM}${form}`,
        ...Object.fromEntries(
          Object.entries(catalogues).map(([language, own]) => [language, textAt(own[area]?.[key], form)]),
        ),
      })),
    ),
  );
}

/** @param {string | Record<string, string> | undefined} text @param {string} form */
const textAt = (text, form) => (typeof text === 'string' ? text : (text?.[form] ?? ''));

/**
 * The catalogue of a language with the texts of the rows; what the rows do not name stays. Throws at an id that nobody knows.
 * @param {Catalogue} before
 * @param {readonly Row[]} rows
 * @param {string} language
 * @returns {Catalogue}
 */
export function withRows(before, rows, language) {
  const after = structuredClone(before);
  for (const { id, [language]: text } of rows) {
    const [, area = '', key = '', form] = /^([^.]+)\.([^#]+)(?:#(\w+))?$/.exec(id) ?? [];
    const texts = after[area];
    const known = texts?.[key];
    if (!texts || known === undefined || (typeof known === 'string') === (form !== undefined))
      throw new Error(`There is no text ${id}`);
    if (typeof text !== 'string' || text.trim() === '') throw new Error(`${id} has no text in ${language}`);
    if (typeof known === 'string') texts[key] = text;
    else if (form !== undefined) known[form] = text;
  }
  return after;
}
