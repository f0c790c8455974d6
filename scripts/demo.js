// @ts-check
import { ensureBuilt } from './lib/build.js';
import { ensureForecasts, forecastFolder } from './lib/forecasts.js';
import { ensureInstalled } from './lib/install.js';
import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { endTogether, isEnded } from './lib/run.js';
import { serve } from './lib/serve.js';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from './lib/server-memory.js';

// `npm run demo`: the product with an invented student who has used everything, for people who only want to look. Every start resets it.
endTogether();
try {
  await ensureInstalled(console.log);
  if (!isEnded()) await Promise.all([ensureBuilt(console.log), ensureForecasts(console.log)]);
  const main = [...NODE_FLAGS, at('apps', 'api', 'src', 'demo', 'main.ts')];
  // The demo's own folder is empty; the forecasts of `npm start` save it a minute.
  const env = { FORECASTS_DIR: forecastFolder(), ...MEMORY_ENVIRONMENT, ...process.env };
  if (!isEnded()) process.exitCode = await serve(findNode(), main, env);
} catch (error) {
  if (!isEnded()) console.error(error instanceof Error ? error.message : error);
  process.exitCode ||= 1;
}
