import type { CollegeListItem } from '@dakhila/contract/college-list';
import { afterEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { sendChange, sendWaitingChanges, waitingChanges, withChanges } from './shortlist-outbox.ts';

const server = useFakeServer();
afterEach(() => localStorage.clear());

// Only the id matters here.
const change = (id: string, shouldSave = true) => ({
  exam: 'josaa' as const,
  college: { id } as CollegeListItem,
  shouldSave,
});
/** Leaves a change waiting: the connection is lost while it is made. */
async function leaveWaiting(studentId: string, made: ReturnType<typeof change>) {
  const call = `${made.shouldSave ? 'PUT' : 'DELETE'} /shortlist/josaa/${made.college.id}`;
  server.on(call, new TypeError('offline'));
  await expect(sendChange(studentId, made)).rejects.toThrow();
  server.on(call, {});
}
const saved = (id: string) => ({ exam: 'josaa' as const, college: { id } as CollegeListItem, savedAt: '2026-11-01' });
const signedIn = (id: string) =>
  server.on('GET /auth/check', { body: { authenticated: true }, headers: { 'x-answer-for': id } });
/** Sends what waits; the messages of what the server refused. */
async function refusalsOf(studentId: string) {
  const messages: string[] = [];
  await sendWaitingChanges(studentId, ({ message }) => messages.push(message));
  return messages;
}
const ids = (list: { college: { id: string } }[]) => list.map(({ college }) => college.id);

test('changes show as if the server had them: the last saved first, the last change of a college counts', async () => {
  expect(ids(withChanges([saved('a'), saved('b')], [change('c'), change('a', false)]))).toEqual(['c', 'b']);
  expect(ids(withChanges([saved('a')], [change('a')]))).toEqual(['a']);
  await leaveWaiting('asha', change('d'));
  await leaveWaiting('asha', change('d', false));
  expect(waitingChanges('asha')).toEqual([change('d', false)]);
});

test('a change waits for the student who made it', async () => {
  await leaveWaiting('asha', change('a'));
  expect(waitingChanges('ravi')).toEqual([]);
});

test('changes are sent when the connection is back; what is refused is told once, what did not arrive waits on', async () => {
  signedIn('asha');
  for (const id of ['a', 'b', 'c']) await leaveWaiting('asha', change(id));
  server.on('PUT /shortlist/josaa/a', {});
  server.on('PUT /shortlist/josaa/b', refusal('conflict', { message: 'Full' }));
  server.on('PUT /shortlist/josaa/c', new TypeError('offline'));
  expect(await refusalsOf('asha')).toEqual(['Full']);
  expect(ids(waitingChanges('asha'))).toEqual(['c']);
});

test.each(['not-signed-in', 'account-closed'] as const)(
  'when the session has ended (%s) every change waits on',
  async (code) => {
    signedIn('asha');
    for (const id of ['a', 'b']) await leaveWaiting('asha', change(id));
    server.on('PUT /shortlist/josaa/a', refusal(code));
    expect(await refusalsOf('asha')).toEqual([]);
    expect(ids(waitingChanges('asha'))).toEqual(['a', 'b']);
  },
);

test('nothing is sent while nobody is signed in, or somebody else', async () => {
  await leaveWaiting('meera', change('a'));
  await refusalsOf('meera');
  signedIn('asha');
  await refusalsOf('meera');
  // The one that was lost.
  expect(server.calls('PUT /shortlist/josaa/a')).toHaveLength(1);
  expect(ids(waitingChanges('meera'))).toEqual(['a']);
});

test('a change of mind while a change is under way is sent after it, and stays when the connection breaks', async () => {
  signedIn('asha');
  await leaveWaiting('asha', change('a'));
  const heard: string[] = [];
  let later: Promise<unknown> = Promise.resolve();
  server.on('PUT /shortlist/josaa/a', async () => {
    later = sendChange('asha', change('a', false)).catch((error: Error) => error.name);
    await Promise.resolve();
    heard.push('save');
    return {};
  });
  server.on('DELETE /shortlist/josaa/a', () => {
    heard.push('remove');
    return new TypeError('offline');
  });
  await refusalsOf('asha');
  expect(await later).toBe('NetworkError');
  expect(heard).toEqual(['save', 'remove']);
  expect(waitingChanges('asha')).toEqual([change('a', false)]);
});

test('a change that is refused is taken back', async () => {
  server.on('PUT /shortlist/josaa/a', { status: 500 });
  await expect(sendChange('asha', change('a'))).rejects.toMatchObject({ status: 500 });
  expect(waitingChanges('asha')).toEqual([]);
});

test('what somebody else wrote into the storage is left out', () => {
  localStorage.setItem('shortlist-wishes:asha', JSON.stringify([{ exam: 'neet' }, null, change('a')]));
  expect(ids(waitingChanges('asha'))).toEqual(['a']);
  localStorage.setItem('shortlist-wishes:asha', '{');
  expect(waitingChanges('asha')).toEqual([]);
});
