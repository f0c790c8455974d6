// @ts-check

/** Words that comments and documents do not use, with what to write instead. */
const REFUSED = [
  { words: /\bwhoever\b/i, instead: 'a caller that, a student who' },
  { words: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix, correct' },
  { words: /\breckon(?:s|ed|ing)?\b/i, instead: 'compute' },
  { words: /\bluck\b/i, instead: 'noise, randomness' },
  { words: /\bcrowds?\b/i, instead: 'cohort, clients' },
  { words: /\b(?:judge[sd]?|judging)\b/i, instead: 'estimate, evaluate, check' },
  { words: /\bwish(?:es|ed)?\b/i, instead: 'preference, request' },
  { words: /\b(?:dead|bad|slow) line\b|\bin line\b/i, instead: 'connection, queue' },
  { words: /\b(?:sent|send|put) away\b/i, instead: 'reject, remove' },
  { words: /\banew\b/i, instead: 'again' },
  { words: /\bcomes? by\b/i, instead: 'run' },
];

/**
 * The refused words of a text, one message each. Code in backticks may still have such names.
 * @param {string} text
 */
export function refusedWords(text) {
  const prose = text.replace(/`[^`\n]*`/g, '');
  return REFUSED.flatMap(({ words, instead }) => {
    const found = words.exec(prose)?.[0];
    return found === undefined ? [] : [`“${found}”: write ${instead}`];
  });
}

/**
 * The comments that begin a line of a source, joined. Texts for students and names of tests are not read.
 * @param {string} source
 */
export function commentsOf(source) {
  return (source.match(/^[ \t]*(?:\/\*\*[\s\S]*?\*\/|\/\/[^\n]*)/gm) ?? []).join('\n');
}
