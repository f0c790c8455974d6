// @ts-check
import { ensureInstalled } from './lib/install.js';
import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { endTogether, isEnded } from './lib/run.js';
import { serve } from './lib/serve.js';

endTogether();
try {
  await ensureInstalled(console.log);
  if (!isEnded()) process.exitCode = await serveBoth(findNode());
} catch (error) {
  if (!isEnded()) console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}

/**
 * The server, started again at every change, and the web with live changes. When one ends, so does the other.
 * @param {string} node
 */
async function serveBoth(node) {
  console.log('The web with live changes: http://localhost:5173');
  const both = [
    serve(node, ['--watch', at('apps', 'api', 'src', 'main.ts')]),
    serve(node, [at('node_modules', 'vite', 'bin', 'vite.js'), at('apps', 'web')]),
  ];
  await Promise.race(both);
  process.kill(process.pid, 'SIGTERM');
  return Math.max(...(await Promise.all(both)));
}
