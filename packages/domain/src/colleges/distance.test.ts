import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collegeDistance, type Place, straightLineKm } from './distance.ts';

const PUNE: Place = [18.53, 73.85];
const MATUNGA: Place = [19.03, 72.86];
const MADRAS: Place = [12.99, 80.24];
/** One degree of latitude is 111.19 km. */
const north = (km: number): Place => [PUNE[0] + km / 111.195, PUNE[1]];

test.each([
  ['Pune to Matunga', PUNE, MATUNGA, 118],
  ['Pune to IIT Madras', PUNE, MADRAS, 921],
  ['the two ends of a meridian', [90, 0], [-90, 0], 20_015],
] as const)('%s is so far in a straight line', (_, from, to, km) => {
  expect(Math.abs(straightLineKm(from, to) - km)).toBeLessThan(1);
});

const place = fc.tuple(fc.double({ min: 6, max: 38, noNaN: true }), fc.double({ min: 68, max: 98, noNaN: true }));
test('the way back is as long, and no way is negative or longer than India', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const km = straightLineKm(from, to);
      expect(km).toBeCloseTo(straightLineKm(to, from), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThan(4_800);
    }),
  );
});

test.each([
  [9.9, { kind: 'near' }],
  [10.6, { kind: 'about', km: 11 }],
  [42.4, { kind: 'about', km: 42 }],
  [99.4, { kind: 'about', km: 99 }],
  [99.6, { kind: 'about', km: 100 }],
  [104, { kind: 'about', km: 100 }],
  [476, { kind: 'about', km: 480 }],
])('%d km is told as far as it is known', (km, told) => {
  const places: Record<string, Place> = { '411005': PUNE, '411999': north(km) };
  expect(collegeDistance('411005', '411999', (pin) => places[pin])).toEqual(told);
});

test('a distance is told only where both places are known', () => {
  const places: Record<string, Place> = { '411005': PUNE };
  const from = (own: string, college: string | null) => collegeDistance(own, college, (pin) => places[pin]).kind;
  expect(from('411005', null)).toBe('college-unknown');
  expect(from('411005', '411999')).toBe('college-unknown');
  expect(from('411999', '411005')).toBe('own-unknown');
  expect(from('411999', '411999')).toBe('same-pin');
});
