import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npm } from '../../scripts/lib/install.js';
import { at } from '../../scripts/lib/paths.js';
import { BASIC_SIGNS, RUPEE_SIGN } from './signs.ts';

/**
 * `node tools/font-build/main.ts`: cuts out of Inter what nearly every page shows, in the weights that the look has. The files stand in the project: run it
 * again when Inter, the weights or the signs change.
 */
const PACKAGE = 'subset-font@2.9.0';
const FOLDER = at('var', 'font-build');
const INTER = at('node_modules', '@fontsource-variable', 'inter', 'files');
const TARGET = at('apps', 'web', 'src', 'ui', 'fonts');
const WEIGHTS = { wght: { min: 400, max: 700 } };
/** Spacing, figures of one width, and the signs that depend on their neighbours. */
const FEATURES = ['kern', 'tnum', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'];
const CUTS = [
  { name: 'inter-basic', from: 'inter-latin-wght-normal', signs: BASIC_SIGNS },
  { name: 'inter-rupee', from: 'inter-latin-ext-wght-normal', signs: RUPEE_SIGN },
];
type Options = { targetFormat: 'woff2'; variationAxes: typeof WEIGHTS; keepFeatures: string[] };
type Subset = (font: Buffer, signs: string, options: Options) => Promise<Buffer>;

// Fetched when somebody needs it: the product itself never does.
if (!existsSync(join(FOLDER, 'node_modules', 'subset-font'))) {
  mkdirSync(FOLDER, { recursive: true });
  const { code, output } = await npm(['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', PACKAGE]);
  if (code !== 0) throw new Error(output);
}
const subset: Subset = createRequire(join(FOLDER, 'main.js'))('subset-font');
for (const { name, from, signs } of CUTS) {
  const font = readFileSync(join(INTER, `${from}.woff2`));
  const cut = await subset(font, signs, { targetFormat: 'woff2', variationAxes: WEIGHTS, keepFeatures: FEATURES });
  writeFileSync(join(TARGET, `${name}.woff2`), cut);
  console.log(`${name}: ${cut.length} of ${font.length} bytes`);
}
