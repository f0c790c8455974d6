import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateSend, networkSprayLimit, sprayLimit } from './otp.ts';

const now = new Date('2026-11-14T10:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const HOUR = 3600;
const sent = (at: Date, isSameNetwork = true) => ({ at, isSameNetwork });
const own = (ages: readonly number[]) => ages.map((age) => sent(ago(age)));
const others = (ages: readonly number[]) => ages.map((age) => sent(ago(age), false));

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
  expect(evaluateSend(own(agesInSeconds), now)).toEqual(verdict);
});

const FIVE = [61, 200, 300, 400, 500];
test.each([
  ['five codes of another network are no obstacle', others(FIVE), { ok: true }],
  ['two of another network in the last minute do not start the countdown', others([1, 2]), { ok: true }],
  ['after ten codes of others a network still gets its first', others([...FIVE, ...FIVE]), { ok: true }],
  [
    'after ten codes of others a network still gets its second',
    [...own([70]), ...others([...FIVE, ...FIVE])],
    { ok: true },
  ],
  [
    'its third waits until one of its own or enough of the others are an hour old',
    [...own([70, 3000]), ...others([...FIVE, ...FIVE])],
    { ok: false, retryAfterSeconds: 600 },
  ],
  ['after thirty nobody gets one', others(Array(30).fill(100)), { ok: false, retryAfterSeconds: 3500 }],
  [
    'eighty in the day',
    others(Array.from({ length: 80 }, (_, at) => HOUR + 1 + at)),
    { ok: false, retryAfterSeconds: 23 * HOUR - 80 },
  ],
])('%s', (_, sends, verdict) => {
  expect(evaluateSend(sends, now)).toEqual(verdict);
});

const someSend = fc.record({ age: fc.integer({ min: 0, max: 24 * HOUR - 1 }), isSameNetwork: fc.boolean() });

test('waiting as long as told is enough, and not a second less', () => {
  fc.assert(
    fc.property(fc.array(someSend, { maxLength: 90 }), (past) => {
      const sends = past.map(({ age, isSameNetwork }) => sent(ago(age), isSameNetwork));
      const verdict = evaluateSend(sends, now);
      if (verdict.ok) return;
      const later = (seconds: number) => evaluateSend(sends, new Date(now.getTime() + seconds * 1000)).ok;
      expect(later(verdict.retryAfterSeconds - 1)).toBe(false);
      expect(later(verdict.retryAfterSeconds)).toBe(true);
    }),
  );
});

test('what strangers in other networks do leaves two codes an hour, up to the most that an inbox gets', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: HOUR - 1 }), { maxLength: 28 }), (ages) => {
      expect(evaluateSend(others(ages), now)).toEqual({ ok: true });
      expect(evaluateSend([...own([1]), ...others(ages)], now)).toEqual({ ok: true });
    }),
  );
});

test('at most five codes go out in any hour, however they are asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 20, maxLength: 60 }), (gaps) => {
      const sent: Date[] = [];
      const past = (at: number) => sent.filter((one) => at - one.getTime() < 24 * HOUR * 1000);
      let at = now.getTime();
      for (const gap of gaps) {
        at += gap * 1000;
        const sends = past(at).map((one) => ({ at: one, isSameNetwork: true }));
        if (evaluateSend(sends, new Date(at)).ok) sent.push(new Date(at));
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
  expect([0, 2_000, 5_000].map(networkSprayLimit)).toEqual([200, 200, 500]);
});

/** How many networks have to ask for codes, one every so often, until a network that never asked gets none. */
function networksToLockOut(minutesBetween: number): number {
  const sends: { minute: number; network: number }[] = [];
  let minute = 0;
  const mayAsk = (network: number) => {
    const past = sends.map((send) => ({ at: new Date(send.minute * 60_000), isSameNetwork: send.network === network }));
    return evaluateSend(past, new Date(minute * 60_000)).ok;
  };
  for (let network = 0; ; network += 1) {
    if (!mayAsk(network)) return network;
    for (; mayAsk(network); minute += minutesBetween) sends.push({ minute, network });
  }
}

test('to lock a student out of a new browser takes 12 networks for an hour and 17 for a day', () => {
  expect([networksToLockOut(1), networksToLockOut(17)]).toEqual([12, 17]);
});
