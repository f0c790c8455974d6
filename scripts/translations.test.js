// @ts-check
import { expect, test } from 'vitest';
import { rowsOf, withRows } from './lib/translations.js';

/** @type {import('./lib/translations.js').Catalogues} */
const EN = {
  billing: { paid: 'Paid {money}', attempts: { one: '{count} attempt', other: '{count} attempts' } },
  'web.account': { login: { title: 'Login', claims: { 0: 'Free', 1: 'Honest' } } },
};
/** @type {import('./lib/translations.js').Catalogues} */
const HI = {
  billing: { paid: '{money} मिला', attempts: { one: '{count} प्रयास', other: '{count} प्रयास' } },
  'web.account': { login: { title: 'लॉगिन', claims: { 0: 'मुफ़्त', 1: 'सच्चा' } } },
};
const rows = rowsOf({ en: EN, hi: HI });

test('every text is a row with its languages, the forms of a plural one by one', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    'billing.paid',
    'billing.attempts#one',
    'billing.attempts#other',
    'web.account.login.title',
    'web.account.login.claims.0',
    'web.account.login.claims.1',
  ]);
  expect(rows[0]).toEqual({ id: 'billing.paid', en: 'Paid {money}', hi: '{money} मिला' });
});

test('what was written is read back the same, and a changed text changes its own language only', () => {
  expect([withRows(EN, rows, 'en'), withRows(HI, rows, 'hi')]).toEqual([EN, HI]);
  const changed = rows.map((row) => (row.id === 'billing.paid' ? { ...row, hi: '{money} मिल गया' } : row));
  expect(withRows(EN, changed, 'en')).toEqual(EN);
  expect(withRows(HI, changed, 'hi').billing?.paid).toBe('{money} मिल गया');
});

test('an id that nobody knows and an empty text are refused', () => {
  expect(() => withRows(EN, [{ id: 'billing.gone', en: 'x' }], 'en')).toThrow('There is no text billing.gone');
  expect(() => withRows(EN, [{ id: 'billing.paid', en: ' ' }], 'en')).toThrow('has no text in en');
});
