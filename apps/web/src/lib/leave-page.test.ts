import { afterEach, expect, test, vi } from 'vitest';
import { leavePageByPost } from './leave-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('the fields are posted as a form, even one that is called submit', () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const fields = { merchantId: 'dakhila', EncData: 'a+b/c==', submit: 'yes' };
  leavePageByPost('https://gateway.example/pay?order=17', fields);
  const form = document.querySelector('form');
  expect(submitted.mock.contexts).toEqual([form]);
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('https://gateway.example/pay?order=17');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual(fields);
});
