import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../test/fake-caches.ts';
import { deleteEarlierResponses, mustStore, stored, storedText } from './stored.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const email = storedText('signupEmail', 'browser');
const numbers = stored<number[]>('numbers', (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [],
);

test('a text is stored under its own name until it is removed', () => {
  email.write('asha@example.com');
  expect(localStorage.getItem('signupEmail')).toBe('asha@example.com');
  expect(email.read()).toBe('asha@example.com');
  email.remove();
  expect(email.read()).toBeNull();
});

test('an empty text removes it', () => {
  email.write('asha@example.com');
  email.write('');
  expect(email.read()).toBeNull();
});

test('a value comes back as its parser accepts it; what somebody else wrote there is left out', () => {
  numbers.write([1, 2]);
  expect(numbers.read()).toEqual([1, 2]);
  sessionStorage.setItem('numbers', '[1,"two",null,3]');
  expect(numbers.read()).toEqual([1, 3]);
  sessionStorage.setItem('numbers', '{"a":1}');
  expect(numbers.read()).toEqual([]);
});

test.each(['[1,', 'null', ''])('%j is no value', (text) => {
  sessionStorage.setItem('object', text);
  const strict = stored('object', (value) => (value as { inner: { deep: string } }).inner.deep);
  expect(strict.read()).toBeNull();
});

test('where the browser refuses storage, reading finds nothing and writing says so', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(email.read()).toBeNull();
  expect(numbers.read()).toBeNull();
  expect(() => email.remove()).not.toThrow();
  expect(email.write('asha@example.com')).toBe(false);
  expect(() => mustStore(email, 'asha@example.com')).toThrow();
});

test('responses that an earlier release cached are deleted: they count the rows of a list', async () => {
  vi.stubGlobal('caches', fakeCaches());
  for (const name of ['kept:asha', 'responses-2:asha', 'responses-3:asha', 'pages']) await caches.open(name);
  await deleteEarlierResponses();
  expect(await caches.keys()).toEqual(['responses-3:asha', 'pages']);
});
