import { expect, test } from 'vitest';
import { type SignupValues, wrongSignupFields } from './signup-form.ts';

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
