// @ts-check
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { allCatalogues, readTexts } from './lib/catalogues.js';
import { at } from './lib/paths.js';
import { rowsOf, withRows } from './lib/translations.js';

/** For translators: `export FILE` writes every message of server and web with all languages into one file, `import FILE` reads it back. */
const catalogues = allCatalogues();
const languages = globSync('packages/domain/src/messages/*/index.ts', { cwd: at() })
  .map((file) => file.split('/').at(-2) ?? '')
  .sort();
const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(catalogues.map(({ area, fileIn }) => [area, readTexts(fileIn(language))])),
  ]),
);
const [verb, file] = process.argv.slice(2);

if (verb === 'export' && file) {
  const rows = rowsOf(texts);
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  console.log(`${rows.length} texts in ${languages.join(', ')} written to ${file}`);
} else if (verb === 'import' && file) {
  const rows = JSON.parse(readFileSync(file, 'utf8'));
  // All are checked before any is written.
  const read = new Map(languages.map((language) => [language, withRows(texts[language] ?? {}, rows, language)]));
  for (const [language, areas] of read)
    for (const { area, fileIn } of catalogues)
      writeFileSync(at(fileIn(language)), `${JSON.stringify(areas[area], null, 2)}\n`);
  console.log(`${rows.length} texts read. Run: npm run format && npm run check`);
} else {
  console.error('npm run translations -- export FILE, or import FILE');
  process.exitCode = 2;
}
