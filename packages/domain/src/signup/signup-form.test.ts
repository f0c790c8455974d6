import { expect, test } from 'vitest';
import { isName, type SignupValues, wrongSignupFields } from './signup-form.ts';

const GOOD: SignupValues = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@example.com',
  phone: '9876543210',
  affiliationCode: '',
};

test.each([
  ['everything right', {}, []],
  ['an affiliation code in small letters', { affiliationCode: 'pune01' }, []],
  ['a name of one letter and a space', { firstName: 'A ' }, ['firstName']],
  ['empty', { firstName: '', lastName: '', email: '', phone: '' }, ['firstName', 'lastName', 'email', 'phone']],
  ['a phone with the prefix', { phone: '919876543210' }, []],
  ['eleven digits', { phone: '98765432101' }, ['phone']],
  ['seven characters of a code', { affiliationCode: 'ABCDEFG' }, ['affiliationCode']],
  ['a code with a dash', { affiliationCode: 'AB-1' }, ['affiliationCode']],
])('%s', (_, changed, wrong) => {
  expect(wrongSignupFields({ ...GOOD, ...changed })).toEqual(wrong);
});

test.each([
  'Asha',
  'O’Brien-Kulkarni',
  'Āshā',
  'आशा',
  // A joiner shapes the letter before it.
  'दर्\u200dया',
  'ക്ഷ\u200cമ',
  'María José',
  "Dr. A. P. J. D'Souza",
])('%j can be a name', (name) => {
  expect(isName(name)).toBe(true);
});

test.each([
  ['nothing but joiners', '\u200d\u200d'],
  ['a joiner that joins nothing', '\u200dAsha'],
  ['blanks of other scripts', '\u3164\u2800'],
  ['a blank of no width', 'As\u200bha'],
  ['a turn of direction', 'Asha\u202egnp.exe'],
  ['an isolated direction', '\u2066Asha\u2069'],
  ['a mark of direction', 'Asha\u200f'],
  ['a soft hyphen', 'As\u00adha'],
  ['half of a sign', 'Asha\ud83d'],
  ['dots', '...'],
  ['two lines', 'Asha\nPatil'],
  ['an address', 'www.example.com'],
  ['markup', '<b>Asha'],
  ['words of a machine', '__proto__'],
  ['underscores', 'Asha_Patil'],
  ['wide underscores', 'Asha＿Patil'],
])('%s are no name', (_, text) => {
  expect(isName(text)).toBe(false);
});
