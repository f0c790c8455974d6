import { ensureBuilt } from '../../scripts/lib/build.js';
import { at } from '../../scripts/lib/paths.js';

/** The folder of the built web: the one WEB_DIST_DIR names, else our own, built again when its sources have changed. */
export async function builtWeb(): Promise<string> {
  if (process.env.WEB_DIST_DIR) return process.env.WEB_DIST_DIR;
  await ensureBuilt(console.log);
  return at('apps', 'web', 'dist');
}
