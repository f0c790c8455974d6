// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { at } from './paths.js';

const SERVER = 'packages/domain/src/messages';
const WEB = 'apps/web/src';

/** The texts of one area: by key, a text, the forms of a plural, or a group of texts. @typedef {{ [key: string]: string | Texts }} Texts */
/** A catalogue: its area, and its file in a language. @typedef {{ area: string, fileIn: (language: string) => string }} Catalogue */

/** @returns {Catalogue[]} All catalogues of server and web, by area. */
export function allCatalogues() {
  const server = globSync(`${SERVER}/en/*.json`, { cwd: at() }).map((file) => ({
    area: basename(file, '.json'),
    fileIn: (/** @type {string} */ language) => `${SERVER}/${language}/${basename(file)}`,
  }));
  return [...server, ...webCatalogues()].sort((one, other) => one.area.localeCompare(other.area));
}

/** Those of the web, with the folder they belong to and the name that sources import them by. @returns {(Catalogue & { folder: string, name: string })[]} */
export function webCatalogues() {
  return globSync(`${WEB}/**/messages/en.json`, { cwd: at() }).map((file) => {
    const folder = dirname(dirname(file));
    const name = globSync(`${folder}/*messages.ts`, { cwd: at() })
      .map((declared) => /(\w+)Messages = defineMessages\(/.exec(readFileSync(at(declared), 'utf8'))?.[1])
      .find(Boolean);
    if (!name) throw new Error(`No messages.ts declares ${file}`);
    return {
      area: `web.${name}`,
      folder: folder.slice(WEB.length + 1),
      name: `${name}Messages`,
      fileIn: (/** @type {string} */ language) => `${dirname(file)}/${language}.json`,
    };
  });
}

/** @param {string} file @returns {Texts} */
export const readTexts = (file) => JSON.parse(readFileSync(at(file), 'utf8'));

/** Whether a part holds the forms of a plural. @param {object} part */
export const isPlural = (part) => Object.keys(part).sort().join() === 'one,other';
