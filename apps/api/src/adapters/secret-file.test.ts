import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { explainFailure } from '../explain-failure.ts';
import { readOrMakeSecret } from './secrets.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a start would tell about the secret in the folder. */
function refusalOf(folder: string): string {
  try {
    readOrMakeSecret(folder);
  } catch (error) {
    return explainFailure(error);
  }
  return 'no refusal';
}

const READ = `const { readOrMakeSecret } = await import(${JSON.stringify(join(import.meta.dirname, 'secrets.ts'))});
  process.stdout.write(readOrMakeSecret(process.argv[1]));`;

test('a secret is made once, long enough, for its owner only', () => {
  const folder = aFolder();
  const secret = readOrMakeSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readOrMakeSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test('many starts at once agree on one secret', () => {
  const folder = aFolder();
  const many = Array.from({ length: 4 }, () => `"${process.execPath}" --input-type=module -e '${READ}' "${folder}" & `);
  const said = execFileSync('sh', ['-c', `${many.join('')} wait`], { encoding: 'utf8' });
  expect(said).toBe(readOrMakeSecret(folder).repeat(4));
});

test('a disk that is full leaves no secret behind, and the next start makes a good one', () => {
  const folder = aFolder();
  // A limit of zero on the size of files fails as a full disk does: the name can be made, the bytes cannot be written.
  const limited = `ulimit -f 0; exec "${process.execPath}" --input-type=module -e '${READ}' "${folder}"`;
  expect(spawnSync('sh', ['-c', limited], { stdio: 'pipe' }).status).not.toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  expect(readOrMakeSecret(folder).length).toBeGreaterThanOrEqual(32);
});

test.each([
  ['empty', ''],
  ['short', 'a'.repeat(31)],
  ['only spaces', ' '.repeat(60)],
])('a secret that is %s is refused in one line', (_what, text) => {
  const folder = aFolder();
  writeFileSync(join(folder, 'secret'), text, { mode: 0o600 });
  const refusal = refusalOf(folder);
  expect(refusal).toMatch(/^The secret in .*secret has \d+ characters, and 32 are needed/);
  expect(refusal).not.toContain('\n');
});

test.each([0o660, 0o604, 0o620])('a secret of ours that others may open is closed (mode %o)', (mode) => {
  const folder = aFolder();
  const secret = readOrMakeSecret(folder);
  chmodSync(join(folder, 'secret'), mode);
  expect(readOrMakeSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test.runIf(process.getuid?.() === 0)('a secret of another user that others may open is refused in one line', () => {
  const folder = aFolder();
  readOrMakeSecret(folder);
  chmodSync(join(folder, 'secret'), 0o640);
  chownSync(join(folder, 'secret'), 12_345, 12_345);
  expect(refusalOf(folder)).toMatch(/^Other users may open .*secret\. .*chmod 600.*APP_SECRET/);
});
