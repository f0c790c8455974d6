// @ts-check
import { readdirSync } from 'node:fs';
import { findNode } from './node-binary.js';
import { at, ROOT } from './paths.js';
import { run } from './run.js';
import { hashOf, hasStamp, writeStamp } from './stamp.js';

// In the folder that the server does not serve, and that a new build empties first.
const STAMP = at('apps', 'web', 'dist', '.vite', 'stamp');

/**
 * Builds the web when its sources, the packages it uses or the lock file have changed since the last whole build.
 * @param {(line: string) => void} say
 */
export async function ensureBuilt(say) {
  if (hasStamp(STAMP, hashOf(ROOT, sources()))) return;
  say('Building the web …');
  const { code, output } = await buildWeb();
  if (code !== 0) throw new Error(`${output.trim()}\nBuilding the web failed: see above.`);
}

/** Always builds the web, which also checks its size, and the desk of the staff. */
export async function buildWeb() {
  // Taken first: what changes during the build is not in it.
  const hash = hashOf(ROOT, sources());
  const result = await viteBuild('web');
  if (result.code !== 0) return result;
  const desk = await viteBuild('desk');
  if (desk.code === 0) writeStamp(STAMP, hash);
  return { code: desk.code, output: result.output + desk.output };
}

/** @param {'web' | 'desk'} app */
const viteBuild = (app) =>
  run(findNode(), [at('node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: at('apps', app),
    // A NODE_ENV of the server would put the development build of React before students.
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** Where a build comes from. */
function sources() {
  const packages = readdirSync(at('packages')).map((name) => at('packages', name, 'src'));
  // The FAQ names the newest years of data.
  const data = at('data', 'manifest.json');
  return [at('apps', 'web'), at('apps', 'desk'), data, at('package-lock.json'), at('tsconfig.base.json'), ...packages];
}
