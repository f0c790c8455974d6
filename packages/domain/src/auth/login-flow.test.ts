import { expect, test } from 'vitest';
import { LOGIN_START, type LoginEvent, type LoginFlow, loginFlow } from './login-flow.ts';

const sentTo = { email: 'r****a@example.com' };
const after = (...events: LoginEvent[]): LoginFlow => events.reduce(loginFlow, LOGIN_START);

test('a sent code leads to OTP_SENT, with the resend open', () => {
  expect(after({ type: 'sent', sentTo })).toEqual({ step: 'OTP_SENT', sentTo, resendAt: null });
});

test('verifying that fails comes back to OTP_SENT and keeps the countdown', () => {
  const resent: LoginEvent = { type: 'resent', sentTo, resendAt: 60_000 };
  expect(after({ type: 'sent', sentTo }, resent, { type: 'verifying' })).toMatchObject({
    step: 'VERIFYING',
    resendAt: 60_000,
  });
  expect(after({ type: 'sent', sentTo }, resent, { type: 'verifying' }, { type: 'failed' })).toMatchObject({
    step: 'OTP_SENT',
    resendAt: 60_000,
  });
});

test('an ended login begins again, from any step', () => {
  expect(after({ type: 'sent', sentTo }, { type: 'verifying' }, { type: 'ended' })).toEqual(LOGIN_START);
});

test('an answer that arrives after going back changes nothing', () => {
  expect(after({ type: 'sent', sentTo }, { type: 'ended' }, { type: 'resent', sentTo, resendAt: 1 })).toEqual(
    LOGIN_START,
  );
  expect(after({ type: 'failed' })).toEqual(LOGIN_START);
});
