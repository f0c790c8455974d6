import { expect, test } from 'vitest';
import { checklistOf, SIGNUP_START, type SignupEvent, signupFlow } from './signup-flow.ts';

test('each step has a countdown of its own', () => {
  const resent = signupFlow({ ...SIGNUP_START, step: 'email' }, { type: 'resent', step: 'email', resendAt: 60_000 });
  const moved = signupFlow(resent, { type: 'moved', step: 'whatsapp' });
  expect(moved).toMatchObject({ step: 'whatsapp', resendAt: { email: 60_000, whatsapp: null } });
});

const after = (...events: SignupEvent[]) => events.reduce(signupFlow, SIGNUP_START);

test('a form sent again starts without a countdown', () => {
  const flow = after({ type: 'resent', step: 'email', resendAt: 60_000 }, { type: 'submitted', step: 'email' });
  expect(flow.resendAt).toEqual({ email: null, whatsapp: null });
});

test.each([
  ['the form', [], 'waiting', 'waiting'],
  ['the e-mail step', [{ type: 'submitted', step: 'email' }], 'current', 'waiting'],
  ['the WhatsApp step', [{ type: 'moved', step: 'whatsapp' }], 'done', 'current'],
  [
    'the form again',
    [
      { type: 'moved', step: 'whatsapp' },
      { type: 'moved', step: 'initial' },
    ],
    'done',
    'waiting',
  ],
  [
    'a changed address',
    [
      { type: 'moved', step: 'whatsapp' },
      { type: 'submitted', step: 'email' },
    ],
    'current',
    'waiting',
  ],
  ['the end', [{ type: 'moved', step: 'completed' }], 'done', 'done'],
] as [string, SignupEvent[], string, string][])(
  'at %s the checklist ticks what is verified',
  (_, events, email, whatsapp) => {
    expect(checklistOf(after(...events))).toEqual({ email, whatsapp });
  },
);
