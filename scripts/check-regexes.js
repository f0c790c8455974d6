// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { patternOf } from '../packages/domain/src/assistant/words/pattern.ts';
import { at } from './lib/paths.js';
import { whyUnsafe } from './lib/regex-safety.js';

/** Checks that no regular expression in our code can take very long, whatever the text. These look unsafe, but are not. */
const HARMLESS = [
  {
    file: 'packages/domain/src/assistant/redact.ts',
    begins: '\\b(?:(?:zero|one|',
    because: '`do` begins `double`, but a sign follows each',
  },
];
const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', '{scripts,tools}/**/*.{js,ts}'], { cwd: at() });

let checked = 0;
/** @type {string[]} */
const faults = [];
for (const file of files.filter((name) => !/\.test\./.test(name))) {
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      checked += 1;
      const { pattern, flags } = node.regex;
      const isHarmless = HARMLESS.some((known) => known.file === file && pattern.startsWith(known.begins));
      const reason = isHarmless ? null : whyUnsafe(pattern, flags);
      if (reason !== null) faults.push(`${file}: /${pattern}/${flags}: ${reason}`);
    },
  }).visit(parseSync(file, readFileSync(at(file), 'utf8')).program);
}

/** Word tables of the assistant: their values under these names are patterns. */
const TABLES = 'packages/domain/src/assistant/words/data';
const PATTERNS = new Set(['words', 'unless', 'plain', 'line', 'and', 'pressed', 'unsure', 'english', 'latin']);

/**
 * @param {unknown} data
 * @param {string} [name]
 * @returns {string[]}
 */
function patternsIn(data, name = '') {
  if (typeof data === 'string') return PATTERNS.has(name) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return (
    Object.entries(data)
      // Words in Devanagari are written in a notation of their own.
      .filter(([key]) => key !== 'script')
      .flatMap(([key, value]) => patternsIn(value, Array.isArray(data) ? name : key))
  );
}

for (const table of ['faq-topics', 'intents', 'slots', 'refusals', 'distress', 'branches']) {
  const data = JSON.parse(readFileSync(at(TABLES, `${table}.json`), 'utf8'));
  for (const words of patternsIn(data)) {
    checked += 1;
    const reason = whyUnsafe(patternOf(words, data.named).source, '');
    if (reason !== null) faults.push(`${TABLES}/${table}.json: ${words}: ${reason}`);
  }
}
for (const line of faults) console.error(line);
console.log(`${checked} regular expressions checked, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
