// @ts-check
import { ensureInstalled } from './lib/install.js';
import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { endTogether, run } from './lib/run.js';

// `npm run check:image`: builds the image on a small Debian made here, and runs it. Needs Linux, root and two Debian packages.
endTogether();
await ensureInstalled(console.log);
const { code } = await run(findNode(), [at('scripts', 'image', 'check-image.js'), ...process.argv.slice(2)], {
  isShown: true,
});
process.exitCode ||= code;
