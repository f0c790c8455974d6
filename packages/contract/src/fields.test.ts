import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { code, couponCode, email, firstName, optionalText, phone, text } from './fields.ts';

/** The parsed value, or the id of the message that refuses it. */
function checked(schema: z.ZodMiniType, value: unknown) {
  const { success, data, error } = schema.safeParse(value);
  return success ? { takes: data } : { says: error.issues[0]?.message };
}
const NO_EMAIL = { says: 'accounts.email' };
const NO_PHONE = { says: 'accounts.phone' };

test.each([
  [' Asha.Patil@Example.COM ', { takes: 'asha.patil@example.com' }],
  ['asha+jee@mail.example.co.in', { takes: 'asha+jee@mail.example.co.in' }],
  ['asha@example', NO_EMAIL],
  ['asha example.com', NO_EMAIL],
  ['', NO_EMAIL],
  [`${'a'.repeat(250)}@example.com`, NO_EMAIL],
])('e-mail %o', (typed, expected) => {
  expect(checked(email, typed)).toEqual(expected);
});

test.each([
  ['9876543210', { takes: '919876543210' }],
  ['919876543210', { takes: '919876543210' }],
  [' 9876543210 ', { takes: '919876543210' }],
  ['98765', NO_PHONE],
  ['+919876543210', NO_PHONE],
  ['929876543210', NO_PHONE],
  ['९८७६५४३२१०', NO_PHONE],
])('phone %o', (typed, expected) => {
  expect(checked(phone, typed)).toEqual(expected);
});

test.each([
  ['', { says: 'accounts.verificationCode' }],
  ['  ', { says: 'accounts.verificationCode' }],
  ['12', { takes: '12' }],
  [' 123456 ', { takes: '123456' }],
])('a verification code %o', (typed, expected) => {
  expect(checked(code, typed)).toEqual(expected);
});

test.each([
  ['welcome10', { takes: 'WELCOME10' }],
  [' flat100 ', { takes: 'FLAT100' }],
])('a coupon %o is upper-cased, as the field shows it', (typed, expected) => {
  expect(checked(couponCode, typed)).toEqual(expected);
});

test('an optional text that is empty is absent', () => {
  const optional = optionalText(couponCode);
  expect(checked(optional, '')).toEqual({ takes: undefined });
  expect(checked(optional, undefined)).toEqual({ takes: undefined });
  expect(checked(optional, 'once')).toEqual({ takes: 'ONCE' });
  expect(checked(optional, 'x'.repeat(33))).toHaveProperty('says');
});

test('a text is trimmed first and measured then', () => {
  expect(checked(text(5), '  abcde  ')).toEqual({ takes: 'abcde' });
  expect(checked(text(5, 'input.longText'), 'abcdef')).toEqual({ says: 'input.longText' });
});

test.each([[email], [phone], [code], [couponCode]])('no field is coerced from another kind of value', (schema) => {
  for (const value of [7, true, null, ['a@example.com'], { toString: () => 'x' }])
    expect(checked(schema, value)).toHaveProperty('says');
});

test('a name is bounded before it is tidied', () => {
  expect(checked(firstName, '  Asha   Devi ')).toEqual({ takes: 'Asha Devi' });
  expect(firstName.safeParse(`${' '.repeat(200)}Asha`).success).toBe(false);
});
