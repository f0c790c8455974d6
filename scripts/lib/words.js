// @ts-check

/** @typedef {{ file: string, name: string, en: object, translations: Record<string, object | null> }} Feature */

const DEVANAGARI = /[\u0900-\u097F]/;
const LATIN_WORD = /[A-Za-z]{2,}/;
/** Where `fill` puts a value into a text. */
const GAP = /\{\w+\}/g;

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
 * Which gaps a text has, in any order. A function has none: its parameters are typed.
 * @param {unknown} value
 */
const gapsOf = (value) => (typeof value === 'string' ? (value.match(GAP) ?? []).toSorted().join(' ') : '');

/**
 * Texts with Latin letters and no Devanagari. A function is checked by its source.
 * @param {unknown} value
 * @param {(value: string) => boolean} mayStay
 */
function isEnglish(value, mayStay) {
  const text = String(value);
  if (DEVANAGARI.test(text)) return false;
  if (typeof value === 'function') return /['"`][^'"`]*[A-Za-z]{3,}/.test(withoutPlaceholders(text));
  return LATIN_WORD.test(text.replace(GAP, '')) && !mayStay(text);
}

/** @param {string} text */
const withoutPlaceholders = (text) => text.replace(/\$\{[^}]*\}/g, '');

/**
 * The English texts that no source names. `sources` is the text of every file that may use them. A group that is indexed or iterated counts as used.
 * @param {object} en
 * @param {string} sources
 */
export function unusedPaths(en, sources) {
  const holds = (/** @type {string} */ pattern) => new RegExp(pattern, 's').test(sources);
  return [...wordsByPath(en).keys()].filter((path) => {
    const keys = path.split('.').filter((key) => !/^\d+$/.test(key));
    const leaf = escaped(keys.at(-1) ?? '');
    const isNamed = holds(`\\.${leaf}\\b`) || holds(`['"]${leaf}['"]`) || holds(`[{,]\\s*${leaf}\\s*[,}:]`);
    const isInWalkedGroup = keys
      .slice(0, -1)
      .map(escaped)
      .some((group) => holds(`\\b${group}\\[`) || holds(`Object\\.\\w+\\([\\w.]*\\b${group}\\)`));
    return !isNamed && !isInWalkedGroup;
  });
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
