import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failureInWords, placeInWords } from './failures.ts';

test.each([
  ['/predictor', 'College Predictor'],
  ['/', 'Dashboard'],
  ['/made-up', 'Another part of the app'],
  ['/constructor', 'Another part of the app'],
  ['GET /lists/:id', 'Preference lists, while loading'],
  ['POST /predictor/josaa/runs', 'College Predictor, while saving'],
  ['', 'Another part of the app'],
])('the place %s is read as %s', (place, words) => {
  expect(placeInWords({ place })).toBe(words);
});

test('whatever is stored, support reads words of ours and nothing of what was stored', () => {
  fc.assert(
    fc.property(fc.constantFrom('page' as const, 'call' as const), fc.string(), fc.string(), (source, place, kind) => {
      const read = `${failureInWords({ source, kind })} ${placeInWords({ place })}`;
      expect(read).toMatch(/^[A-Z][A-Za-z’,\- ]+$/);
    }),
  );
});
