// @ts-check
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from './lib/paths.js';
import { rowsOf, withRows } from './lib/translations.js';

/** For translators: `export FILE` writes every message of the server with all languages into one file, `import FILE` reads it back. */
const FOLDER = 'packages/domain/src/messages';
const languages = globSync(`${FOLDER}/*/index.ts`, { cwd: at() })
  .map((file) => file.split('/').at(-2) ?? '')
  .sort();
const [verb, file] = process.argv.slice(2);
const catalogues = Object.fromEntries(languages.map((language) => [language, read(language)]));

if (verb === 'export' && file) {
  writeFileSync(file, `${JSON.stringify(rowsOf(catalogues), null, 2)}\n`);
  console.log(`${rowsOf(catalogues).length} texts in ${languages.join(', ')} written to ${file}`);
} else if (verb === 'import' && file) {
  const rows = JSON.parse(readFileSync(file, 'utf8'));
  // All are checked before any is written.
  const read = languages.map(
    (language) => /** @type {const} */ ([language, withRows(catalogues[language] ?? {}, rows, language)]),
  );
  for (const [language, areas] of read)
    for (const [area, texts] of Object.entries(areas))
      writeFileSync(at(FOLDER, language, `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  console.log(`${rows.length} texts read. Run: npx vitest run packages/domain/src/messages`);
} else {
  console.error('npm run translations -- export FILE, or import FILE');
  process.exitCode = 2;
}

/** @param {string} language */
function read(language) {
  return Object.fromEntries(
    globSync(`${FOLDER}/${language}/*.json`, { cwd: at() })
      .sort()
      .map((path) => [basename(path, '.json'), JSON.parse(readFileSync(at(path), 'utf8'))]),
  );
}
