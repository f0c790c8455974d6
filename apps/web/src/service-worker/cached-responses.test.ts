import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';
import { changeSession, read, remove } from './cached-responses.ts';
import { CHECK } from './strategy.ts';

afterEach(() => vi.unstubAllGlobals());

test('a check that overtakes the logout leaves nothing behind, and the last answer says whose it was', async () => {
  const waiting = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', ({ url }: Request) => new Promise((answer) => waiting.set(new URL(url).pathname, answer)));
  const at = (path: string) => new Request(new URL(path, window.location.origin));
  const works: Promise<unknown>[] = [];
  const afterwards = (work: Promise<unknown>) => void works.push(work);
  const check = () => {
    void read(at(CHECK), afterwards);
    const answer = new Response('{}', { headers: { 'x-answer-for': 'asha' } });
    // The page of the tests has its own kind of Blob, which answers do not take.
    answer.clone = () => Object.assign(new Response('{}', { headers: answer.headers }), { blob: async () => '{}' });
    waiting.get(CHECK)?.(answer);
    return works.at(-1);
  };

  void changeSession(at('/api/v1/auth/logout'), afterwards);
  await check();
  expect(await caches.keys()).toEqual(['responses-3:asha']);
  const kept = await (await caches.open('responses-3:asha')).match(at(CHECK));
  expect(kept?.headers.get('x-answer-for')).toBe('asha');
  waiting.get('/api/v1/auth/logout')?.(new Response());
  await Promise.all(works);
  expect(await caches.keys()).toEqual([]);
});

const RUNS = '/api/v1/predictor/runs';
const RUN = `${RUNS}/0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b`;
const OTHER = `${RUNS}/0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c`;
const OF_RUN = [`${RUN}`, `${RUN}/results?band=Safe`, `${RUN}/results/iit-bombay.17`];

/** A worker with the answers of a student, and a server whose answers to each call wait until they are given. */
async function aDevice() {
  const waiting: { path: string; give: (answer: Response) => void; fail: (error: Error) => void }[] = [];
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    const path = `${method} ${url.slice(window.location.origin.length)}`;
    return new Promise<Response>((give, fail) => waiting.push({ path, give, fail }));
  });
  const works: Promise<unknown>[] = [];
  const afterwards = (work: Promise<unknown>) => void works.push(work);
  const next = (path: string) => {
    const at = waiting.findIndex((one) => one.path === path);
    const [found] = at < 0 ? [] : waiting.splice(at, 1);
    if (!found) throw new Error(`Nobody asked for ${path}`);
    return found;
  };
  const answer = (path: string, status = 200) => {
    const made = () => new Response('{}', { status, headers: { 'x-answer-for': 'asha' } });
    // The page of the tests has its own kind of Blob, which answers do not take.
    next(path).give(Object.assign(made(), { clone: () => Object.assign(made(), { blob: async () => '{}' }) }));
  };
  const request = (path: string, method = 'GET') => new Request(new URL(path, window.location.origin), { method });
  const ask = (path: string) => {
    void read(request(path), afterwards).catch(() => undefined);
    return works.at(-1);
  };
  const see = async (path: string, status = 200) => {
    const kept = ask(path);
    answer(`GET ${path}`, status);
    await kept;
  };
  const kept = async () => {
    const urls = await (await caches.open('responses-3:asha')).keys();
    return urls.map(({ url }) => url.slice(window.location.origin.length));
  };
  const asked = () => waiting.map(({ path }) => path);
  for (const path of [CHECK, ...OF_RUN, OTHER]) await see(path);
  return {
    ask,
    answer,
    see,
    kept,
    asked,
    next,
    remove: (path = RUN, method = 'DELETE') => remove(request(path, method), afterwards),
  };
}

test.each([404, 410])(
  'what the server answers with %i is not kept any more, nor what lies under it',
  async (status) => {
    const device = await aDevice();
    await device.see(OF_RUN[0] ?? '', status);
    expect(await device.kept()).toEqual([CHECK, OTHER]);
  },
);

test('an overview that is not found takes nothing with it, and an error takes nothing at all', async () => {
  const device = await aDevice();
  await device.see(RUNS, 404);
  await device.see(OF_RUN[0] ?? '', 500);
  expect(await device.kept()).toEqual([CHECK, ...OF_RUN, OTHER]);
});

test.each([200, 404])(
  'a deletion answered with %i leaves nothing of the thing, before the page hears of it',
  async (status) => {
    const device = await aDevice();
    const removed = device.remove();
    expect(await device.kept()).toEqual([CHECK, ...OF_RUN, OTHER]);
    device.answer(`DELETE ${RUN}`, status);
    await removed;
    expect(await device.kept()).toEqual([CHECK, OTHER]);
    expect(device.asked()).toEqual([`GET ${RUNS}`, 'GET /api/v1/dashboard']);
  },
);

test('what another tab asked for before the deletion does not bring it back', async () => {
  const device = await aDevice();
  const late = OF_RUN.map(device.ask);
  const removed = device.remove();
  device.answer(`DELETE ${RUN}`);
  await removed;
  for (const path of OF_RUN) device.answer(`GET ${path}`);
  await Promise.all(late);
  expect(await device.kept()).toEqual([CHECK, OTHER]);
});

test('an overview that named the deleted thing goes with it; only what was asked for afterwards is kept', async () => {
  const device = await aDevice();
  await device.see(RUNS);
  const late = device.ask(RUNS);
  const removed = device.remove();
  device.answer(`DELETE ${RUN}`);
  await removed;
  expect(await device.kept()).toEqual([CHECK, OTHER]);
  device.answer(`GET ${RUNS}`);
  await late;
  expect(await device.kept()).toEqual([CHECK, OTHER]);
  device.answer(`GET ${RUNS}`);
  await expect.poll(device.kept).toEqual([CHECK, OTHER, RUNS]);
});

test('a late word that it is gone does not let an older answer in again', async () => {
  const device = await aDevice();
  const [gone, seen] = [device.ask(OF_RUN[0] ?? ''), device.ask(OF_RUN[1] ?? '')];
  const removed = device.remove();
  device.answer(`DELETE ${RUN}`);
  await removed;
  device.answer(`GET ${OF_RUN[0]}`, 404);
  await gone;
  device.answer(`GET ${OF_RUN[1]}`);
  await seen;
  expect(await device.kept()).toEqual([CHECK, OTHER]);
});

test('what could not be deleted stays', async () => {
  const device = await aDevice();
  const refused = device.remove();
  device.answer(`DELETE ${RUN}`, 503);
  expect((await refused).status).toBe(503);
  const lost = device.remove();
  device.next(`DELETE ${RUN}`).fail(new TypeError('offline'));
  await expect(lost).rejects.toThrow('offline');
  expect(await device.kept()).toEqual([CHECK, ...OF_RUN, OTHER]);
});

test.each(['PUT', 'DELETE'])(
  '%s of what the family tells deletes every response that says what it pays',
  async (method) => {
    const device = await aDevice();
    const told = device.remove('/api/v1/money/family', method);
    device.answer(`${method} /api/v1/money/family`);
    await told;
    expect((await device.kept()).filter((path) => path.includes('/predictor/runs/'))).toEqual([]);
    expect(await device.kept()).toContain(CHECK);
  },
);
