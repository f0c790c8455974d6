import { expect, test } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import { documentsOf } from './library.ts';
import type { LegalText } from './messages.ts';

const wordsOf = (text: LegalText) =>
  documentsOf(text, brand)
    .flatMap(({ title, sections }) => [
      title,
      ...sections.flatMap(({ heading, paragraphs = [], points = [] }) => [heading, ...paragraphs, ...points]),
    ])
    .join('\n');

test.each([
  'There are no refunds for activated subscriptions.',
  'There is no refund for a psychological test that is not started within 12 hours of purchase.',
  'There is no refund once the test is started.',
  'Approved refunds are processed in 7-10 business days',
])('the terms of the sign-up say: %s', (sentence) => {
  expect(wordsOf('signup')).toContain(sentence);
});

test('the terms of the sign-up hold the terms, the privacy policy and the refund policy, in this order', () => {
  const titles = documentsOf('signup', brand).map(({ title }) => title);
  expect(titles).toEqual(['Terms of Service', 'Privacy Policy', 'Cancellation and Refund Policy']);
});

test.each([
  'Attempts and sessions never expire.',
  'Top-ups are non-refundable once activated.',
  'A top-up is a one-time payment. There is no recurring charge.',
  'It is paid in full before it is credited.',
])('the terms of a top-up say: %s', (sentence) => {
  expect(wordsOf('topUp')).toContain(sentence);
});

test.each([
  'signupEmail',
  'selectedTierId',
  'validatedCouponCode',
  'XSRF-TOKEN',
  'session',
  'access',
  'browser',
  'signup',
])('the text about cookies names %s', (name) => {
  expect(wordsOf('cookies')).toContain(name);
});

test.each(['signup', 'topUp', 'privacy', 'terms', 'cookies'] as const)('no gap of the text %s stays open', (text) => {
  expect(wordsOf(text)).not.toMatch(/[{}]|undefined/);
});

test.each(['study of suggestions', 'Not for me', 'calendar link', 'delete your answer'])(
  'the privacy policy speaks of: %s',
  (what) => {
    expect(wordsOf('privacy')).toContain(what);
  },
);
