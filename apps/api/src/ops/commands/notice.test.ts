import { type Notice, notices } from '@dakhila/contract/notices';
import { expect, test, vi } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { CACHED_READ_MS } from '../../db/cached-read.ts';

const server = useServer();

const ops = (...words: string[]) => typed(server, ['notice', ...words]);
/** What a page is told, once earlier answers are too old. */
async function shown() {
  await server.clock.advance({ seconds: CACHED_READ_MS / 1000 + 1 });
  const { status, body } = await server.newBrowser().call(notices.current);
  expect(status).toBe(200);
  return body.data as Notice | null;
}
/** A moment so many hours from now, as an operator in India types it. */
const inHours = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * 3_600_000 + 330 * 60_000)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');

test('a notice shows on every page, in each language it was given, until it is cleared', async () => {
  expect(await shown()).toBeNull();
  const ran = await ops('set', '--text', 'Back at  eleven.', '--text-hi', 'ग्यारह बजे तक।', '--severity', 'warning');
  expect(ran).toMatchObject({ code: 0, told: '' });
  expect(ran.printed).toContain('on every page now');
  expect(await shown()).toEqual({
    id: expect.any(String),
    severity: 'warning',
    text: { en: 'Back at eleven.', hi: 'ग्यारह बजे तक।', mr: null },
  });
  expect((await ops('clear')).printed).toBe('Cleared: Back at eleven.');
  expect(await shown()).toBeNull();
  expect((await ops('clear')).code).toBe(1);
});

test('a notice comes and goes by itself at the moments that were given in Indian time', async () => {
  await ops('set', '--text', 'Maintenance', '--from', inHours(2), '--until', inHours(3));
  expect(await shown()).toBeNull();
  expect((await ops('show')).printed).toContain('waits for its time');
  await server.clock.advance({ hours: 2 });
  expect(await shown()).toMatchObject({ text: { en: 'Maintenance' }, severity: 'info' });
  await server.clock.advance({ hours: 1 });
  expect(await shown()).toBeNull();
  expect((await ops('show')).printed).toContain('over');
});

test('a new notice takes the place of the one before, and the trail names both', async () => {
  await ops('set', '--text', 'First');
  const first = await shown();
  await ops('set', '--text', 'Second', '--severity', 'outage');
  const second = await shown();
  expect(second).toMatchObject({ text: { en: 'Second' } });
  const [, line] = await auditTrail(server);
  expect(line).toMatchObject({
    action: 'ops notice set',
    subject: second?.id,
    details: { severity: 'outage', replaced: first?.id },
  });
});

test('a notice for later leaves the present one until it begins; each is cleared by itself', async () => {
  await ops('set', '--text', 'Payments are down', '--severity', 'outage');
  const ran = await ops('set', '--text', 'Maintenance', '--from', inHours(2));
  expect(ran.printed).toContain('Until then stays: Payments are down');
  expect(await shown()).toMatchObject({ text: { en: 'Payments are down' }, severity: 'outage' });
  expect((await ops('show')).printed).toMatch(/on every page now.*waits for its time/s);

  const cleared = (await ops('clear')).printed;
  expect(cleared).toContain('Cleared: Payments are down');
  expect(cleared).toContain('pages show: Maintenance');
  expect(await shown()).toBeNull();
  await server.clock.advance({ hours: 2 });
  expect(await shown()).toMatchObject({ text: { en: 'Maintenance' } });
  expect((await ops('clear')).printed).toBe('Cleared: Maintenance');
});

test('however many pages ask, the database is asked once, and while it is away the last answer stands', async () => {
  await ops('set', '--text', 'Slow today');
  expect(await shown()).not.toBeNull();
  const select = vi.spyOn(server.deps.db, 'select');
  const ask = () => server.newBrowser().call(notices.current);
  await Promise.all([ask(), ask(), ask()]);
  expect(select).not.toHaveBeenCalled();
  select.mockImplementation(() => {
    throw new Error('away');
  });
  const answer = await shown().finally(() => select.mockRestore());
  expect(answer).toMatchObject({ text: { en: 'Slow today' } });
});

test.each([
  [['--severity', 'loud'], '--severity must be one of info, warning, outage.'],
  [['--until', 'tomorrow'], '--until must be a moment'],
  [['--until', '2026-02-30 10:00'], '--until must be a moment'],
  [['--from', '2026-12-01 24:00'], '--from must be a moment'],
  [['--until', '2020-01-01 10:00'], '--until is before'],
  [['--text-mr', 'x'.repeat(281)], '--text-mr can have at most 280 characters.'],
])('%j is not understood', async (words, line) => {
  const ran = await ops('set', '--text', 'Hello', ...words);
  expect([ran.code, ran.printed]).toEqual([2, '']);
  expect(ran.told).toContain(line);
});
