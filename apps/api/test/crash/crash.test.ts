import { expect, test } from 'vitest';
import { openTestDatabase } from '../harness.ts';
import { runCrashes } from './run-crashes.ts';

test('a server killed at any point of settlement loses nothing and credits nothing twice', {
  timeout: 300_000,
}, async () => {
  const { connection, close } = await openTestDatabase();
  await close();
  const figures = await runCrashes({ connection, kills: 6, bursts: 1 });
  expect(figures).toMatchObject({ lost: 0, doubleCredited: 0, forgotten: 0, breaches: [] });
  // It was really killed.
  expect(figures.kills).toBeGreaterThanOrEqual(6);
});

test('a naive settlement is caught by the same harness', { timeout: 300_000 }, async () => {
  const { connection, pool, close } = await openTestDatabase();
  // The database's own guards would hide it.
  await pool.query('alter table ledger drop constraint ledger_cause_unique');
  await pool.query('alter table invoices drop constraint invoices_order_id_key');
  await close();
  const figures = await runCrashes({ connection, kills: 0, bursts: 1, settlement: 'naive' });
  expect(figures.doubleCredited).toBeGreaterThan(0);
  expect(figures.breaches.map(({ promise }) => promise)).toContain('I2');
});
