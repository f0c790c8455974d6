import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../messages/say.ts';
import { CSAB_POINTS_OFF, MOST_POINTS_OFF, whyNoCsabChance } from './csab-no-chance.ts';

test.each([
  [1, 'from 2025, one year before this season', '4 percentage points'],
  [2, 'from 2025, 2 years before this season', '13 percentage points'],
])('a list from %i years before: how far off a chance would be', (age, old, points) => {
  const text = say('en', whyNoCsabChance(2025 + age, 2025));
  expect(text).toContain(old);
  expect(text).toContain(points);
  expect(text).toContain(`off by ${MOST_POINTS_OFF} or less`);
});

test('an older list was never tested, and the list of the season itself leaves nothing to forecast', () => {
  expect(say('en', whyNoCsabChance(2028, 2025))).toMatch(
    /2025, and we haven’t tested a forecast from ranks that old\.$/,
  );
  expect(say('en', whyNoCsabChance(2027, 2027))).toMatch(
    /^We don’t show a chance for CSAB because its 2027 rounds have started\./,
  );
});

test('every season and list has a reason without gaps in each language, and no tested age could show a chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 2020, max: 2040 }), (season, lastList) => {
      for (const language of ['en', 'hi', 'mr'] as const) {
        const text = say(language, whyNoCsabChance(season, lastList));
        expect(text).toContain(String(lastList));
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
      }
    }),
  );
  for (const points of CSAB_POINTS_OFF.values()) expect(points).toBeGreaterThan(MOST_POINTS_OFF);
});
