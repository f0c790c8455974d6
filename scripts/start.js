// @ts-check
import { ensureBuilt } from './lib/build.js';
import { ensureForecasts } from './lib/forecasts.js';
import { ensureInstalled } from './lib/install.js';
import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { endTogether, isEnded } from './lib/run.js';
import { serve } from './lib/serve.js';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from './lib/server-memory.js';

endTogether();
try {
  await ensureInstalled(console.log);
  if (!isEnded()) await Promise.all([ensureBuilt(console.log), ensureForecasts(console.log)]);
  const main = [...NODE_FLAGS, at('apps', 'api', 'src', 'main.ts')];
  const env = { ...MEMORY_ENVIRONMENT, ...process.env };
  if (!isEnded()) process.exitCode = await serve(findNode(), main, env, { startsAgain: true });
} catch (error) {
  if (!isEnded()) console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}
