import type { CollegeListItem } from '@dakhila/contract/college-list';
import { afterEach, expect, test } from 'vitest';
import { useFakeServer } from '../../test/fake-server.ts';
import { keepWish, readWishes, sendWishes, withWishes } from './shortlist-wishes.ts';

const server = useFakeServer();
afterEach(() => localStorage.clear());

// Only the id matters here.
const wish = (id: string, shouldSave = true) => ({
  exam: 'josaa' as const,
  college: { id } as CollegeListItem,
  shouldSave,
});
const saved = (id: string) => ({ exam: 'josaa' as const, college: { id } as CollegeListItem, savedAt: '2026-11-01' });
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
  for (const id of ['a', 'b', 'c']) keepWish('asha', wish(id));
  server.on('PUT /shortlist/josaa/a', {});
  server.on('PUT /shortlist/josaa/b', { status: 409, body: { status: 'fail', code: 'conflict', message: 'Full' } });
  server.on('PUT /shortlist/josaa/c', new TypeError('offline'));
  expect((await sendWishes('asha')).map(({ message }) => message)).toEqual(['Full']);
  expect(ids(readWishes('asha'))).toEqual(['c']);
});

test('what somebody else wrote into the storage is left out', () => {
  localStorage.setItem('shortlist-wishes:asha', JSON.stringify([{ exam: 'neet' }, null, wish('a')]));
  expect(ids(readWishes('asha'))).toEqual(['a']);
  localStorage.setItem('shortlist-wishes:asha', '{');
  expect(readWishes('asha')).toEqual([]);
});
