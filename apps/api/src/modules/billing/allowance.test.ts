import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { insertEntry, readBalances } from './ledger-store.ts';

const server = useServer();

const spendOne = (studentId: string, reference: string) =>
  server.deps.db.transaction((tx) =>
    insertEntry(tx, { studentId, kind: 'attempts', amount: -1, reason: 'use', reference }),
  );
const leftOf = async (studentId: string) => (await readBalances(server.deps.db, studentId)).attempts.left;

test('a use takes from what is left, and the row says what remained', async () => {
  const { id } = await aStudent(server, { pulls: 3 });
  expect(await spendOne(id, 'run:1')).toBe(true);
  expect(await leftOf(id)).toBe(2);
  const { rows } = await server.pool.query('select amount, balance_after from ledger order by id');
  expect(rows).toEqual([
    { amount: 3, balance_after: 3 },
    { amount: -1, balance_after: 2 },
  ]);
});

test('what is not there cannot be spent', async () => {
  const { id } = await aStudent(server, { pulls: 1 });
  expect(await spendOne(id, 'run:1')).toBe(true);
  expect(await spendOne(id, 'run:2')).toBe(false);
  expect(await leftOf(id)).toBe(0);
});

test('the same cause never counts twice', async () => {
  const { id } = await aStudent(server, { pulls: 3 });
  expect(await spendOne(id, 'run:1')).toBe(true);
  expect(await spendOne(id, 'run:1')).toBe(false);
  expect(await leftOf(id)).toBe(2);
});

test('of twenty that race for the last attempt exactly one gets it', async () => {
  const { id } = await aStudent(server, { pulls: 1 });
  const won = await Promise.all(Array.from({ length: 20 }, () => spendOne(id, randomUUID())));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect(await leftOf(id)).toBe(0);
});

test('of twenty that tell the same purchase at once exactly one is credited', async () => {
  const { id } = await aStudent(server);
  const credited = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.deps.db.transaction((tx) =>
        insertEntry(tx, { studentId: id, kind: 'attempts', amount: 5, reason: 'purchase', reference: 'order:1' }),
      ),
    ),
  );
  expect(credited.filter(Boolean)).toHaveLength(1);
  expect(await leftOf(id)).toBe(5);
});

test('kinds and students are counted apart', async () => {
  const asha = await aStudent(server, { pulls: 1, sessions: 2 });
  const rohan = await aStudent(server, { pulls: 7 });
  await spendOne(asha.id, 'run:1');
  expect((await readBalances(server.deps.db, asha.id)).sessions).toEqual({ left: 2, bought: 2 });
  expect(await leftOf(rohan.id)).toBe(7);
});

test('what the cause rolls back was never spent', async () => {
  const { id } = await aStudent(server, { pulls: 1 });
  await expect(
    server.deps.db.transaction(async (tx) => {
      await insertEntry(tx, { studentId: id, kind: 'attempts', amount: -1, reason: 'use', reference: 'run:1' });
      throw new Error('the run failed');
    }),
  ).rejects.toThrow('the run failed');
  expect(await leftOf(id)).toBe(1);
});

test.each([
  ['update', 'update ledger set amount = 99'],
  ['delete', 'delete from ledger'],
  ['truncate', 'truncate ledger'],
])('the database itself refuses to %s a row', async (_, statement) => {
  const { id } = await aStudent(server, { pulls: 1 });
  await expect(server.pool.query(statement)).rejects.toThrow('ledger is append-only');
  expect(await leftOf(id)).toBe(1);
});

test('the database itself refuses a balance below zero', async () => {
  const { id } = await aStudent(server);
  const insert = server.pool.query(
    "insert into ledger (student_id, kind, amount, reason, reference, balance_after) values ($1, 'attempts', -1, 'use', 'x', -1)",
    [id],
  );
  await expect(insert).rejects.toThrow('ledger_balance_after_check');
});
