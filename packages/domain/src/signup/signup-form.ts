import { isEmail, isPhone } from '../contact.ts';

export type SignupValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  affiliationCode: string;
};
export type SignupField = keyof SignupValues;

export const NAME_MIN_LENGTH = 2;
export const AFFILIATION_CODE_LENGTH = 6;

/** The message for each invalid field, shared by the server and the English screen. */
export const SIGNUP_SENTENCES: Record<SignupField, string> = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid 10-digit mobile number',
  affiliationCode: 'Affiliation code must be alphanumeric and maximum 6 characters',
};

const RULES: Record<SignupField, (value: string) => boolean> = {
  firstName: (value) => value.trim().length >= NAME_MIN_LENGTH,
  lastName: (value) => value.trim().length >= NAME_MIN_LENGTH,
  email: (value) => isEmail(value.trim()),
  phone: (value) => isPhone(value.trim()),
  affiliationCode: (value) => /^[a-z0-9]{0,6}$/i.test(value.trim()),
};

export const SIGNUP_FIELDS: readonly SignupField[] = ['firstName', 'lastName', 'email', 'phone', 'affiliationCode'];

/** The invalid fields, in the order of the form. */
export const wrongSignupFields = (values: SignupValues): SignupField[] =>
  SIGNUP_FIELDS.filter((field) => !RULES[field](values[field]));
