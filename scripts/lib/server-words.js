// @ts-check

const DEVANAGARI = /[\u0900-\u097F]/;
/** What precedes an error message, for the whole error or one field: `new InvalidInput({ contact: `. */
const BEFORE_MESSAGE = /(?:\bmessage|InvalidInput\(\{\s*(?:[\w']+|\[`[^`]+`\])):\s*$/;

/**
 * Every text in a source, gaps as `{}`; `isMessage` for error messages.
 * @param {string} source
 * @returns {{ text: string, isMessage: boolean }[]}
 */
export function textsOf(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  /** @type {{ text: string, isMessage: boolean }[]} */
  const texts = [];
  for (let place = 0; place < code.length; ) {
    const quote = code[place] ?? '';
    if (!/['"`]/.test(quote)) {
      place += 1;
      continue;
    }
    const { text, inner, end } = readText(code, place);
    const isMessage = BEFORE_MESSAGE.test(code.slice(Math.max(0, place - 80), place));
    texts.push({ text, isMessage }, ...inner.flatMap(textsOf));
    place = end;
  }
  return texts;
}

/**
 * Every text of a data file, gaps as `{}`.
 * @param {unknown} data
 * @returns {{ text: string, isMessage: boolean }[]}
 */
export function textsOfData(data) {
  if (typeof data === 'string') return [{ text: data.replace(/\{\w+\}/g, '{}'), isMessage: false }];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOfData) : [];
}

/**
 * The text that begins at a quote: its content, the contents of its gaps, and its end.
 * @param {string} code
 * @param {number} start
 */
function readText(code, start) {
  const quote = code[start];
  /** @type {string[]} */
  const inner = [];
  let text = '';
  let place = start + 1;
  while (place < code.length && code[place] !== quote) {
    if (code[place] === '\\') {
      text += code[place + 1];
      place += 2;
    } else if (quote === '`' && code.startsWith('${', place)) {
      const end = endOfGap(code, place + 2);
      inner.push(code.slice(place + 2, end));
      if (!text.endsWith('{}')) text += '{}';
      place = end + 1;
    } else {
      text += code[place];
      place += 1;
    }
  }
  return { text, inner, end: place + 1 };
}

/**
 * The position of the brace that closes a gap.
 * @param {string} code
 * @param {number} start
 */
function endOfGap(code, start) {
  for (let place = start, depth = 1; place < code.length; place += 1) {
    if (/['"`]/.test(code[place] ?? '')) place = readText(code, place).end - 1;
    else if (code[place] === '{') depth += 1;
    else if (code[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  return code.length;
}

/**
 * The faults of a server dictionary: sentences that no code uses, and translations that are missing or leave a gap unfilled.
 * @param {Readonly<Record<string, string>>} sentences
 * @param {ReadonlySet<string>} texts
 * @returns {string[]}
 */
export function faultsOfSentences(sentences, texts) {
  return Object.entries(sentences).flatMap(([english, translated]) => {
    const gaps = english.match(/\{[#=]?\}/g)?.length ?? 0;
    const filled = new Set(translated.match(/\{\d\}/g));
    const isWhole = filled.size === gaps && [...filled].every((gap) => Number(gap[1]) <= gaps);
    return [
      ...(isSaid(english, texts) ? [] : [`no code says “${english}”`]),
      ...(DEVANAGARI.test(translated) ? [] : [`“${english}” is not translated`]),
      ...(isWhole ? [] : [`“${english}” and its translation have different gaps`]),
    ];
  });
}

/**
 * A number and its noun are often separate in the code: `${count} ${noun}`.
 * @param {string} english
 * @param {ReadonlySet<string>} texts
 */
const isSaid = (english, texts) => texts.has(withPlainGaps(english)) || texts.has(english.replace(/^\{#\} /, ''));

/**
 * Code does not show what fills a gap.
 * @param {string} english
 */
const withPlainGaps = (english) => english.replace(/\{[#=]\}/g, '{}');

/**
 * The sentences that students may read and that a dictionary lacks.
 * @param {Iterable<string>} told
 * @param {Readonly<Record<string, string>>} sentences
 * @param {(sentence: string) => boolean} isForOthers
 */
export function untranslated(told, sentences, isForOthers) {
  const known = new Set(
    Object.keys(sentences).flatMap((english) => [withPlainGaps(english), english.replace(/^\{#\} /, '')]),
  );
  return [...new Set(told)].filter(
    (sentence) => /[A-Za-z] [A-Za-z]/.test(sentence) && !known.has(sentence) && !isForOthers(sentence),
  );
}
