import { say } from '@dakhila/domain/messages/say';
import { expect, test } from 'vitest';
import { asOf } from './as-of.ts';

test.each([
  ['2026-09-30', undefined, '2026-27'],
  ['2026-11-19', undefined, '2027-28'],
  ['2026-11-19', 2026, '2026-27'],
])('on %s with the setting %s, the rules may change before %s', (day, setting, season) => {
  const config = { MHT_CET_YEAR: setting } as Parameters<typeof asOf>[0]['config'];
  expect(say('en', asOf({ config, now: () => new Date(`${day}T06:00:00Z`) }))).toBe(
    `Rules as we found them for 2025-26. We don’t know of any later changes. They may change before the ${season} admissions.`,
  );
});
