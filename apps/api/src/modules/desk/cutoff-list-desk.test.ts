import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { API_BASE_PATH } from '@dakhila/contract';
import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { deskSession } from '@dakhila/contract/desk/session';
import { LARGEST_LIST_BYTES } from '@dakhila/domain/staff/cutoff-lists';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildData } from '../../../../../tools/data-build/build.ts';
import { aSource, FIXTURE } from '../../../../../tools/data-build/test-source.ts';
import type { Answer } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';

const server = useServer();
let source: ReturnType<typeof aSource>;
let dataDir: string;
beforeEach(() => {
  source = aSource();
  source.edit('josaa/cutoffs.csv', (text) => lines(text, (line) => !line.startsWith('2025,6,')));
  expect(buildData({ from: source.from, to: source.to }).isWritten).toBe(true);
  dataDir = mkdtempSync(join(tmpdir(), 'season-'));
  Object.assign(server.deps.config, { FACTS_DIR: source.to, DATA_DIR: dataDir });
});
afterEach(() => {
  source.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const lines = (text: string, keep: (line: string) => boolean) => text.split('\n').filter(keep).join('\n');
/** The one list of the last JoSAA round, as it is published. */
const lastRound = () =>
  lines(readFileSync(join(FIXTURE, 'josaa/cutoffs.csv'), 'utf8'), (line) => /^(year|2025,6),/.test(line));
const content = (name: string) => aStaffMember(server, { roles: ['content'], name });
type Editor = Awaited<ReturnType<typeof content>>;

/** Sends a file as the desk's page does: as it is, without its name. */
async function upload({ browser, call }: Editor, payload: string | Buffer, type = 'text/csv') {
  const { token } = (await call(deskSession.read)).body.data as { token: string };
  const headers = { 'content-type': type, 'x-desk-token': token };
  return browser.send({ method: 'POST', url: `${API_BASE_PATH}${deskCutoffLists.upload.path}`, headers, payload });
}
const listOf = ({ body }: Answer) => body.data as CutoffListDetails;
const approve = (editor: Editor, id: string) => editor.call(deskCutoffLists.approve, { params: { id }, body: {} });
const refuse = (editor: Editor, id: string) =>
  editor.call(deskCutoffLists.refuse, { params: { id }, body: { reason: 'Wrong round' } });
const read = async (editor: Editor, id: string) => listOf(await editor.call(deskCutoffLists.read, { params: { id } }));
const ops = (...words: string[]) => typed(server, ['season', ...words]);
const manifest = () => readFileSync(join(source.to, 'manifest.json'), 'utf8');
const versionNow = () => JSON.parse(manifest()).version as string;

test('a list is checked on a copy, approved by a second person, applied and rolled back', async () => {
  const [meera, rohan] = [await content('Meera Joshi'), await content('Rohan Kale')];
  const before = manifest();
  const uploaded = await upload(meera, lastRound());
  expect([uploaded.status, uploaded.body.message]).toEqual([200, undefined]);
  const { id, report, ...list } = listOf(uploaded);
  expect(list).toMatchObject({
    list: 'josaa',
    state: 'checked',
    errors: 0,
    uploadedBy: 'Meera Joshi',
    mayApprove: false,
  });
  expect(report).toMatchObject({
    rows: 21,
    changes: ['JoSAA 2025 round 6: 21 new'],
    rounds: [{ year: 2025, round: 6, before: 0, after: 21 }],
  });
  expect(report.samples).toHaveLength(8);
  expect(report.samples[0]).toMatchObject({ after: { year: 2025, round: 6, closing: expect.any(Number) } });
  expect(report.samples.some(({ before: earlier }) => earlier?.round === 5)).toBe(true);

  expect((await ops('apply', id, '--yes')).code).toBe(1);
  expect((await approve(meera, id)).status).toBe(403);
  expect((await read(rohan, id)).mayApprove).toBe(true);
  const decided = await Promise.all([approve(rohan, id), approve(rohan, id)]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(manifest()).toBe(before);

  const dry = await ops('apply', id, '--dry-run');
  expect([dry.code, manifest()]).toEqual([0, before]);
  expect(dry.printed).toContain('JoSAA 2025 round 6: 21 new');
  expect((await ops('apply', id)).code).toBe(3);
  const applied = await ops('apply', id, '--yes');
  expect([applied.code, applied.printed]).toEqual([0, expect.stringContaining('forecasts:build')]);
  expect(await read(meera, id)).toMatchObject({ state: 'applied', appliedVersion: versionNow(), isServed: false });
  // On another machine, or after an interruption, the same command is harmless.
  const after = manifest();
  expect([(await ops('apply', id, '--yes')).code, manifest()]).toEqual([0, after]);
  expect((await refuse(meera, id)).status).toBe(409);

  expect((await ops('rollback', id, '--dry-run')).printed).toContain('would be version');
  expect([(await ops('rollback', id, '--yes')).code, manifest()]).toEqual([0, before]);
  expect((await read(meera, id)).state).toBe('rolled-back');
  expect((await ops('rollback', id, '--yes')).code).toBe(1);
  expect((await ops('apply', id, '--yes')).code).toBe(1);
  expect((await ops('lists')).printed).toContain('rolled-back');
  expect((await auditTrail(server)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['desk list upload', 'desk list approve', 'ops season apply', 'ops season rollback']),
  );
});

test('facts that came after a list are not lost by its roll-back', async () => {
  const [meera, rohan] = [await content('Meera Joshi'), await content('Rohan Kale')];
  const { id } = listOf(await upload(meera, lastRound()));
  await approve(rohan, id);
  await ops('apply', id, '--yes');
  source.edit('josaa/cutoffs.csv', (text) => text.replace(/257971/, '257972'));
  buildData({ from: source.from, to: source.to });
  const { code, told } = await ops('rollback', id, '--yes');
  expect([code, told]).toEqual([1, expect.stringContaining('roll back what came after it first')]);
  const again = await ops('apply', id, '--yes');
  expect([again.code, again.told]).toEqual([1, expect.stringContaining('Something newer')]);
});

test('errors are named with their row and reason, and such a list cannot be approved', async () => {
  const [meera, rohan] = [await content('Meera Joshi'), await content('Rohan Kale')];
  const bad = lastRound()
    .replace(/,\d+,false/, ',0,false')
    .replace('National Institute of Technology', '=HYPERLINK("http://evil.example") Institute of Technology');
  const { id, state, report, errors } = listOf(await upload(meera, bad.replace(/"http:\/\/evil.example"/, 'x')));
  expect([state, errors > 0]).toEqual(['faulty', true]);
  const unknown = report.problems.find(({ code }) => code === 'unknown-institute');
  expect(unknown?.examples[0]).toMatch(/=HYPERLINK.*\(row \d+\)/);
  expect((await approve(rohan, id)).status).toBe(409);
  expect((await refuse(rohan, id)).body.data).toMatchObject({ state: 'refused' });
  const { rows } = await server.pool.query('select content from cutoff_lists');
  expect(rows).toEqual([{ content: null }]);
});

const HEADING = 'year,round,institute,program,quota,seat_type,gender,opening_rank,closing_rank,preparatory';
test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'empty'],
  ['another table', 'name,phone\nAsha,1\n', 'not a list of cut-offs'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'not in UTF-8'],
  ['UTF-16', Buffer.from(`\ufeff${HEADING}\n`, 'utf16le'), 'UTF-8'],
  ['a zip file', Buffer.from('PK\u0003\u0004\u0000\u0000', 'latin1'), 'no CSV'],
  ['a gzipped list', gzipSync(HEADING), 'UTF-8'],
  ['ten million columns', 'a,'.repeat(10_000_000), 'longer than any'],
  ['a line without an end', `${HEADING}\n"${'a'.repeat(100_000)}`, 'longer than any'],
  ['too many columns', `${HEADING},${'x,'.repeat(60)}\n`, 'more columns'],
  ['a torn row', `${HEADING}\n2025,6,half`, 'row 2 has 3 fields'],
  ['a quote that never ends', `${HEADING}\n2025,6,"half\n`, 'never closed'],
  ['a year that is none', `${HEADING}\n=1+1,6,A,B,AI,OPEN,NA,1,2,false\n`, 'not a year and round'],
  ['no rows', `${HEADING}\n`, 'rounds'],
])('%s is refused in plain words, and nothing is stored', async (_, file, said) => {
  const meera = await content('Meera Joshi');
  const { status, body } = await upload(meera, file);
  expect([status, body.message]).toEqual([400, expect.stringContaining(said)]);
  expect(JSON.stringify(body)).not.toContain(tmpdir());
  expect((await server.pool.query('select from cutoff_lists')).rowCount).toBe(0);
});

test('a file above the limit, another kind of body, and a caller without the role are refused', async () => {
  const meera = await content('Meera Joshi');
  expect((await upload(meera, Buffer.alloc(LARGEST_LIST_BYTES + 1, 'a'))).status).toBe(413);
  for (const type of ['application/json', 'text/plain', 'application/zip', 'multipart/form-data'])
    expect((await upload(meera, '{}', type)).status, type).toBe(415);
  const other = await aStaffMember(server, { roles: ['support'] });
  expect((await upload(other, lastRound())).status).toBe(403);
  const { browser } = meera;
  const url = `${API_BASE_PATH}${deskCutoffLists.upload.path}`;
  const forged = { method: 'POST' as const, url, headers: { 'content-type': 'text/csv' }, payload: lastRound() };
  expect((await browser.send(forged)).status).toBe(403);
});

test('lists of somebody whose access ended wait no longer, and few may wait at once', async () => {
  const meera = await content('Meera Joshi');
  const { id } = listOf(await upload(meera, lastRound()));
  await server.pool.query(`insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by)
    select gen_random_uuid(), list, state, content, bytes, report, errors, checked_version, uploaded_by
    from cutoff_lists, generate_series(1, 9)`);
  expect((await upload(meera, lastRound())).status).toBe(409);
  await typed(server, ['staff', 'end', meera.email, '--yes']);
  const rohan = await content('Rohan Kale');
  expect((await read(rohan, id)).state).toBe('refused');
});

test('without the saved facts a roll-back is refused, and the facts stay whole', async () => {
  const [meera, rohan] = [await content('Meera Joshi'), await content('Rohan Kale')];
  const { id } = listOf(await upload(meera, lastRound()));
  await approve(rohan, id);
  await ops('apply', id, '--yes');
  rmSync(join(dataDir, 'facts-before', id), { recursive: true });
  const after = manifest();
  expect([(await ops('rollback', id, '--yes')).code, manifest()]).toEqual([1, after]);
  expect(existsSync(`${source.to}.next`)).toBe(false);
});

test('lists are read by page, newest first, each once', async () => {
  const meera = await content('Meera Joshi');
  expect((await upload(meera, lastRound())).status).toBe(200);
  const columns = (
    await server.pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'cutoff_lists' and column_name not in ('id', 'uploaded_at')",
    )
  ).rows.map(({ name }) => name);
  // Several of the same moment: the id decides.
  await server.pool.query(
    `insert into cutoff_lists (id, uploaded_at, ${columns.join(', ')})
     select gen_random_uuid(), uploaded_at - make_interval(hours => n / 3), ${columns.join(', ')} from cutoff_lists, generate_series(1, 54) n`,
  );
  const page = async (query: { after?: string }) =>
    (await meera.call(deskCutoffLists.list, { query })).body.data as { lists: { id: string }[]; next: string | null };
  const first = await page({});
  const second = await page({ after: first.next ?? '' });
  expect([first.lists.length, second.lists.length, second.next]).toEqual([50, 5, null]);
  expect(new Set([...first.lists, ...second.lists].map(({ id }) => id)).size).toBe(55);
});
