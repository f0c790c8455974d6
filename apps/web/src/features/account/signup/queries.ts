import { signup } from '@dakhila/contract/signup';
import { normalPhone } from '@dakhila/domain/contact';
import type { SignupValues } from '@dakhila/domain/signup/signup-form';
import { call } from '../../../lib/api.ts';

/** What the server knows of this browser's pending sign-up. */
export const lookUpEmail = async (email: string) => (await call(signup.checkEmail, { query: { email } })).data;
export const lookUpPhone = async (phone: string) =>
  (await call(signup.checkExisting, { query: { phone: normalPhone(phone) } })).data;

export const startSignup = async (values: SignupValues) =>
  (await call(signup.init, { body: { ...trimmed(values), phone: normalPhone(values.phone.trim()) } })).data;

export const resendCode = (step: 'email' | 'whatsapp', email: string) =>
  step === 'email'
    ? call(signup.init, { body: { resendType: 'email' } })
    : call(signup.resendWhatsAppOtp, { body: { email } });

export const verifyCode = (type: 'email' | 'whatsapp', email: string, otp: string) =>
  call(signup.verifyOtp, { body: { email, otp, type } });

export const checkAffiliationCode = (code: string) => call(signup.validateAffiliationCode, { query: { code } });

const trimmed = ({ firstName, lastName, email, affiliationCode }: SignupValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  affiliationCode: affiliationCode.trim(),
});
