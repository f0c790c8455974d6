import { expect, test } from 'vitest';
import { measureLag } from './replica-lag.ts';

/** A primary and a replica whose positions and clock a test sets. */
function aPair() {
  const state = { primary: '0/100' as string | null, replica: '0/100' as string | null, at: 0 };
  const rows = (position: string | null) => ({ rows: [{ position }] });
  const lag = measureLag({
    readPrimary: async () => rows(state.primary),
    readReplica: async () => rows(state.replica),
    now: () => state.at,
  });
  return {
    read: (change: Partial<typeof state>) => {
      Object.assign(state, change);
      return lag.read();
    },
  };
}

test('a replica that has replayed everything is not late, however long nobody wrote', async () => {
  const { read } = aPair();
  expect(await read({})).toBe(0);
  expect(await read({ at: 60_000 })).toBe(0);
});

test('a replica is as late as the newest position that it has reached', async () => {
  const { read } = aPair();
  await read({ at: 0 });
  await read({ at: 2_000, primary: '0/200', replica: '0/180' });
  expect(await read({ at: 4_000, primary: '0/300' })).toBe(4_000);
  expect(await read({ at: 6_000, replica: '0/200' })).toBe(4_000);
  expect(await read({ at: 8_000, replica: '1/0' })).toBe(0);
});

test('a replica that was behind before the first check, or was promoted, has no known lag', async () => {
  const { read } = aPair();
  expect(await read({ replica: '0/50' })).toBeNull();
  expect(await read({ replica: null })).toBeNull();
});

test('positions of the primary before a failover are forgotten', async () => {
  const { read } = aPair();
  await read({ primary: '2/0', replica: '1/0' });
  expect(await read({ at: 2_000, primary: '1/80' })).toBeNull();
  expect(await read({ at: 4_000, replica: '1/90' })).toBe(0);
});
