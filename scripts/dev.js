// @ts-check
import { ensureInstalled } from './lib/install.js';
import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { serve } from './lib/serve.js';

await ensureInstalled(console.log);
const node = findNode();
console.log('The web with live changes: http://localhost:5173');
const codes = await Promise.all([
  serve(node, ['--watch', at('apps', 'api', 'src', 'main.ts')]),
  serve(node, [at('node_modules', 'vite', 'bin', 'vite.js'), at('apps', 'web')]),
]);
process.exitCode = Math.max(...codes);
