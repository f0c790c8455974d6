import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aSignup, aSignupOrder, openShop } from '../../../test/shop.ts';
import { deleteUnneeded } from './index.ts';

const server = useServer();
const count = async (table: string) =>
  (await server.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows;

test('an unfinished sign-up goes after a week, not before', async () => {
  await aSignup(server);
  await server.clock.advance({ days: 6, hours: 23 });
  await deleteUnneeded(server.deps.db);
  expect(await count('signups')).toBe(1);
  await server.clock.advance({ hours: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await count('signups')).toBe(0);
});

test('a sign-up with an order is kept for the payment that may still come', async () => {
  await openShop(server);
  await aSignupOrder(server);
  await server.clock.advance({ days: 60 });
  await deleteUnneeded(server.deps.db);
  expect(await count('signups')).toBe(1);
});

test('a session nobody came back to goes, one in use stays', async () => {
  await aStudent(server);
  await server.clock.advance({ days: 13 });
  await deleteUnneeded(server.deps.db);
  expect(await count('sessions')).toBe(1);
  await server.clock.advance({ days: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await count('sessions')).toBe(0);
});

test('a guardian who never answered is forgotten after a week, a consent that was given is kept', async () => {
  const [asha, ravi] = [await aStudent(server), await aStudent(server)];
  const insert = `insert into guardian_consents (id, student_id, guardian_name, channel, contact, version, given_at)
    values (gen_random_uuid(), $1, 'Sunita', 'email', 'sunita@example.com', '1', $2)`;
  await server.pool.query(insert, [asha.id, null]);
  await server.pool.query(insert, [ravi.id, new Date()]);
  await server.clock.advance({ days: 6 });
  await deleteUnneeded(server.deps.db);
  expect(await count('guardian_consents')).toBe(2);
  await server.clock.advance({ days: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await count('guardian_consents')).toBe(1);
});

test('a conversation with the assistant goes 180 days after its last word, with all that was said', async () => {
  const asha = await aStudent(server);
  const id = randomUUID();
  await server.pool.query("insert into assistant_conversations (id, student_id, title) values ($1, $2, 'Fees')", [
    id,
    asha.id,
  ]);
  await server.pool.query(
    `insert into assistant_exchanges (id, conversation_id, student_id, client_message_id, question, state)
     values (gen_random_uuid(), $1, $2, 'one', 'How much?', 'failed')`,
    [id, asha.id],
  );
  await server.clock.advance({ days: 179 });
  await deleteUnneeded(server.deps.db);
  expect(await count('assistant_exchanges')).toBe(1);
  await server.clock.advance({ days: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await count('assistant_exchanges')).toBe(0);
});
