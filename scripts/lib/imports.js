// @ts-check
import { posix } from 'node:path';
import { PACKAGES } from './import-rules.js';

const FORMS = [
  // import x from 'y', export { x } from 'y', over several lines too
  /^[ \t]*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  // import 'y'
  /^[ \t]*import\s*['"]([^'"]+)['"]/gm,
  // import('y'), require('y'), require.resolve('y'), import.meta.glob('y')
  /\b(?:import|require|require\.resolve|import\.meta\.glob)\s*\(\s*['"]([^'"]+)['"]/g,
  // type X = import('y').X is caught above; @import {x} from 'y' in JSDoc is not an import of the program
];

/**
 * Everything a file imports, as paths from the root of the checkout: `packages/domain/src/otp.ts`, `npm:zod/mini`,
 * `node:fs`.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(file, text) {
  const found = FORMS.flatMap((form) => [...text.matchAll(form)].map(([, specifier = '']) => specifier));
  return [...new Set(found.map((specifier) => resolve(file, specifier)))];
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function resolve(file, specifier) {
  if (specifier.startsWith('node:')) return specifier;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const own = Object.entries(PACKAGES).find(([name]) => specifier === name || specifier.startsWith(`${name}/`));
  if (!own) return `npm:${specifier}`;
  const [name, folder] = own;
  return specifier === name ? `${folder}/index.ts` : `${folder}${specifier.slice(name.length)}.ts`;
}
