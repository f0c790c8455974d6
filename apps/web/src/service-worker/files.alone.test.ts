import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';

const build = vi.hoisted(() => ({ offlineFiles: { always: [], messages: {}, all: [] as string[] } }));
vi.mock('./build.ts', () => build);
const { asset, cacheFiles, page } = await import('./files.ts');
const { dropOldFiles } = await import('./files.ts');

const ORIGIN = window.location.origin;
const html = (version: string) =>
  `<script type="module" src="/assets/main-${version}.js"></script><link href="/assets/style-${version}.css">`;

/** What the server has; whatever is not here breaks the line. */
let served: Record<string, string>;
const fetched = vi.fn(async (input: string | Request) => {
  const { pathname } = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
  const text = served[pathname];
  if (text === undefined) throw new TypeError('offline');
  const type = pathname === '/' ? 'text/html' : 'text/plain';
  return Object.defineProperty(new Response(text, { headers: { 'content-type': type } }), 'type', { value: 'basic' });
});

beforeEach(() => {
  served = {};
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', fakeCaches());
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page, and waits for all that goes on afterwards. */
async function openPage(): Promise<string> {
  const works: Promise<unknown>[] = [];
  const answer = await page(new Request(`${ORIGIN}/`), (work) => works.push(work));
  await Promise.all(works);
  return answer.text();
}
const put = async (...names: string[]) => {
  const files = await caches.open('files');
  for (const name of names) await files.put(name, new Response(name));
};
const kept = async () => (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname);
const deploy = (...all: string[]) => {
  build.offlineFiles.all = all;
  return dropOldFiles();
};

test('a new page is kept once all its files are here; until then the page before it opens', async () => {
  served = { '/': html('1'), '/assets/main-1.js': '1', '/assets/style-1.css': '1' };
  await openPage();
  served = { '/': html('2'), '/assets/main-2.js': '2' };
  expect(await openPage()).toBe(html('2'));
  served = {};
  expect(await openPage()).toBe(html('1'));
  served = { '/': html('2'), '/assets/style-2.css': '2' };
  await openPage();
  served = {};
  expect(await openPage()).toBe(html('2'));
});

test('the first page is kept with its files, and they are not asked for again', async () => {
  served = { '/': html('1'), '/assets/main-1.js': '1', '/assets/style-1.css': '1' };
  await cacheFiles(['/assets/main-1.js', '/api/v1/lists']);
  expect(await kept()).toEqual(['/assets/main-1.js', '/assets/style-1.css', '/']);
  served = {};
  expect(await (await asset(new Request(`${ORIGIN}/assets/main-1.js`), () => {})).text()).toBe('1');
});

test('the files of the build before stay, however old; those of the one before it go', async () => {
  await put('/assets/a-1.js');
  await deploy('/assets/a-1.js', '/assets/same.js');
  await put('/assets/a-2.js', '/assets/same.js');
  await deploy('/assets/a-2.js', '/assets/same.js');
  expect(await kept()).toEqual(expect.arrayContaining(['/assets/a-1.js', '/assets/a-2.js']));
  // Only the worker's own code changed: no build came in between.
  await deploy('/assets/a-2.js', '/assets/same.js');
  expect(await kept()).toContain('/assets/a-1.js');
  await deploy('/assets/a-3.js', '/assets/same.js');
  expect(await kept()).not.toContain('/assets/a-1.js');
  expect(await kept()).toEqual(expect.arrayContaining(['/assets/a-2.js', '/assets/same.js']));
});

test('while the kept page is of an older build its files stay', async () => {
  served = { '/': html('1'), '/assets/main-1.js': '1', '/assets/style-1.css': '1' };
  await openPage();
  for (const version of ['1', '2', '3']) await deploy(`/assets/main-${version}.js`, `/assets/style-${version}.css`);
  served = {};
  expect(await openPage()).toBe(html('1'));
  expect(await kept()).toContain('/assets/main-1.js');
});
