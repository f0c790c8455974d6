import type { CodeChannel, CodePurpose } from '@dakhila/domain/auth/otp';
import { OTP_TTL_SECONDS } from '@dakhila/domain/auth/otp';
import type { Config } from '../../config.ts';

/** What a code is good for, as its message says it. */
const REASONS: Record<CodePurpose, { subject: string; sentence: string }> = {
  login: { subject: 'Your login code', sentence: 'to log in' },
  'signup-email': { subject: 'Verify your email', sentence: 'to verify your email address' },
  'signup-whatsapp': { subject: 'Verify your WhatsApp number', sentence: 'to verify your WhatsApp number' },
  'data-copy': { subject: 'Download your data', sentence: 'to download a copy of your data' },
  'delete-account': { subject: 'Delete your account', sentence: 'to delete your account' },
  'contact-old': {
    subject: 'Change of contact',
    sentence: 'to let another address or number take the place of this one',
  },
  'contact-new': { subject: 'Verify your new contact', sentence: 'to use this address or number for your account' },
  guardian: { subject: 'Your consent is asked for', sentence: 'to confirm your consent as a parent or guardian' },
};

/** A code's message. The subject never holds the code: it shows on locked screens and in logs. */
export function composeCodeMessage(
  { BRAND_NAME }: Pick<Config, 'BRAND_NAME'>,
  purpose: CodePurpose,
  channel: CodeChannel,
  code: string,
  about?: string,
) {
  const { subject, sentence } = REASONS[purpose];
  const minutes = OTP_TTL_SECONDS / 60;
  const text = `${code} is your ${BRAND_NAME} code ${sentence}. It works for ${minutes} minutes.`;
  const care = `Never give it to anyone: ${BRAND_NAME} will not ask you for it. If you did not ask for this code, you need not do anything.`;
  if (about !== undefined) return { subject: `${subject} · ${BRAND_NAME}`, text: `${text}\n\n${about}` };
  return { subject: `${subject} · ${BRAND_NAME}`, text: channel === 'email' ? `${text}\n\n${care}` : text };
}

/** For an address that someone tried to log in with and that nobody has registered. */
export const composeStrangerMessage = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>) => ({
  subject: `No account yet · ${BRAND_NAME}`,
  text: `Someone tried to log in to ${BRAND_NAME} with this address, but there is no account for it. If it was you, please sign up first.`,
});
