import { afterEach, expect, test, vi } from 'vitest';
import { measureSlowness, timeLimit } from './machine-speed.js';

afterEach(() => vi.unstubAllEnvs());

test('a machine is never called faster than usual, nor slower than the limits may grow', () => {
  const slowness = measureSlowness();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(20);
});

test('a time limit grows with the slowness that was measured', () => {
  vi.stubEnv('TEST_SLOWNESS', '2.5');
  expect(timeLimit(1_000)).toBe(2_500);
  vi.stubEnv('TEST_SLOWNESS', undefined);
  expect(timeLimit(1_000)).toBe(1_000);
});
