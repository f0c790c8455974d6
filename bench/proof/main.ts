import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bar } from '../lib/bar.ts';
import { machineLoad } from '../lib/busy-machine.ts';
import { PROOFS, type Proof } from './proofs.ts';
import { type Shown, withTable } from './table.ts';

/**
 * `npm run proof [harness …]`: runs every harness one after the other, or those named, and writes what was seen into docs/proof.md. What this commit has shown
 * already is not run again, so an interrupted run goes on where it was; a harness that is named is always run.
 */
const RESULTS = new URL('./results.json', import.meta.url);
const DOCUMENT = new URL('../../docs/proof.md', import.meta.url);
const RUN = join(import.meta.dirname, '..', 'run.ts');
const BUILD = join(import.meta.dirname, '..', '..', 'scripts', 'release', 'release.js');
const named = process.argv.slice(2);
const unknown = named.filter((name) => PROOFS.every((proof) => proof.name !== name));
if (unknown.length > 0) throw new Error(`no such harness: ${unknown.join(', ')}`);

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
// What is written here is not part of what is shown.
const changed = git('status', '--porcelain', '--', '.', ':!bench/proof/results.json', ':!docs/proof.md');
const commit = `${git('rev-parse', '--short=8', 'HEAD')}${changed ? ' with changes' : ''}`;

const results: Record<string, Shown> = JSON.parse(readFileSync(RESULTS, 'utf8'));
for (const proof of PROOFS) {
  const isWanted = named.length > 0 ? named.includes(proof.name) : results[proof.name]?.commit !== commit;
  if (!isWanted) continue;
  console.log(`\n${proof.claim}: npm run bench -- ${proof.name}`);
  const shown = await show(proof);
  results[proof.name] = shown;
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), PROOFS, results));
  if (shown.exitCode !== 0) process.exitCode = 1;
}

async function show({ name, needsRelease }: Proof): Promise<Shown> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-proof-'));
  const file = join(folder, 'bars');
  const load = machineLoad();
  try {
    const run = async (...words: string[]) => {
      const harness = spawn(process.execPath, words, { stdio: 'inherit', env: { ...process.env, PROOF_FILE: file } });
      const [code]: (number | null)[] = await once(harness, 'exit');
      return code;
    };
    // An older release would show what an older commit does.
    const built = needsRelease ? await run(BUILD) : 0;
    const code = built === 0 ? await run(RUN, ...name.split(' ')) : built;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const bars: Bar[] = lines.map((line) => JSON.parse(line));
    return { commit, date: new Date().toISOString().slice(0, 10), load, exitCode: code ?? 1, bars };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
