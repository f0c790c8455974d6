import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// `npm run bench -- explorer`: each harness is a file or a folder beside this one, prints its figures and fails when it misses its bar.
const [name, ...words] = process.argv.slice(2);
const folder = import.meta.dirname;
const script = [`${name}.ts`, `${name}/main.ts`].map((path) => join(folder, path)).find((path) => existsSync(path));

if (!name || !script || name === 'run') {
  const known = readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? existsSync(join(folder, entry.name, 'main.ts')) : entry.name.endsWith('.ts'),
    )
    .map((entry) => entry.name.replace(/\.ts$/, ''))
    .filter((entry) => entry !== 'run');
  console.error(`Usage: npm run bench -- <harness>. Harnesses: ${known.join(', ')}`);
  process.exit(1);
}
spawn(process.execPath, [script, ...words], { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1));
