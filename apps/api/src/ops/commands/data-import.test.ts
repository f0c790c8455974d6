import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildData } from '../../../../../tools/data-build/build.ts';
import { aSource, FIXTURE } from '../../../../../tools/data-build/test-source.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';

const server = useServer();
let source: ReturnType<typeof aSource>;
beforeEach(() => {
  source = aSource();
  source.edit('josaa/cutoffs.csv', withoutLastRound);
  expect(buildData({ from: source.from, to: source.to }).isWritten).toBe(true);
});
afterEach(() => source.remove());

const withoutLastRound = (text: string) => linesOf(text, (line) => !line.startsWith('2025,6,'));
const linesOf = (text: string, keep: (line: string) => boolean) => text.split('\n').filter(keep).join('\n');
/** The one list of the last JoSAA round, as it is published. */
const lastRound = () =>
  linesOf(readFileSync(join(FIXTURE, 'josaa/cutoffs.csv'), 'utf8'), (line) => /^(year|2025,6),/.test(line));
const given = (name: string, content: string | Buffer) => {
  const path = join(source.from, '..', name);
  writeFileSync(path, content);
  return path;
};
const importing = (path: string, ...words: string[]) => {
  const config = { ...server.deps.config, FACTS_DIR: source.to };
  return typed({ ...server, deps: { ...server.deps, config } }, ['data', 'import', path, ...words]);
};
const manifest = () => readFileSync(join(source.to, 'manifest.json'), 'utf8');

test('one published round is checked, shown and written at once, and the trail knows the version', async () => {
  const file = given('round-6.csv.gz', gzipSync(lastRound()));
  const before = manifest();
  const dry = await importing(file, '--dry-run');
  expect([dry.code, manifest(), await auditTrail(server)]).toEqual([0, before, []]);
  expect(dry.printed).toContain('JoSAA 2025 round 6: 21 new');
  expect((await importing(file)).code).toBe(3);
  const ran = await importing(file, '--yes');
  expect(ran.code).toBe(0);
  expect(ran.printed).toMatch(/Written: version [0-9a-f]{12}\. Restart the servers to use it\./);
  const { version } = JSON.parse(manifest());
  expect((await auditTrail(server)).at(-1)).toMatchObject({
    action: 'ops data import',
    subject: `facts ${version}`,
    details: { stage: 'done', isWritten: true, changes: 1, errors: 0 },
  });
  const again = await importing(source.from, '--yes', '--json');
  expect(JSON.parse(again.printed).data).toMatchObject({ isWritten: true, changes: [] });
});

test('a list with an impossible rank is named with examples, and nothing is written', async () => {
  const before = manifest();
  const ran = await importing(given('bad.csv', lastRound().replace(/,\d+,false/, ',0,false')), '--yes');
  expect([ran.code, manifest(), existsSync(`${source.to}.next`)]).toEqual([1, before, false]);
  expect(ran.printed).toContain('error: impossible-rank (1)');
  expect(ran.printed).toContain('Nothing is written: 2 kinds of error.');
});

test('what cannot be a list is refused in one line', async () => {
  const cases = [
    [given('notes.csv', 'name,phone\nAsha,1\n'), 2, 'That file is not a list of cut-offs'],
    [given('torn.csv', `${lastRound()}\n2025,6,half`), 1, 'Nothing was written: row'],
    [join(source.from, 'nowhere'), 2, 'File or folder not found'],
    [join(source.from, 'josaa'), 2, 'That folder has none of josaa/'],
  ] as const;
  for (const [path, code, line] of cases) {
    const ran = await importing(path, '--yes');
    expect([ran.code, ran.printed]).toEqual([code, '']);
    expect(ran.told).toContain(line);
    expect(ran.told.split('\n')).toHaveLength(1);
  }
});
