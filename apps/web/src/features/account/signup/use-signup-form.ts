import { signup } from '@dakhila/contract/signup';
import { isEmail, normalPhone } from '@dakhila/domain/contact';
import {
  AFFILIATION_CODE_LENGTH,
  SIGNUP_FIELDS,
  type SignupField,
  type SignupValues,
  wrongSignupFields,
} from '@dakhila/domain/signup/signup-form';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { stored } from '../../../lib/stored.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { accountMessages } from '../messages.ts';

const EMPTY: SignupValues = { firstName: '', lastName: '', email: '', phone: '', affiliationCode: '' };
/** A number as it is typed has ten digits; longer ones already carry the prefix. */
const TYPED_PHONE_LENGTH = 10;

/** The typed values, stored for this tab: a phone may reload the page when memory is short. */
export const typedForm = stored<Partial<SignupValues>>('signup-form', (value) => {
  const typed = Object(value) as Record<string, unknown>;
  return Object.fromEntries(
    SIGNUP_FIELDS.map((field) => [field, typed[field]]).filter(([, text]) => typeof text === 'string'),
  );
});

/** The form: its values, its errors, and the look-ups while it is filled in. */
export function useSignupForm() {
  const messages = useMessages(accountMessages).signup;
  const [values, setValues] = useState<SignupValues>(() => ({ ...EMPTY, ...typedForm.read() }));
  const [errors, setErrors] = useState<Partial<Record<SignupField, string>>>({});
  const newest = useRef(values);
  newest.current = values;
  useEffect(() => {
    if (Object.values(values).some(Boolean)) typedForm.write(values);
    else typedForm.remove();
  }, [values]);

  const set = (field: SignupField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _gone, ...others }) => others);
    if (field === 'affiliationCode' && value.length === AFFILIATION_CODE_LENGTH) void validateAffiliationCode(value);
  };

  /** Fills in what the student has not typed themselves. */
  const prefill = (known: Partial<SignupValues>) =>
    setValues((before) => {
      const filled = Object.entries(known).filter(([field, value]) => value && !before[field as SignupField]);
      return { ...before, ...Object.fromEntries(filled) };
    });

  const clear = (field: SignupField, ifStill: string) => {
    if (newest.current[field] === ifStill) setValues((before) => ({ ...before, [field]: '' }));
  };

  const validateAffiliationCode = async (code: string) => {
    try {
      await checkAffiliationCode(code);
    } catch (error) {
      // Only a code that the server refused is cleared; a failed connection keeps what was typed.
      if (!(error instanceof ApiError) || error.outcome !== 'fail') return;
      showToast({ title: messages.invalidCode, description: messages.invalidAffiliationCode, variant: 'destructive' });
      clear('affiliationCode', code);
    }
  };

  /** Fills in an unfinished sign-up of this browser, or marks the field as already registered. */
  const lookUp = async (field: 'email' | 'phone') => {
    const typed = values[field];
    const isWorthAsking = field === 'email' ? isEmail(typed.trim()) : typed.length === TYPED_PHONE_LENGTH;
    if (!isWorthAsking) return;
    try {
      const { existingData } = await (field === 'email' ? lookUpEmail(typed.trim()) : lookUpPhone(typed));
      if (existingData) prefill({ ...existingData, phone: withoutPrefix(existingData.phone) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'already-registered') return;
      showToast({ title: messages.alreadyRegistered, description: messages.alreadyRegisteredText, variant: 'warning' });
      if (newest.current[field] === typed) setErrors((before) => ({ ...before, [field]: messages.registered[field] }));
      clear(field, typed);
    }
  };

  /** Marks the wrong fields and returns the first one. */
  const validate = (): SignupField | undefined => {
    const wrong = wrongSignupFields(values);
    setErrors(Object.fromEntries(wrong.map((field) => [field, messages.wrong[field]])));
    return wrong[0];
  };

  /** Shows the server's errors at their fields; false when there are none. */
  const showServerErrors = (error: unknown): boolean => {
    if (!(error instanceof ApiError)) return false;
    if (error.code === 'affiliation-code-invalid') {
      showFailure(messages.invalidCode, error, messages.invalidAffiliationCode);
      clear('affiliationCode', values.affiliationCode);
      return true;
    }
    const known = Object.entries(error.fields).filter(([field]) => field in EMPTY);
    setErrors(Object.fromEntries(known));
    return known.length > 0;
  };

  return { values, errors, set, prefill, lookUp, validate, showServerErrors };
}

/** The field shows the number without the country code. */
export const withoutPrefix = (phone: string) => (phone.length === 12 ? phone.slice(2) : phone);

/** This browser's pending sign-up, as the server has it. */
export const lookUpEmail = async (email: string) => (await call(signup.checkEmail, { query: { email } })).data;
const lookUpPhone = async (phone: string) =>
  (await call(signup.checkExisting, { query: { phone: normalPhone(phone) } })).data;

export const startSignup = async (values: SignupValues) =>
  (await call(signup.init, { body: { ...trimmed(values), phone: normalPhone(values.phone.trim()) } })).data;

export const resendCode = (step: 'email' | 'whatsapp', email: string) =>
  step === 'email'
    ? call(signup.init, { body: { resendType: 'email' } })
    : call(signup.resendWhatsAppOtp, { body: { email } });

export const verifyCode = (type: 'email' | 'whatsapp', email: string, otp: string) =>
  call(signup.verifyOtp, { body: { email, otp, type } });

const checkAffiliationCode = (code: string) => call(signup.validateAffiliationCode, { query: { code } });

const trimmed = ({ firstName, lastName, email, affiliationCode }: SignupValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  affiliationCode: affiliationCode.trim(),
});
