import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeTable } from '../../apps/api/src/catalogue/format/columns-of.ts';
import { FILES } from '../../apps/api/src/catalogue/format/layout.ts';
import { PIN_CODES } from '../../apps/api/src/catalogue/format/pin-code-table.ts';
import { choosePlaces, REASONS } from './choose-places.ts';
import { readPackage } from './read-package.ts';

const USAGE = `npm run data:pin-codes -- --from DIR [--to DIR]
  --from  the unpacked package pincode-lat-long (npm pack pincode-lat-long, tar xzf)
  --to    the data folder, data/ by default`;

const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string', default: 'data' } } });
if (values.from === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const published = readPackage(readFileSync(join(resolve(values.from), 'pincode.js'), 'utf8'));
const { rows, dropped } = choosePlaces(published);
for (const reason of REASONS) {
  const pins = dropped.filter((one) => one.reason === reason).map(({ pin }) => pin);
  if (pins.length > 0) console.log(`left out, ${reason}: ${pins.length} (${pins.slice(0, 20).join(' ')})`);
}
const path = join(resolve(values.to), FILES.pinCodes);
const text = writeTable(PIN_CODES, rows);
mkdirSync(dirname(path), { recursive: true });
writeFileSync(path, text);
const count = rows.reduce((sum, { places }) => sum + places.length, 0);
console.log(`Written: ${count} of ${published.length} PIN codes in ${rows.length} prefixes, ${text.length} bytes`);
