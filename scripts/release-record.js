// @ts-check
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.js';
import { findNode } from './lib/node-binary.js';
import { at } from './lib/paths.js';
import { endTogether, run } from './lib/run.js';
import { oneOfEachShape } from './release/statement-shapes.js';

// `npm run release:record`: notes the migrations of this release and the statements that its code sends while its tests run. The tests of later commits plan
// them on their own schema: old and new processes run side by side while a release is rolled out.
const FILE = at('apps', 'api', 'test', 'last-release', 'release.json');
/** These tests run every call, job and command, with every outcome that is tested. */
const TESTS = ['src/modules', 'src/http', 'src/ops', 'src/jobs', 'test/growth', 'test/two-students'].map(
  (name) => `apps/api/${name}`,
);
const MIGRATIONS = at('apps', 'api', 'migrations');

endTogether();
await ensureInstalled(console.log);
const folder = mkdtempSync(join(tmpdir(), 'dakhila-release-'));
try {
  const noted = join(folder, 'statements');
  const words = [
    at('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project=api',
    ...process.argv.slice(2),
    ...TESTS,
  ];
  const { code } = await run(findNode(), words, { env: { ...process.env, RELEASE_STATEMENTS: noted }, isShown: true });
  if (code !== 0) throw new Error('Nothing was recorded: the tests must pass.');
  const lines = readFileSync(noted, 'utf8').trim().split('\n');
  const statements = oneOfEachShape(lines.map((line) => JSON.parse(line)));
  writeFileSync(FILE, `${JSON.stringify({ migrations: hashedMigrations(), statements }, null, 2)}\n`);
  console.log(
    `Recorded ${statements.length} statements. Empty apps/api/test/last-release/explained.ts, and commit both.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function hashedMigrations() {
  const names = globSync('*.sql', { cwd: MIGRATIONS }).sort();
  return Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(MIGRATIONS, name)))]));
}

/** @param {Buffer} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
