import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aStaffMember } from '../../../test/staff.ts';
import type { Manifest } from '../../catalogue/format/layout.ts';
import { buildNextEdition } from '../cutoff-lists/build-edition.ts';
import type { BuildInput, Built } from '../cutoff-lists/built-edition.ts';
import { findCurrentEdition, openPublished } from '../cutoff-lists/index.ts';
import { describeList } from './describe-lists.ts';

const server = useServer();
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'editions-'));
  Object.assign(server.deps.config, { DATA_DIR: dataDir });
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const release = (): Manifest => JSON.parse(readFileSync(join(server.deps.config.FACTS_DIR, 'manifest.json'), 'utf8'));
const content = (name: string) => aStaffMember(server, { roles: ['content'], name });
type Editor = Awaited<ReturnType<typeof content>>;
const listOf = ({ body }: Answer) => body.data as CutoffListDetails;
const read = async ({ call }: Editor, id: string) => listOf(await call(deskCutoffLists.read, { params: { id } }));
const approve = ({ call }: Editor, id: string) => call(deskCutoffLists.approve, { params: { id }, body: {} });
const prepare = ({ call }: Editor, id: string) => call(deskCutoffLists.prepare, { params: { id }, body: {} });
const publish = async (editor: Editor, id: string, edition?: string) =>
  editor.call(deskCutoffLists.publish, {
    params: { id },
    body: { edition: edition ?? (await read(editor, id)).edition?.id ?? randomUUID() },
  });
const rollBack = ({ call }: Editor, id: string) =>
  call(deskCutoffLists.rollBack, { params: { id }, body: { reason: 'Figures of another round' } });

/** A list that Meera has uploaded and that has no errors. */
async function aCheckedList(uploadedBy: Editor): Promise<string> {
  const id = randomUUID();
  const report = { rows: 1, problems: [], changes: [], rounds: [], samples: [] };
  await server.pool.query(
    `insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by)
     values ($1, 'josaa', 'checked', $2, 1, $3, 0, '1', $4)`,
    [id, gzipSync('year'), report, uploadedBy.id],
  );
  return id;
}
const BANDS = { Safe: 1, Likely: 2, Possible: 3, Reach: 4 };
/** Facts that differ from those of the release in nothing but their version. */
const built = (version: string): Built => ({
  version,
  files: {
    facts: new Map([['manifest.json', Buffer.from(JSON.stringify({ ...release(), version }))]]),
    forecasts: new Map([['josaa2027-x.bin', Buffer.from('forecast')]]),
  },
  preview: { candidates: [{ name: 'AIR 60', before: BANDS, after: BANDS }] },
});
const never = new AbortController().signal;
const build = (version: string) => buildNextEdition(server.deps, never, async () => built(version));
const current = async () => (await findCurrentEdition(server.deps.db, release().version))?.version;
const twoEditors = async () => [await content('Meera Joshi'), await content('Rohan Kale')] as const;
/** A list that is approved and whose facts are built. */
async function aReadyList(meera: Editor, rohan: Editor, version: string): Promise<string> {
  const id = await aCheckedList(meera);
  expect((await approve(rohan, id)).status).toBe(200);
  await build(version);
  await server.clock.advance({ seconds: 1 });
  return id;
}

test('an approved list is built, looked at, published and rolled back, and each step is in the log', async () => {
  const [meera, rohan] = await twoEditors();
  const id = await aCheckedList(meera);
  expect((await publish(meera, id)).status).toBe(409);
  const approved = listOf(await approve(rohan, id));
  expect(approved).toMatchObject({ state: 'approved', mayPrepare: false, edition: { state: 'waiting' } });
  expect((await publish(meera, id)).status).toBe(409);
  await build('aaa');
  expect(await read(meera, id)).toMatchObject({
    edition: { state: 'ready', mayPublish: true, preview: { candidates: [{ name: 'AIR 60' }] } },
  });
  expect(await current()).toBeUndefined();

  const published = await Promise.all([publish(meera, id), publish(rohan, id)]);
  expect(published.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await current()).toBe('aaa');
  expect(await read(meera, id)).toMatchObject({
    ...{ state: 'applied', appliedVersion: 'aaa', isServed: false, mayPrepare: false },
    edition: { state: 'published', mayPublish: false, mayRollBack: true },
  });
  const shell = await typed(server, ['season', 'rollback', id, '--yes']);
  expect([shell.code, shell.told]).toEqual([1, expect.stringContaining('roll it back there')]);

  expect((await rollBack(rohan, id)).status).toBe(200);
  expect((await rollBack(rohan, id)).status).toBe(409);
  expect(await current()).toBeUndefined();
  expect(await read(meera, id)).toMatchObject({ state: 'rolled-back', mayPrepare: false });
  const trail = (await auditTrail(server)).map(({ action, details }) => [action, details]);
  expect(trail).toEqual(
    expect.arrayContaining([
      ['desk list publish', expect.objectContaining({ version: 'aaa' })],
      ['desk list roll back', expect.objectContaining({ reason: 'Figures of another round' })],
    ]),
  );
});

test('publishing and rolling back need a passkey used just now', async () => {
  const [meera, rohan] = await twoEditors();
  const id = await aReadyList(meera, rohan, 'aaa');
  await server.clock.advance({ minutes: 6 });
  for (const act of [publish, rollBack]) expect((await act(meera, id)).body).toMatchObject({ code: 'passkey-needed' });
});

test('a second list is built over the first, and they are rolled back in turn', async () => {
  const [meera, rohan] = await twoEditors();
  const [one, two] = [await aReadyList(meera, rohan, 'aaa'), await aReadyList(meera, rohan, 'bbb')];
  expect((await publish(meera, one)).status).toBe(200);
  // Its preview was made without the first one.
  expect(await read(meera, two)).toMatchObject({ mayPrepare: true, edition: { isOutdated: true, mayPublish: false } });
  expect((await publish(meera, two)).status).toBe(409);
  const asked = await Promise.all([prepare(meera, two), prepare(rohan, two)]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await server.pool.query("select id from facts_editions where state = 'waiting'");
  expect(rows).toHaveLength(1);
  await build('ccc');
  expect((await publish(meera, two)).status).toBe(200);
  expect(await current()).toBe('ccc');

  expect((await rollBack(meera, one)).status).toBe(409);
  expect((await rollBack(meera, two)).status).toBe(200);
  expect(await current()).toBe('aaa');
  expect((await rollBack(meera, one)).status).toBe(200);
  expect(await current()).toBeUndefined();
});

test('a list that is published while another is built does not get lost', async () => {
  const [meera, rohan] = await twoEditors();
  const one = await aReadyList(meera, rohan, 'aaa');
  const two = await aCheckedList(meera);
  await approve(rohan, two);
  await buildNextEdition(server.deps, never, async () => {
    expect((await publish(meera, one)).status).toBe(200);
    return built('bbb');
  });
  expect(await read(meera, two)).toMatchObject({ edition: { isOutdated: true, mayPublish: false }, mayPrepare: true });
  expect(await current()).toBe('aaa');
});

test('a build that fails says why and changes nothing; one that is stopped is taken up again, but not for ever', async () => {
  const [meera, rohan] = await twoEditors();
  const id = await aCheckedList(meera);
  await approve(rohan, id);
  await buildNextEdition(server.deps, never, async () => ({ failure: 'unknown-institute: Hogwarts' }));
  expect(await read(meera, id)).toMatchObject({
    ...{ state: 'approved', mayPrepare: true },
    edition: { state: 'failed', failure: 'unknown-institute: Hogwarts', mayPublish: false },
  });
  await server.clock.advance({ seconds: 1 });
  await prepare(meera, id);
  await build(release().version);
  expect((await read(meera, id)).edition?.failure).toMatch(/^Nothing would change/);
  await server.clock.advance({ seconds: 1 });
  await prepare(meera, id);
  for (let stop = 0; stop < 5; stop += 1) {
    expect((await read(meera, id)).edition?.state).toBe('waiting');
    await buildNextEdition(server.deps, never, async () => null);
  }
  await build('aaa');
  expect((await read(meera, id)).edition).toMatchObject({ state: 'failed', failure: expect.stringContaining('never') });
});

test('the folder of a build is removed, also when the build fails or is stopped', async () => {
  const [meera, rohan] = await twoEditors();
  await approve(rohan, await aCheckedList(meera));
  const folders: string[] = [];
  const workIn = ({ folder }: BuildInput) => {
    writeFileSync(join(folder, 'facts'), 'half');
    folders.push(folder);
  };
  await buildNextEdition(server.deps, never, async (input) => {
    workIn(input);
    return null;
  });
  const failing = buildNextEdition(server.deps, never, async (input) => {
    workIn(input);
    throw new Error('No memory');
  });
  await expect(failing).rejects.toThrow('No memory');
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test('a refused list is neither built nor published', async () => {
  const [meera, rohan] = await twoEditors();
  const [ready, waiting] = [await aReadyList(meera, rohan, 'aaa'), await aCheckedList(meera)];
  await approve(rohan, waiting);
  for (const id of [ready, waiting])
    await meera.call(deskCutoffLists.refuse, { params: { id }, body: { reason: 'Wrong round' } });
  await build('bbb');
  expect((await read(meera, waiting)).edition?.state).toBe('failed');
  expect((await publish(meera, ready)).status).toBe(409);
  expect((await prepare(meera, ready)).status).toBe(409);
});

/** What a process serves that starts now. */
const start = async () => {
  const opened = await openPublished(server.deps);
  return { ...server.deps, ...opened };
};

/** The joined cut-offs of the facts stand there too. */
const forecastsIn = (folder: string) => {
  const [columns, forecasts] = [true, false].map((wanted) =>
    readdirSync(folder).filter((name) => name.startsWith('columns-') === wanted),
  );
  expect(columns).toHaveLength(3);
  return forecasts?.toSorted();
};

test('a process starts with the published facts and their forecasts, and says which lists are in them', async () => {
  const [meera, rohan] = await twoEditors();
  const id = await aReadyList(meera, rohan, 'aaa');
  expect((await start()).catalogue.version).toBe(release().version);
  await publish(meera, id);
  const { catalogue, config, edition } = await start();
  expect([catalogue.version, catalogue.jee.records.length > 100]).toEqual(['aaa', true]);
  expect(forecastsIn(config.FORECASTS_DIR ?? '')).toEqual(['josaa2027-x.bin']);
  expect(await describeList(server.deps.db, { catalogue, config, edition }, meera.id, id)).toMatchObject({
    isServed: true,
  });
  await rollBack(meera, id);
  expect((await start()).edition).toBeUndefined();
});

test('forecasts of facts that no longer count are removed from the machine', async () => {
  const [meera, rohan] = await twoEditors();
  await publish(meera, await aReadyList(meera, rohan, 'aaa'));
  const folder = join(dataDir, 'forecasts');
  mkdirSync(folder);
  const yearAgo = new Date('2025-11-01');
  for (const name of ['josaa2027-x.bin', 'josaa2027-y.bin', 'josaa2027-z.bin', 'mht-cet2027-y.bin']) {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), yearAgo, name.includes('z') ? new Date('2025-12-01') : yearAgo);
  }
  await start();
  expect(forecastsIn(folder)).toEqual(['josaa2027-x.bin', 'josaa2027-z.bin', 'mht-cet2027-y.bin']);
});

test.each([
  ['damaged', "update facts_edition_files set content = '\\x1f8b' where kind = 'facts'"],
  ['exchanged', "update facts_edition_files set sha256 = repeat('0', 64) where kind = 'facts'"],
  ['missing', "delete from facts_edition_files where kind = 'facts'"],
  ['of another version', "update facts_editions set version = 'zzz'"],
])('with published facts that are %s a process serves those of its release, and says so', async (_, spoil) => {
  const [meera, rohan] = await twoEditors();
  const id = await aReadyList(meera, rohan, 'aaa');
  await publish(meera, id);
  await server.pool.query(spoil);
  const started = await start();
  expect([started.catalogue.version, started.edition?.facts]).toEqual([release().version, null]);
  const described = await describeList(server.deps.db, started, meera.id, id);
  expect([described.isServed, described.edition?.isUnusable]).toEqual([false, true]);
  expect(server.logged()).toContain('published facts cannot be used');
  // The way back is open.
  expect((await rollBack(meera, id)).status).toBe(200);
});

/** Does something while the files of editions cannot be read. */
async function withoutFiles(act: () => Promise<void>): Promise<void> {
  await server.pool.query('alter table facts_edition_files rename to files_away');
  await act().finally(() => server.pool.query('alter table files_away rename to facts_edition_files'));
}

test('a database that fails does not make published facts count as damaged, and no process starts without them', async () => {
  const [meera, rohan] = await twoEditors();
  await publish(meera, await aReadyList(meera, rohan, 'aaa'));
  const two = await aCheckedList(meera);
  await approve(rohan, two);
  await withoutFiles(async () => {
    // It would serve facts that others have replaced.
    await expect(start()).rejects.toThrow();
    await expect(build('bbb')).rejects.toThrow();
  });
  await build('bbb');
  expect((await read(meera, two)).edition?.state).toBe('ready');
});

const deleteFilesOf = (version: string) =>
  server.pool.query(
    'delete from facts_edition_files where edition_id in (select id from facts_editions where version = $1)',
    [version],
  );

test('facts whose files are gone are neither published nor returned to', async () => {
  const [meera, rohan] = await twoEditors();
  await publish(meera, await aReadyList(meera, rohan, 'aaa'));
  const two = await aReadyList(meera, rohan, 'bbb');
  await publish(meera, two);
  await deleteFilesOf('aaa');
  const refused = await rollBack(meera, two);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('from before it are gone')]);
  expect(await current()).toBe('bbb');
  const three = await aReadyList(meera, rohan, 'ccc');
  await deleteFilesOf('ccc');
  const unpublished = await publish(meera, three);
  expect([unpublished.status, unpublished.body.message]).toEqual([409, expect.stringMatching(/^Its files are gone/)]);
  expect(await current()).toBe('bbb');
  // With nothing left to lose the way back is open.
  await deleteFilesOf('bbb');
  expect((await rollBack(meera, two)).status).toBe(200);
});

test('facts that were published over another release are not served, and can be prepared again', async () => {
  const [meera, rohan] = await twoEditors();
  const id = await aReadyList(meera, rohan, 'aaa');
  await publish(meera, id);
  await server.pool.query("update facts_editions set release_version = 'older'");
  expect((await start()).edition).toBeUndefined();
  expect(await read(meera, id)).toMatchObject({ mayPrepare: true, edition: { isOutdated: true, mayRollBack: false } });
  await server.clock.advance({ seconds: 1 });
  expect((await prepare(meera, id)).status).toBe(200);
  await build('bbb');
  expect((await publish(meera, id)).status).toBe(200);
  expect((await start()).catalogue.version).toBe('bbb');
});

test('after a release is taken back, what counts again can be rolled back', async () => {
  const [meera, rohan] = await twoEditors();
  const id = await aReadyList(meera, rohan, 'aaa');
  await publish(meera, id);
  const { version } = release();
  await server.pool.query("update facts_editions set release_version = 'newer'");
  expect((await prepare(meera, id)).status).toBe(200);
  await build('bbb');
  // Now the first is of the release that runs, and the second of one that was taken back.
  await server.pool.query(
    "update facts_editions set release_version = case version when 'aaa' then $1 else 'newer' end",
    [version],
  );
  expect(await current()).toBe('aaa');
  expect(await read(meera, id)).toMatchObject({
    mayPrepare: false,
    edition: { state: 'published', mayRollBack: true },
  });
  expect((await rollBack(meera, id)).status).toBe(200);
  expect(await current()).toBeUndefined();
});
