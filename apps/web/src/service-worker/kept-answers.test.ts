import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';
import { farewell, read } from './kept-answers.ts';
import { CHECK } from './kept-reads.ts';

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

  void farewell(at('/api/v1/auth/logout'), afterwards);
  await check();
  expect(await caches.keys()).toEqual(['kept:asha']);
  const kept = await (await caches.open('kept:asha')).match(at(CHECK));
  expect(kept?.headers.get('x-answer-for')).toBe('asha');
  waiting.get('/api/v1/auth/logout')?.(new Response());
  await Promise.all(works);
  expect(await caches.keys()).toEqual([]);
});
