import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStored, readStored, writeStored } from './browser-storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a value is kept under its own name until it is forgotten', () => {
  writeStored('signupEmail', 'asha@example.com');
  expect(localStorage.getItem('signupEmail')).toBe('asha@example.com');
  expect(readStored('signupEmail')).toBe('asha@example.com');
  forgetStored('signupEmail');
  expect(readStored('signupEmail')).toBeNull();
});

test('writing nothing forgets', () => {
  writeStored('validatedCouponCode', 'WELCOME10');
  writeStored('validatedCouponCode', null);
  expect(readStored('validatedCouponCode')).toBeNull();
});

test('where the browser refuses storage, reading finds nothing and writing says so', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(readStored('signupEmail')).toBeNull();
  expect(() => forgetStored('signupEmail')).not.toThrow();
  expect(() => writeStored('signupEmail', 'asha@example.com')).toThrow();
});
