// @ts-check

/**
 * A piece of a regular expression with its repetition. `atom` matches one character, or none (`^`, `\b`).
 * @typedef {{ kind: 'atom' | 'group' | 'look', text: string, choices: Item[][], least: number, most: number }} Item
 */

const OPENING = /^\((?:\?(?::|<?[=!]|<\w{1,40}>|[a-z-]{1,6}:))?/;
const ESCAPE = /^\\(?:[pPu]\{[^}]{0,40}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<\w{1,40}>|.)/s;
const CLASS = /^\[(?:[^\]\\]|\\.)*\]/s;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/;

/**
 * The choices of a pattern that the platform accepts, each a row of items.
 * @param {string} pattern
 * @returns {Item[][]}
 */
export function parseRegex(pattern) {
  let rest = pattern;
  const take = (/** @type {string} */ text) => {
    rest = rest.slice(text.length);
    return text;
  };
  const choices = () => {
    /** @type {Item[][]} */
    const found = [[]];
    while (rest !== '' && rest[0] !== ')') {
      if (rest[0] === '|') {
        take('|');
        found.push([]);
      } else found.at(-1)?.push(item());
    }
    return found;
  };
  /** @returns {Item} */
  const item = () => {
    const opening = OPENING.exec(rest)?.[0];
    if (opening === undefined) {
      const text = take((ESCAPE.exec(rest) ?? CLASS.exec(rest))?.[0] ?? String.fromCodePoint(rest.codePointAt(0) ?? 0));
      return { kind: 'atom', text, choices: [], ...times() };
    }
    take(opening);
    const inner = choices();
    take(')');
    return { kind: /^\(\?<?[=!]/.test(opening) ? 'look' : 'group', text: '', choices: inner, ...times() };
  };
  const times = () => {
    const found = QUANTIFIER.exec(rest);
    if (!found) return { least: 1, most: 1 };
    take(found[0]);
    const [, sign, least, comma, most] = found;
    if (sign) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
    return { least: Number(least), most: comma ? Number(most || Number.POSITIVE_INFINITY) : Number(least) };
  };
  return choices();
}
