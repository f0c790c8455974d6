// @ts-check
import { at } from './lib/paths.js';
import { SBOM_FILE, writeSbom } from './release/write-sbom.js';

// `npm run sbom [-- file]`: what a release is made of, in SPDX. `npm run build` does the same.
const [file = at('dist', 'release', SBOM_FILE)] = process.argv.slice(2);
console.log(`${writeSbom(file)} packages in ${file}`);
