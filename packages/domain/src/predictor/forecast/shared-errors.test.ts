import { expect, test } from 'vitest';
import { normalScore } from './shape.ts';
import { kinshipOf, type YearErrors } from './shared-errors.ts';

const PROGRAMMES = 200;
const POOLS = PROGRAMMES * 4;
const programme = Int32Array.from({ length: POOLS }, (_, pool) => pool >> 2);
const institute = programme.map((own) => own >> 2);

/** Normal numbers in an order that looks like noise and is always the same. */
function drawn(count: number, stride: number): Float64Array {
  return Float64Array.from({ length: count }, (_, at) =>
    normalScore((((at + 1) * stride) % count) / count || 0.5 / count),
  );
}

const ofInstitute = drawn(PROGRAMMES / 4, 17);
const ofProgramme = drawn(PROGRAMMES, 71);
const own = drawn(POOLS, 307);
const ofRound = drawn(POOLS, 211);

/** Errors with known shares: institute a quarter, programme a quarter, the rest the pool's own. */
const errors: YearErrors[] = [1, 2].map((age) => {
  const last = own.map((noise, pool) => {
    const [first, second] = [ofInstitute[institute[pool] ?? 0] ?? 0, ofProgramme[programme[pool] ?? 0] ?? 0];
    return 0.5 * first + 0.5 * second + Math.SQRT1_2 * noise;
  });
  const first = last.map((error, pool) => error + Math.SQRT1_2 * ((ofRound[pool] ?? 0) - (own[pool] ?? 0)));
  return { age, first, last };
});

test('finds what the errors of an institute and of a programme share', () => {
  const { institute: ofInstitutes, programme: ofProgrammes, rounds } = kinshipOf(errors, programme, institute);
  expect(ofInstitutes).toBeCloseTo(0.25, 1);
  expect(ofProgrammes).toBeCloseTo(0.25, 1);
  expect(rounds).toBeLessThan(0.2);
});

test('the same errors in both rounds are one and the same noise', () => {
  const same = errors.map(({ age, last }) => ({ age, first: last.slice(), last }));
  expect(kinshipOf(same, programme, institute).rounds).toBeGreaterThan(0.7);
});

test('errors that share nothing, and errors of too few pools, are taken as alone', () => {
  const alone = [{ age: 1, first: own, last: own }];
  const { institute: ofInstitutes, programme: ofProgrammes } = kinshipOf(alone, programme, institute);
  expect(ofInstitutes + ofProgrammes).toBeLessThan(0.08);
  const few = errors.map(({ age, first, last }) => ({ age, first: first.subarray(0, 12), last: last.subarray(0, 12) }));
  expect(kinshipOf(few, programme, institute)).toEqual({ institute: 0, programme: 0, rounds: 0 });
});
