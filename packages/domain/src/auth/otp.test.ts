import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSend, sprayLimit } from './otp.ts';

const now = new Date('2026-11-14T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const HOUR = 3600;

test.each([
  ['no send yet', [], { ok: true }],
  ['one a second ago: the first resend may follow at once', [1], { ok: true }],
  ['two, the last 20 s ago', [20, 90], { ok: false, retryAfterSeconds: 40 }],
  ['two, the last 60 s ago', [60, 90], { ok: true }],
  ['five in the hour', [61, 200, 300, 400, HOUR - 100], { ok: false, retryAfterSeconds: 100 }],
  ['five, one of them longer ago than an hour', [61, 200, 300, 400, HOUR + 1], { ok: true }],
  [
    'ten in the day',
    [5, 6, 7, 8, 9, 10, 11, 12, 13, 20].map((h) => h * HOUR),
    { ok: false, retryAfterSeconds: 4 * HOUR },
  ],
  ['two sends an hour apart count as a first one', [30, HOUR + 60], { ok: true }],
])('%s', (_, agesInSeconds, verdict) => {
  expect(judgeSend(agesInSeconds.map(ago), now)).toEqual(verdict);
});

test('waiting as long as told is enough, and not a second less', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 24 * HOUR - 1 }), { maxLength: 10 }), (ages) => {
      const sentAt = ages.map(ago);
      const verdict = judgeSend(sentAt, now);
      if (verdict.ok) return;
      const later = (seconds: number) => judgeSend(sentAt, new Date(now.getTime() + seconds * 1000)).ok;
      expect(later(verdict.retryAfterSeconds - 1)).toBe(false);
    }),
  );
});

test('at most five codes go out in any hour, however they are asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 20, maxLength: 60 }), (gaps) => {
      const sent: Date[] = [];
      let at = now.getTime();
      for (const gap of gaps) {
        at += gap * 1000;
        if (
          judgeSend(
            sent.filter((s) => at - s.getTime() < 24 * HOUR * 1000),
            new Date(at),
          ).ok
        )
          sent.push(new Date(at));
      }
      for (const start of sent) {
        const inHour = sent.filter((s) => s >= start && s.getTime() - start.getTime() < HOUR * 1000);
        expect(inHour.length).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test('the bound on wrong codes grows with use, from two thousand', () => {
  expect([0, 20_000, 50_000].map(sprayLimit)).toEqual([2000, 2000, 5000]);
});
