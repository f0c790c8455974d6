// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { at } from './lib/paths.js';
import { whyUnsafe } from './lib/regex-safety.js';

/** Holds every regular expression that is written in our code to one promise: no text makes it run away. */
const HARMLESS = [
  {
    file: 'packages/domain/src/assistant/redact.ts',
    begins: '\\b(?:(?:zero|one|',
    because: '`do` begins `double`, but a sign follows each',
  },
];
const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', '{scripts,tools}/**/*.{js,ts}'], { cwd: at() });

let judged = 0;
/** @type {string[]} */
const faults = [];
for (const file of files.filter((name) => !/\.test\./.test(name))) {
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      judged += 1;
      const { pattern, flags } = node.regex;
      const isHarmless = HARMLESS.some((known) => known.file === file && pattern.startsWith(known.begins));
      const reason = isHarmless ? null : whyUnsafe(pattern, flags);
      if (reason !== null) faults.push(`${file}: /${pattern}/${flags}: ${reason}`);
    },
  }).visit(parseSync(file, readFileSync(at(file), 'utf8')).program);
}
for (const line of faults) console.error(line);
console.log(`${judged} regular expressions judged, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
