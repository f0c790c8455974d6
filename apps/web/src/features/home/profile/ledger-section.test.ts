import { expect, test } from 'vitest';
import { amountText, causeText } from './ledger-section.tsx';
import profile from './messages/en.json';

const messages = profile.account.ledger;
const cause = { name: null, exam: null, startsAt: null } as const;
const AT = '2026-11-16T11:00:00.000Z';

test.each([
  ['purchase', { type: 'order', name: 'Standard' }, 'Added: Standard'],
  ['refund', { type: 'order', name: 'Standard' }, 'Removed after refund of Standard'],
  ['use', { type: 'run', name: '95 percentile, OBC' }, 'Prediction: 95 percentile, OBC'],
  ['use', { type: 'run' }, 'A deleted prediction'],
  ['use', { type: 'session', name: 'Meera Joshi', startsAt: AT }, 'Session with Meera Joshi on 16 Nov 2026'],
  [
    'return',
    { type: 'session', name: 'Meera Joshi', startsAt: AT },
    'Returned: session with Meera Joshi on 16 Nov 2026',
  ],
  ['use', { type: 'assessment' }, 'Psychometric assessment started'],
  ['purchase', { type: 'other' }, 'Changed by support'],
] as const)('a %s of %j says: %s', (reason, own, sentence) => {
  expect(causeText(messages, { reason, cause: { ...cause, ...own } })).toBe(sentence);
});

test.each([
  [1, 'attempts', '+1 attempt'],
  [15, 'attempts', '+15 attempts'],
  [-1, 'sessions', '−1 session'],
] as const)('%i %s reads %s', (amount, kind, text) => {
  expect(amountText(messages, { amount, kind })).toBe(text);
});
