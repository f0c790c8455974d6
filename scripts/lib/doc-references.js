// @ts-check

/**
 * What the documents may refer to: files by their path from the root, npm scripts, harnesses of
 * `npm run bench`, and dependencies (`ical.js` is no file).
 * @typedef {{ files: string[], npmScripts: string[], harnesses: string[], dependencies: string[] }} Known
 */

/** Folders at the root: a path in backticks that begins with one of them is a promise that it exists. */
const ROOT_FOLDERS = /^(apps|packages|docs|scripts|tools|bench|e2e|data)\//;
const FILE_NAME = /^[\w.-]+\.(tsx?|js|md|json|tsv|sql|css)$/;
/** A name with a gap (`<exam>`, `…`, `NNNN`, `*`) means several files. */
const HAS_GAP = /[<>{}*…$]|NNNN|\bDIR\b/;

/**
 * What one document refers to and what does not exist.
 * @param {string} document its path from the root
 * @param {string} text
 * @param {Known} known
 */
export function missingReferences(document, text, { files, npmScripts, harnesses, dependencies }) {
  const folders = new Set(files.flatMap(foldersOf));
  const names = new Set([...files.map((file) => file.slice(file.lastIndexOf('/') + 1)), ...dependencies]);
  const exists = (/** @type {string} */ path) => folders.has(path.replace(/\/$/, '')) || files.includes(path);

  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]*)[^)]*\)/g)].map(([, path = '']) => path);
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
  return [
    ...links.filter((path) => !exists(resolved(document, path))),
    ...quoted.filter((path) => ROOT_FOLDERS.test(path) && !HAS_GAP.test(path) && !exists(path)),
    ...quoted.filter((name) => FILE_NAME.test(name) && !HAS_GAP.test(name) && !names.has(name)),
    ...namesAfter(text, /npm run (?:-s )?([\w:]+(?:-\w+)*)/g).filter((name) => !npmScripts.includes(name)),
    ...namesAfter(text, /npm run bench -- ([\w-]+)/g).filter((name) => !harnesses.includes(name)),
  ];
}

/**
 * The target of a link in a document, as a path from the root.
 * @param {string} document
 * @param {string} link
 */
function resolved(document, link) {
  return new URL(link, `file:///${document}`).pathname.slice(1);
}

/** @param {string} file */
function foldersOf(file) {
  const parts = file.split('/');
  return parts.slice(0, -1).map((_, place) => parts.slice(0, place + 1).join('/'));
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const namesAfter = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name);
