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

/** The product's sentence for each field that is not as it should be; the server and the English screen share them. */
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

/** Which fields are not as they should be, in the order of the form. */
export const wrongSignupFields = (values: SignupValues): SignupField[] =>
  SIGNUP_FIELDS.filter((field) => !RULES[field](values[field]));
