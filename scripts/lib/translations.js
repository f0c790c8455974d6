// @ts-check
import { isPlural } from './catalogues.js';

/**
 * @typedef {import('./catalogues.js').Texts} Texts
 * @typedef {Record<string, Texts>} Catalogues Texts by area.
 * @typedef {{ id: string } & Record<string, string>} Row An id, and its text in each language.
 */

/**
 * One row for each text, with all languages side by side; the forms of a plural are rows of their own ('billing.attempts#one').
 * @param {Record<string, Catalogues>} catalogues By language.
 * @returns {Row[]}
 */
export function rowsOf(catalogues) {
  const { en = {} } = catalogues;
  const texts = Object.entries(catalogues).map(
    ([language, own]) => /** @type {const} */ ([language, new Map(placesOf(own).map(({ id, text }) => [id, text]))]),
  );
  return placesOf(en).map(({ id }) => ({
    id,
    ...Object.fromEntries(texts.map(([language, own]) => [language, own.get(id) ?? ''])),
  }));
}

/**
 * Every text with its id and the place where it stands.
 * @param {Texts} part
 * @param {string} [id]
 * @returns {{ id: string, text: string, part: Texts, key: string }[]}
 */
function placesOf(part, id = '') {
  const between = isPlural(part) ? '#' : id && '.';
  return Object.entries(part).flatMap(([key, value]) => {
    const own = `${id}${between}${key}`;
    return typeof value === 'string' ? [{ id: own, text: value, part, key }] : placesOf(value, own);
  });
}

/**
 * The catalogues of a language with the texts of the rows; what the rows do not name stays. Throws at an id that nobody knows.
 * @param {Catalogues} before
 * @param {readonly Row[]} rows
 * @param {string} language
 * @returns {Catalogues}
 */
export function withRows(before, rows, language) {
  const after = structuredClone(before);
  const places = new Map(placesOf(after).map((place) => [place.id, place]));
  for (const { id, [language]: text } of rows) {
    const place = places.get(id);
    if (!place) throw new Error(`There is no text ${id}`);
    if (typeof text !== 'string' || text.trim() === '') throw new Error(`${id} has no text in ${language}`);
    place.part[place.key] = text;
  }
  return after;
}
