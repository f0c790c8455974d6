import { randomUUID } from 'node:crypto';
import { auth, type OpenSession } from '@dakhila/contract/auth';
import { expect, test } from 'vitest';
import type { Answer } from '../../test/browser.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { insertSession } from './session-store.ts';

const server = useServer();
const sessionsIn = (answer: Answer) => answer.body.data as OpenSession[];

/** Signs a student in on one more device. */
async function signInOn(device: string, studentId: string) {
  const id = randomUUID();
  const browser = server.newBrowser();
  browser.cookies.set('session', await insertSession(server.deps.db, { publicId: id, studentId, device }));
  return { id, browser };
}

test('a student sees every open session, latest first, and which one is this', async () => {
  const asha = await aStudent(server);
  await aStudent(server);
  await server.clock.advance({ hours: 1 });
  const phone = await signInOn('Chrome on Android', asha.id);
  const answer = await phone.browser.call(auth.sessions);
  expect(answer.status).toBe(200);
  expect(sessionsIn(answer)).toEqual([
    {
      id: phone.id,
      device: 'Chrome on Android',
      isCurrent: true,
      signedInAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
    },
    expect.objectContaining({ device: 'Test', isCurrent: false }),
  ]);
});

test('ending one session signs out that device only', async () => {
  const asha = await aStudent(server);
  const phone = await signInOn('Phone', asha.id);
  const { status, body } = await asha.browser.call(auth.endSession, { params: { id: phone.id } });
  expect([status, body]).toEqual([200, { status: 'success', success: true }]);
  expect((await phone.browser.call(auth.check)).body.authenticated).toBe(false);
  expect((await asha.browser.call(auth.check)).body.authenticated).toBe(true);
});

test('another student’s session is not found, and stays', async () => {
  const asha = await aStudent(server);
  const rohan = await aStudent(server);
  const phone = await signInOn('Phone', rohan.id);
  const { status, body } = await asha.browser.call(auth.endSession, { params: { id: phone.id } });
  expect([status, body]).toMatchObject([404, { status: 'fail', code: 'not-found' }]);
  expect((await phone.browser.call(auth.check)).body.authenticated).toBe(true);
});

test('a session that is not there is not found; a name that is no id is refused', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(auth.endSession, { params: { id: randomUUID() } })).status).toBe(404);
  const { status, body } = await browser.call(auth.endSession, { params: { id: 'mine' } });
  expect([status, body.code]).toEqual([400, 'invalid-input']);
});

test('ending the others keeps this one and other students’', async () => {
  const asha = await aStudent(server);
  const rohan = await aStudent(server);
  const devices = [await signInOn('One', asha.id), await signInOn('Two', asha.id)];
  const answer = await asha.browser.call(auth.endOtherSessions);
  expect([answer.status, answer.body.data]).toEqual([200, { ended: 2 }]);
  for (const { browser } of devices) expect((await browser.call(auth.check)).body.authenticated).toBe(false);
  for (const { browser } of [asha, rohan]) expect((await browser.call(auth.check)).body.authenticated).toBe(true);
  expect((await asha.browser.call(auth.endOtherSessions)).body.data).toEqual({ ended: 0 });
});

test.each([
  ['the list', auth.sessions, {}],
  ['ending one', auth.endSession, { params: { id: randomUUID() } }],
  ['ending the others', auth.endOtherSessions, {}],
] as const)('%s is for students only', async (_, endpoint, input) => {
  const { status, body } = await server.newBrowser().call(endpoint, input);
  expect([status, body]).toMatchObject([401, { status: 'fail', success: false, code: 'not-signed-in' }]);
});
