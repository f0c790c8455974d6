import type { CollegeListItem } from '@dakhila/contract/college-list';
import { afterEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { keepWish, readWishes, sendWish, sendWishes, withWishes } from './shortlist-wishes.ts';

const server = useFakeServer();
afterEach(() => localStorage.clear());

// Only the id matters here.
const wish = (id: string, shouldSave = true) => ({
  exam: 'josaa' as const,
  college: { id } as CollegeListItem,
  shouldSave,
});
const saved = (id: string) => ({ exam: 'josaa' as const, college: { id } as CollegeListItem, savedAt: '2026-11-01' });
const signedIn = (id: string) =>
  server.on('GET /auth/check', { body: { authenticated: true }, headers: { 'x-answer-for': id } });
const ids = (list: { college: { id: string } }[]) => list.map(({ college }) => college.id);

test('wishes show as if they were heard: the last saved first, the last word about a college counts', () => {
  expect(ids(withWishes([saved('a'), saved('b')], [wish('c'), wish('a', false)]))).toEqual(['c', 'b']);
  expect(ids(withWishes([saved('a')], [wish('a')]))).toEqual(['a']);
  keepWish('asha', wish('d'));
  keepWish('asha', wish('d', false));
  expect(readWishes('asha')).toEqual([wish('d', false)]);
});

test('a wish is kept for the student who had it', () => {
  keepWish('asha', wish('a'));
  expect(readWishes('ravi')).toEqual([]);
});

test('wishes go out when the line is back; what is refused is told once, what is not heard waits on', async () => {
  signedIn('asha');
  for (const id of ['a', 'b', 'c']) keepWish('asha', wish(id));
  server.on('PUT /shortlist/josaa/a', {});
  server.on('PUT /shortlist/josaa/b', { status: 409, body: { status: 'fail', code: 'conflict', message: 'Full' } });
  server.on('PUT /shortlist/josaa/c', new TypeError('offline'));
  expect((await sendWishes('asha')).map(({ message }) => message)).toEqual(['Full']);
  expect(ids(readWishes('asha'))).toEqual(['c']);
});

test.each([401, 403])('when the session has ended (%i) every wish waits on', async (status) => {
  signedIn('asha');
  for (const id of ['a', 'b']) keepWish('asha', wish(id));
  server.on('PUT /shortlist/josaa/a', { status, body: { code: 'unauthenticated' } });
  expect(await sendWishes('asha')).toEqual([]);
  expect(ids(readWishes('asha'))).toEqual(['a', 'b']);
});

test('no wish is sent while nobody is signed in, or somebody else', async () => {
  keepWish('meera', wish('a'));
  await sendWishes('meera');
  signedIn('asha');
  await sendWishes('meera');
  expect(server.calls('PUT /shortlist/josaa/a')).toEqual([]);
  expect(ids(readWishes('meera'))).toEqual(['a']);
});

test('a change of mind while a wish is under way is heard after it, and stays when the line breaks', async () => {
  signedIn('asha');
  keepWish('asha', wish('a'));
  const heard: string[] = [];
  let later: Promise<unknown> = Promise.resolve();
  server.on('PUT /shortlist/josaa/a', async () => {
    later = sendWish('asha', wish('a', false)).catch((error: Error) => error.name);
    await Promise.resolve();
    heard.push('save');
    return {};
  });
  server.on('DELETE /shortlist/josaa/a', () => {
    heard.push('remove');
    return new TypeError('offline');
  });
  await sendWishes('asha');
  expect(await later).toBe('NetworkError');
  expect(heard).toEqual(['save', 'remove']);
  expect(readWishes('asha')).toEqual([wish('a', false)]);
});

test('a wish that is refused is taken back', async () => {
  server.on('PUT /shortlist/josaa/a', { status: 500 });
  await expect(sendWish('asha', wish('a'))).rejects.toMatchObject({ status: 500 });
  expect(readWishes('asha')).toEqual([]);
});

test('what somebody else wrote into the storage is left out', () => {
  localStorage.setItem('shortlist-wishes:asha', JSON.stringify([{ exam: 'neet' }, null, wish('a')]));
  expect(ids(readWishes('asha'))).toEqual(['a']);
  localStorage.setItem('shortlist-wishes:asha', '{');
  expect(readWishes('asha')).toEqual([]);
});
