// @ts-check
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readTexts, webCatalogues } from './lib/catalogues.js';
import { at } from './lib/paths.js';
import { commentsOf, refusedWords } from './lib/plain-words.js';
import { refusedWording } from './lib/student-words.js';
import { faultsOfTranslation, unusedTexts, wordsByPath } from './lib/words.js';
import { SAME_EVERYWHERE } from './lib/words-allowed.js';

/** Checks the texts of web and server in three languages: none is missing, left in English or unused. */
const TRANSLATIONS = ['hi', 'mr'];
const WEB = 'apps/web/src';
const MESSAGES = 'packages/domain/src/messages';
/** Parts of titles that runs are stored with: they are found by their English. */
const STORED = /^predictor\.title\./;

/** Texts in data files, a file or a folder for each language. The FAQ has another form, and its own test compares it. */
const ENGLISH_DATA = globSync(
  ['{apps,packages}/*/src/**/data/{en.json,en/*.json}', `${MESSAGES}/en/*.json`, `${WEB}/**/messages/en.json`],
  { cwd: at() },
)
  .filter((file) => !file.includes('/faq/'))
  .sort();

const faults = [
  ...ENGLISH_DATA.flatMap(faultsOfData),
  ...ENGLISH_DATA.flatMap(faultsOfWording),
  ...unusedWebTexts(),
  ...unusedMessages(),
  ...faultsOfProse(),
];
for (const line of faults) console.error(line);
console.log(`${ENGLISH_DATA.length} catalogues read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @param {string} file */
function faultsOfData(file) {
  return TRANSLATIONS.flatMap((language) => {
    const path = file.replace(/\/en(?=\.json$|\/)/, `/${language}`);
    if (!existsSync(at(path))) return [`${path} is missing`];
    return faultsOfTranslation(readTexts(file), readTexts(path), mayStay).map((line) => `${path}: ${line}`);
  });
}

/** English texts with refused wording. @param {string} file */
function faultsOfWording(file) {
  // Questions of the assessment are measured as they are.
  if (file.includes('/assessment/items/')) return [];
  return [...wordsByPath(readTexts(file))].flatMap(([path, text]) =>
    refusedWording(String(text)).map((line) => `${file}: ${path}: ${line}`),
  );
}

/** Texts of the web that no source of their feature names. */
function unusedWebTexts() {
  const sources = new Map(
    globSync('**/*.{ts,tsx}', { cwd: at(WEB) })
      .filter((file) => !/messages\.ts$|\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(at(WEB, file), 'utf8')]),
  );
  return webCatalogues().flatMap(({ folder, name, fileIn }) =>
    unusedTexts(readTexts(fileIn('en')), { folder, name }, sources).map(
      (path) => `${fileIn('en')}: ${path} is used nowhere`,
    ),
  );
}

/** Refused words in documents, and in the comments of folders that are free of them. */
function faultsOfProse() {
  const documents = globSync('{*.md,docs/**/*.md}', { cwd: at() });
  const commented = globSync(
    '{packages/{contract,domain}/src,apps/{api,desk,web}/src,apps/web/build,scripts,tools/{data-build,forecast,pin-codes,font-build}}/**/*.{ts,tsx,js}',
    { cwd: at() },
  ).filter((file) => !/domain.src.assistant|api.src.modules.predictor|plain-words/.test(file));
  const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8');
  return [
    ...documents.flatMap((file) => refusedWords(read(file)).map((line) => `${file}: ${line}`)),
    ...commented.flatMap((file) => refusedWords(commentsOf(read(file))).map((line) => `${file}: ${line}`)),
  ];
}

/** Messages of the server that no code names; a part of an id may be filled in, as in `errors.${code}`. */
function unusedMessages() {
  const code = ['apps/api/src', 'packages/contract/src', 'packages/domain/src']
    .flatMap((folder) => globSync('**/*.ts', { cwd: at(folder) }).map((file) => readFileSync(at(folder, file), 'utf8')))
    .join('\n');
  const filled = code.replace(/\$\{[^{}]*\}/g, '*');
  const named = [
    ...new Set([...`${code}\n${filled}`.matchAll(/['`]([a-z]+\.[\w.*-]+)['`]/gi)].map(([, id]) => id ?? '')),
  ];
  const patterns = named.map((id) => new RegExp(`^${id.replaceAll('.', '\\.').replaceAll('*', '.+')}$`));
  return globSync(`${MESSAGES}/en/*.json`, { cwd: at() }).flatMap((file) =>
    Object.keys(readTexts(file))
      .map((key) => `${basename(file, '.json')}.${key}`)
      .filter((id) => !STORED.test(id) && !patterns.some((pattern) => pattern.test(id)))
      .map((id) => `${file}: ${id} is used nowhere`),
  );
}

/** @param {string} value */
function mayStay(value) {
  return SAME_EVERYWHERE.some(({ words }) => words.test(value));
}
