// @ts-check
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuilt } from '../lib/build.js';
import { ensureForecasts, forecastFolder } from '../lib/forecasts.js';
import { at, ROOT } from '../lib/paths.js';
import { BUNDLED, bundleServer, SERVER_FOLDER } from './bundle-server.js';
import { productionPackages } from './production-packages.js';
import { SBOM_FILE, writeSbom } from './write-sbom.js';

// `npm run build`: everything that a server needs, in `dist/release`. It starts with `node server/main.js`; nothing else has to be installed.
const TO = at('dist', 'release');
const MAPS = at('dist', 'maps');

/** What the server reads beside its code, at the same place as in the sources. Those of the forecasts tell whether stored forecasts were made by the same code. */
const READ_FILES = [
  'LICENSE',
  // Errors of settings refer to it.
  '.env.example',
  'apps/api/migrations/*.sql',
  'apps/api/src/**/*.{css,ttf,txt}',
  'apps/api/src/{catalogue,modules/predictor}/**/*.ts',
  'packages/domain/src/**/*.{ts,json}',
  'data/**/*',
  'apps/{web,desk}/dist/**/*',
];

await Promise.all([ensureBuilt(console.log), ensureForecasts(console.log)]);
rmSync(TO, { recursive: true, force: true });
rmSync(MAPS, { recursive: true, force: true });
mkdirSync(MAPS, { recursive: true });

await bundleServer({ to: TO });
for (const map of globSync('*.map', { cwd: join(TO, SERVER_FOLDER) }))
  renameSync(join(TO, SERVER_FOLDER, map), join(MAPS, map));

for (const file of globSync(READ_FILES, { cwd: ROOT, exclude: ['**/*.test.ts', 'apps/*/dist/.vite/**'] }))
  if (/\.\w+$|LICENSE$/.test(file)) copy(file);
// Of what Vite writes for builds the server reads only which scripts a screen needs.
copy('apps/web/dist/.vite/screen-files.json');
const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
for (const folder of productionPackages(lock, 'apps/api', BUNDLED)) copy(folder);
cpSync(forecastFolder(), join(TO, 'forecasts'), { recursive: true });

const { name, version, license } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const engines = { node: '>=24' };
writeFileSync(
  join(TO, 'package.json'),
  `${JSON.stringify({ name, version, license, type: 'module', engines }, null, 2)}\n`,
);
writeSbom(join(TO, SBOM_FILE));
console.log(`Built ${TO}`);

/** @param {string} path */
function copy(path) {
  mkdirSync(join(TO, dirname(path)), { recursive: true });
  cpSync(at(path), join(TO, path), { recursive: true, dereference: true });
}
