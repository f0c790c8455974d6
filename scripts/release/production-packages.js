// @ts-check

/** @typedef {{ dependencies?: Record<string, string>, version?: string, license?: string, link?: boolean }} Locked */

/**
 * The folders of all packages that a workspace needs at run time, by the lock file. Left out are optional ones (the embedded database is for development)
 * and those that are part of the bundle, unless a package that is copied asks for one: it cannot look into the bundle.
 * @param {{ packages: Record<string, Locked> }} lock
 * @param {string} workspace
 * @param {RegExp} bundled
 */
export function productionPackages({ packages }, workspace, bundled) {
  /** @type {Set<string>} */
  const copied = new Set();
  /** @type {Set<string>} */
  const inBundle = new Set();
  /** @param {string} owner */
  const visit = (owner) => {
    for (const name of Object.keys(packages[owner]?.dependencies ?? {})) {
      const folder = folderOf(owner, name);
      if (folder === null) throw new Error(`${owner} needs ${name}, which the lock file does not have`);
      // A workspace is bundled with the server.
      if (packages[folder]?.link) continue;
      const isBundled = bundled.test(name) && !copied.has(owner);
      const found = isBundled ? inBundle : copied;
      if (found.has(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  /**
   * Where Node finds a package: in the nearest `node_modules` above.
   * @param {string} owner
   * @param {string} name
   */
  const folderOf = (owner, name) => {
    for (let from = owner; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/')))) {
      const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
      if (folder in packages) return folder;
      if (from === '') return null;
    }
  };
  visit(workspace);
  return [...copied].sort();
}
