// @ts-check
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { at } from './lib/paths.js';
import { commentsOf, refusedWords } from './lib/plain-words.js';
import { faultsOfTranslation, unusedPaths } from './lib/words.js';
import { IS_EVERY_FEATURE_REQUIRED, SAME_EVERYWHERE } from './lib/words-allowed.js';

/**
 * Checks the texts of web and server in three languages: every feature has each language, nothing is left in English, nothing is unused. Run it with the pinned
 * Node: it reads TypeScript.
 */
const TRANSLATIONS = ['hi', 'mr'];
const WEB = 'apps/web/src';
const MESSAGES = 'packages/domain/src/messages';
/** Parts of titles that runs are stored with: they are found by their English. */
const STORED = /^predictor\.title\./;

/** Texts in data files, a file or a folder for each language. The FAQ has another form, and its own test compares it. */
const ENGLISH_DATA = globSync(['{apps,packages}/*/src/**/data/{en.json,en/*.json}', `${MESSAGES}/en/*.json`], {
  cwd: at(),
})
  .filter((file) => !file.includes('/faq/'))
  .sort();

// The texts are read outside a browser, where no page names a language.
Object.assign(globalThis, { document: { cookie: '', getElementById: () => null } });

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: at(WEB) }).map((file) => [file, readFileSync(at(WEB, file), 'utf8')]),
);
const speakers = [...sources].filter(([file]) => !/messages(\.\w+)?\.ts$|\.test\.tsx?$/.test(file));
// The domain inserts the texts of the FAQ.
const FAQ_WORDS = 'packages/domain/src/faq/faq-words.ts';
speakers.push(['features/help/faq/entries/faq-words.ts', readFileSync(at(FAQ_WORDS), 'utf8')]);
const files = [...sources.keys()].filter((file) => /messages\.ts$/.test(file) && file !== 'lib/messages.ts').sort();

/** @type {string[]} */
const waiting = [];
const faults = [
  ...(await Promise.all(files.map(faultsOfFile))).flat(),
  ...ENGLISH_DATA.flatMap(faultsOfData),
  ...unusedMessages(),
  ...faultsOfProse(),
];
for (const line of faults) console.error(line);
if (waiting.length > 0) console.log(`English only so far:\n  ${waiting.join('\n  ')}`);
console.log(`${files.length} files of words read, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** @param {string} file */
async function faultsOfFile(file) {
  /** @type {Record<string, { en?: object }>} */
  const module = await import(at(WEB, file));
  const declared = Object.entries(module).find(([, value]) => value?.en);
  if (!declared?.[1].en) return [`${file}: declares no words`];
  const [name, { en }] = declared;
  const translated = await Promise.all(TRANSLATIONS.map((language) => faultsIn(file, en, language)));
  if (!IS_EVERY_FEATURE_REQUIRED && translated.every((lines) => lines === null)) {
    waiting.push(file);
    return [];
  }
  return [
    ...unusedPaths(en, textOfSpeakers(file, name)).map((path) => `${file}: ${path} is said by nobody`),
    ...translated.flatMap((lines, place) => lines ?? [`${file}: does not speak ${TRANSLATIONS[place]}`]),
  ];
}

/**
 * Null: there is no translation.
 * @param {string} file
 * @param {object} en
 * @param {string} language
 */
async function faultsIn(file, en, language) {
  const path = file.replace(/\.ts$/, `.${language}.ts`);
  const isDeclared = sources.get(file)?.includes(`${language}: () => import('./${basename(path)}')`);
  if (!sources.has(path) || !isDeclared) return null;
  const { default: words } = await import(at(WEB, path));
  return faultsOfTranslation(en, words, mayStay).map((line) => `${path}: ${line}`);
}

/** @param {string} file */
function faultsOfData(file) {
  return TRANSLATIONS.flatMap((language) => {
    const path = file.replace(/\/en(?=\.json$|\/)/, `/${language}`);
    if (!existsSync(at(path))) return [`${path} is missing`];
    return faultsOfTranslation(readJson(file), readJson(path), mayStay).map((line) => `${path}: ${line}`);
  });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(at(file), 'utf8'));
}

/** Refused words in documents, and in the comments of folders that are free of them. */
function faultsOfProse() {
  const documents = globSync('{*.md,docs/**/*.md}', { cwd: at() });
  const commented = globSync(
    '{packages/{contract,domain}/src,apps/api/src,scripts,tools/{data-build,forecast,pin-codes,font-build}}/**/*.{ts,js}',
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
    Object.keys(readJson(file))
      .map((key) => `${basename(file, '.json')}.${key}`)
      .filter((id) => !STORED.test(id) && !patterns.some((pattern) => pattern.test(id)))
      .map((id) => `${file}: ${id} is said by nobody`),
  );
}

/** @param {string} value */
function mayStay(value) {
  return SAME_EVERYWHERE.some(({ words }) => words.test(value));
}

/**
 * All sources that may use the texts of a file: its own folder, and files that name it.
 * @param {string} file
 * @param {string} name
 */
function textOfSpeakers(file, name) {
  const folder = join(dirname(file), '/');
  return speakers
    .filter(([path, text]) => path.startsWith(folder) || text.includes(name))
    .map(([, text]) => text)
    .join('\n');
}
