// @ts-check
import { ensureBuilt } from './lib/build.js';
import { ensureInstalled } from './lib/install.js';
import { endTogether } from './lib/run.js';
import { playwright } from './lib/stages.js';

endTogether();
try {
  await ensureInstalled(console.log);
  await ensureBuilt(console.log);
  const [first, ...rest] = process.argv.slice(2);
  // `npm run e2e -- full matrix`: what takes too long for each change, or a part of it.
  const { code, output } =
    first === 'full'
      ? await playwright(rest, { E2E_FULL: 'yes' }, true)
      : await playwright(process.argv.slice(2), {}, true);
  if (code !== 0) console.error(output.trim().split('\n').at(-1));
  process.exitCode ||= code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
