import { expect, test } from 'vitest';
import { checklistOf, SIGNUP_START, signupFlow } from './signup-flow.ts';

test('each step has a countdown of its own', () => {
  const resent = signupFlow({ ...SIGNUP_START, step: 'email' }, { type: 'resent', step: 'email', resendAt: 60_000 });
  const moved = signupFlow(resent, { type: 'moved', step: 'whatsapp' });
  expect(moved).toEqual({ step: 'whatsapp', resendAt: { email: 60_000, whatsapp: null } });
});

test.each([
  ['initial', 'waiting', 'waiting'],
  ['email', 'current', 'waiting'],
  ['whatsapp', 'done', 'current'],
  ['completed', 'done', 'done'],
] as const)('at %s the checklist says %s, %s', (step, email, whatsapp) => {
  expect(checklistOf(step)).toEqual({ email, whatsapp });
});
