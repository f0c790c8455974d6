// @ts-check
import { isPlural } from './catalogues.js';

const DEVANAGARI = /[\u0900-\u097F]/;
const LATIN_WORD = /[A-Za-z]{2,}/;
/** Where `fill` puts a value into a text. */
const GAP = /\{\w+\}/g;
/** The form of a plural: it is chosen by the count, never named. */
const FORM = /\.(?:one|other)$/;

/**
 * Every text of a feature by its path: `labels.phone` → '10 digits'.
 * @param {unknown} words
 * @param {string} [path]
 * @returns {Map<string, unknown>}
 */
export function wordsByPath(words, path = '') {
  if (typeof words !== 'object' || words === null) return new Map([[path, words]]);
  const parts = Object.entries(words).map(([key, value]) => wordsByPath(value, path ? `${path}.${key}` : key));
  return new Map(parts.flatMap((part) => [...part]));
}

/**
 * The faults of one translation: missing or extra paths, texts that are still English, and gaps (`{name}`) that differ.
 * @param {object} en
 * @param {object} translated
 * @param {(value: string) => boolean} mayStay
 */
export function faultsOfTranslation(en, translated, mayStay) {
  const english = wordsByPath(en);
  const own = wordsByPath(translated);
  return [
    ...[...english.keys()].filter((path) => !own.has(path)).map((path) => `${path} is missing`),
    ...[...own.keys()].filter((path) => !english.has(path)).map((path) => `${path} is not in the English words`),
    ...[...own]
      .filter(([path, value]) => english.has(path) && isEnglish(value, mayStay))
      .map(([path]) => `${path} is not translated`),
    ...[...own]
      .filter(([path, value]) => english.has(path) && gapsOf(value) !== gapsOf(english.get(path)))
      .map(([path]) => `${path} has other gaps than the English text`),
  ];
}

/**
 * Which gaps a text has, in any order.
 * @param {unknown} value
 */
const gapsOf = (value) => (typeof value === 'string' ? (value.match(GAP) ?? []).toSorted().join(' ') : '');

/**
 * Texts with Latin letters and no Devanagari.
 * @param {unknown} value
 * @param {(value: string) => boolean} mayStay
 */
function isEnglish(value, mayStay) {
  const text = String(value);
  return !DEVANAGARI.test(text) && LATIN_WORD.test(text.replace(GAP, '')) && !mayStay(text);
}

/**
 * The texts of a web catalogue that no source names. A group at the top (`login`) is looked for in the folders of the sources that name it together with the
 * catalogue, because many groups have a `title`.
 * @param {object} en
 * @param {{ folder: string, name: string }} catalogue
 * @param {Map<string, string>} sources Their texts by path.
 */
export function unusedTexts(en, { folder, name }, sources) {
  const users = [...sources].filter(([, text]) => text.includes(name));
  return Object.entries(en).flatMap(([key, part]) => {
    if (typeof part === 'string' || isPlural(part)) return unusedPaths({ [key]: part }, textIn([folder], sources));
    const named = users.filter(([, text]) => new RegExp(`\\b${escaped(key)}\\b`).test(text)).map(([path]) => path);
    return unusedPaths({ [key]: part }, textIn(named.map(folderOf), sources));
  });
}

/** @param {string} path */
const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));

/**
 * @param {readonly string[]} folders
 * @param {Map<string, string>} sources
 */
function textIn(folders, sources) {
  const inside = [...sources].filter(([path]) => folders.some((folder) => path.startsWith(`${folder}/`)));
  return inside.map(([, text]) => text).join('\n');
}

/**
 * The English texts that no source names. A group that is indexed or iterated counts as used.
 * @param {object} en
 * @param {string} sources
 */
export function unusedPaths(en, sources) {
  const holds = (/** @type {string} */ pattern) => new RegExp(pattern, 's').test(sources);
  return [...new Set([...wordsByPath(en).keys()].map((path) => path.replace(FORM, '')))].filter((path) => {
    const keys = path.split('.').filter((key) => !/^\d+$/.test(key));
    const leaf = escaped(keys.at(-1) ?? '');
    const isNamed = holds(`\\.${leaf}\\b`) || holds(`['"]${leaf}['"]`) || holds(`[{,]\\s*${leaf}\\s*[,}:]`);
    const isInWalkedGroup = keys
      .slice(0, -1)
      .map(escaped)
      .some((group) => holds(`\\b${group}\\[`) || holds(`(?:Object\\.\\w+|textFor)\\([\\w.]*\\b${group}[,)]`));
    return !isNamed && !isInWalkedGroup;
  });
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
