import { expect, test } from 'vitest';
import { evaluateSession } from './otp.ts';

const now = new Date('2026-11-14T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

test.each([
  ['used a minute ago', { createdAt: ago(0.5), lastSeenAt: ago(0.0007), renewedAt: ago(0.5) }, 'live'],
  ['used an hour ago', { createdAt: ago(0.5), lastSeenAt: ago(0.04), renewedAt: ago(0.5) }, 'touch'],
  ['renewed more than a day ago', { createdAt: ago(3), lastSeenAt: ago(0.04), renewedAt: ago(1.1) }, 'renew'],
  ['idle for just under 14 days', { createdAt: ago(20), lastSeenAt: ago(13.9), renewedAt: ago(14) }, 'renew'],
  ['idle for more than 14 days', { createdAt: ago(20), lastSeenAt: ago(14.1), renewedAt: ago(14.1) }, 'ended'],
  ['older than 60 days though used today', { createdAt: ago(60.1), lastSeenAt: ago(0), renewedAt: ago(0) }, 'ended'],
] as const)('a session %s is judged', (_, session, verdict) => {
  expect(evaluateSession(session, now)).toBe(verdict);
});
