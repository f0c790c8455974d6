import { randomUUID } from 'node:crypto';
import { auth } from '@dakhila/contract/auth';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCallback, aSignup, aSignupOrder, expectSoundMoney, openShop, sendCallback } from '../../../test/shop.ts';
import { deleteUnneeded } from './delete-unneeded.ts';

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

test('a sign-up with an order is kept for the payment that may still come, and 30 days after the order is final', async () => {
  await openShop(server);
  const { transactionId, amountPaise } = await aSignupOrder(server);
  await server.clock.advance({ days: 60 });
  await deleteUnneeded(server.deps.db);
  expect(await count('signups')).toBe(1);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise }));
  await server.clock.advance({ days: 29 });
  await deleteUnneeded(server.deps.db);
  expect(await count('signups')).toBe(1);
  await server.clock.advance({ days: 2 });
  await deleteUnneeded(server.deps.db);
  expect([await count('signups'), await count('students'), await count('orders')]).toEqual([0, 1, 1]);
  await expectSoundMoney(server);
});

test('what is kept by its age goes on its day, batch after batch, and what waits to be sent stays', async () => {
  const asha = await aStudent(server);
  await server.pool.query(`
    insert into outbox (id, channel, recipient, state, expires_at)
      select gen_random_uuid(), 'email', 'a@example.com', 'sent', app_now() from generate_series(1, 1100);
    insert into outbox (id, channel, recipient, state, expires_at) values
      (gen_random_uuid(), 'email', 'a@example.com', 'dead', app_now()), (gen_random_uuid(), 'email', 'a@example.com', 'waiting', app_now());
    insert into sent_round_reminders (student_id, exam, step, moment, day, channel) values ('${asha.id}', 'josaa', 'round-1', 'begins', '2026-06-01', 'email');
    insert into data_copies (id, student_id, expires_at) values (gen_random_uuid(), '${asha.id}', app_now());
    insert into contact_changes (id, student_id, kind, old_contact, new_contact) values (gen_random_uuid(), '${asha.id}', 'email', 'a', 'b');
    insert into assistant_conversations (id, student_id, title) values (gen_random_uuid(), '${asha.id}', 'Chat');`);
  const left = async () =>
    Promise.all(
      ['outbox', 'sent_round_reminders', 'contact_changes', 'data_copies', 'assistant_conversations'].map(count),
    );
  const after = async (by: { days?: number; hours?: number }) => {
    await server.clock.advance(by);
    await deleteUnneeded(server.deps.db);
    return left();
  };
  expect(await after({ hours: 23 })).toEqual([1102, 1, 1, 1, 1]);
  expect(await after({ hours: 2 })).toEqual([1102, 1, 0, 1, 1]);
  expect(await after({ days: 12 })).toEqual([1102, 1, 0, 1, 1]);
  expect(await after({ days: 1 })).toEqual([2, 1, 0, 1, 1]);
  expect(await after({ days: 7 })).toEqual([2, 0, 0, 1, 1]);
  expect(await after({ days: 8 })).toEqual([2, 0, 0, 1, 1]);
  expect(await after({ days: 1 })).toEqual([1, 0, 0, 0, 1]);
  expect(await after({ days: 149 })).toEqual([1, 0, 0, 0, 1]);
  expect(await after({ days: 1 })).toEqual([1, 0, 0, 0, 0]);
});

test('codes and the record of their sending go after a day', async () => {
  const browser = server.newBrowser();
  const { email } = await aStudent(server);
  await browser.call(auth.loginInit, { body: { identifier: email } });
  await server.clock.advance({ hours: RETENTION.codeHours - 1 });
  await deleteUnneeded(server.deps.db);
  expect([await count('challenges'), await count('code_sends')]).toEqual([1, 2]);
  await server.clock.advance({ hours: 2 });
  await deleteUnneeded(server.deps.db);
  expect([await count('challenges'), await count('code_sends')]).toEqual([0, 0]);
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

test('codes that are used are counted by the hour, and the counts go after a day', async () => {
  await server.pool.query("insert into rolling_counts (name, slot, part, count) values ('x', app_now(), 0, 1)");
  await server.clock.advance({ hours: RETENTION.codeHours - 1 });
  await deleteUnneeded(server.deps.db);
  expect(await count('rolling_counts')).toBe(1);
  await server.clock.advance({ hours: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await count('rolling_counts')).toBe(0);
});

test('a table that cannot be cleaned up does not stop the others, and is named at the end', async () => {
  await server.pool.query(`
    insert into rolling_counts (name, slot, part, count) values ('x', app_now() - interval '2 days', 0, 1);
    insert into budgets (key, spent, expires_at) values ('x', 1, app_now() - interval '1 day');
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before delete on budgets for each row execute function refuse()`);
  try {
    await server.pool.query("insert into clean_ups (name, deleted) values ('rolling_counts', 5)");
    await expect(deleteUnneeded(server.deps.db)).rejects.toThrow('old rows were not deleted from budgets');
    expect([await count('budgets'), await count('rolling_counts')]).toEqual([1, 0]);
    const { rows } = await server.pool.query(
      "select name, deleted::int, finished_at is not null as done, failed_at is not null as failed from clean_ups where name in ('budgets', 'rolling_counts') order by 1",
    );
    expect(rows).toEqual([
      { name: 'budgets', deleted: 0, done: false, failed: true },
      { name: 'rolling_counts', deleted: 6, done: true, failed: false },
    ]);
  } finally {
    await server.pool.query('drop trigger refuse on budgets; drop function refuse');
  }
});

test('a stopped run deletes nothing more and does not count as finished', async () => {
  await server.pool.query("insert into budgets (key, spent, expires_at) values ('x', 1, app_now() - interval '1 day')");
  await deleteUnneeded(server.deps.db, AbortSignal.abort());
  expect(await count('budgets')).toBe(1);
  const { rows } = await server.pool.query('select count(finished_at)::int as finished from clean_ups');
  expect(rows).toEqual([{ finished: 0 }]);
});
