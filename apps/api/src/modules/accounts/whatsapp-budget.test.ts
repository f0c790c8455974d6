import { auth } from '@dakhila/contract/auth';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';

// Numbers of strangers count as well: what they did not would tell who is registered.
const server = useServer({ environment: { DISCLOSE_REGISTRATION: 'false' } });
const askFrom = (address: string, identifier: string) =>
  server.newBrowser(address).call(auth.loginInit, { body: { identifier } });

/** Has codes sent that nobody uses, and lets them grow old enough to be checked. */
async function waste(addresses: readonly string[], count: number) {
  const asked = addresses.flatMap((address, at) =>
    Array.from({ length: count }, (_, n) => askFrom(address, `9${String(at * 1_000 + n).padStart(9, '0')}`)),
  );
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  await server.clock.advance({ minutes: 20 });
}

/** Whether a student who logs in from there gets the code by WhatsApp too. */
async function isSentTo(address: string): Promise<boolean> {
  const { email, phone } = await aStudent(server);
  expect((await askFrom(address, email)).status).toBe(200);
  expect(await messagesTo(server, email)).toHaveLength(1);
  return (await messagesTo(server, phone)).length > 0;
}

test('a hundred unused codes of one network pause WhatsApp for that network alone', async () => {
  await waste(['198.51.100.9'], 100);
  expect(await isSentTo('203.0.113.7')).toBe(true);
  expect(await isSentTo('198.51.100.10')).toBe(false);
});

test.each([
  ['email', 20, true],
  ['phone', 19, true],
  ['phone', 20, false],
] as const)(
  'unused codes asked for by the %s of %i registered students: WhatsApp goes on: %s, as with contacts of strangers',
  async (kind, count, isSent) => {
    for (let at = 0; at < count; at += 1) {
      const student = await aStudent(server);
      expect((await askFrom('198.51.100.9', student[kind])).status).toBe(200);
    }
    await server.clock.advance({ minutes: 20 });
    expect(await isSentTo('198.51.100.10')).toBe(isSent);
  },
);

test.each([
  [19, true],
  [20, false],
])('five unused codes of each of %i networks: WhatsApp goes on for everybody else: %s', async (count, isSent) => {
  await waste(
    Array.from({ length: count }, (_, at) => `198.51.${at}.9`),
    5,
  );
  expect(await isSentTo('203.0.113.7')).toBe(isSent);
});
