// @ts-check

/** Licences whose terms we keep by what we do already: notices stay in the packages, nothing of them is changed. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Binds changed files of the package itself; we change none.
  'MPL-2.0',
  // The font, served as it came.
  'OFL-1.1',
]);

/** Packages that do not state their licence where npm expects it. */
const SAID_ELSEWHERE = new Map([
  // In the LICENSE file of each.
  ['png-js', 'MIT'],
  ['busboy', 'MIT'],
  ['streamsearch', 'MIT'],
  // In its Readme.md.
  ['humanize-number', 'MIT'],
]);

/**
 * The licence of a package, wherever it states it.
 * @param {string} name
 * @param {string | undefined} stated in its description
 */
export const licenceOf = (name, stated) => stated ?? SAID_ELSEWHERE.get(name);

/**
 * Packages of a lock file that we may not use as we do, one sentence each.
 * @param {Record<string, { license?: string, link?: boolean }>} packages
 */
export const licenceFaults = (packages) =>
  Object.entries(packages).flatMap(([path, { license, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || link) return [];
    const licence = licenceOf(name, license);
    if (!licence) return [`${name} names no licence`];
    return isAllowed(licence) ? [] : [`${name}: ${licence} is not on the list of allowed licences`];
  });

/** @param {string} expression such as `(MIT OR GPL-3.0)`: one of the choices is enough, of a sum every part counts */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => ALLOWED.has(part.trim())));

/**
 * Dependencies that a record does not name. It names one directly, `pg`, or by its family, `@types/*`.
 * @param {{ dependencies?: object, devDependencies?: object, optionalDependencies?: object, overrides?: object }[]} manifests
 * @param {string} record
 */
export function unnamedDependencies(manifests, record) {
  const named = [...record.matchAll(/`([^`\s]{1,100})`/g)].map(([, name = '']) => name);
  const isNamed = (/** @type {string} */ dependency) =>
    named.some((name) => (name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name));
  const used = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies, overrides }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }),
  );
  return [...new Set(used)].filter((name) => !name.startsWith('@dakhila/') && !isNamed(name)).sort();
}
