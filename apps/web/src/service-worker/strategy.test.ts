import { expect, test } from 'vitest';
import { PLAIN_READS, type Strategy, strategyFor } from './strategy.ts';

const ORIGIN = 'https://dakhila.example';
const ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const judge = (method: string, path: string, mode = 'cors') =>
  strategyFor({ method, url: new URL(path, ORIGIN).href, mode }, ORIGIN);

test.each<[string, Strategy]>([
  ['/', 'page'],
  ['/rounds?exam=josaa&list=1', 'page'],
  ['/rounds/submit?list=1', 'page'],
  ['/josaa-college/name/Dr.%20B%20R%20Ambedkar', 'page'],
  ['/payment-status?paymentResponse=x', 'page'],
  ['/sandbox-gateway/pay?token=x', 'leave'],
  ['/dev/inbox', 'leave'],
  ['/api/docs', 'leave'],
  ['/family/some-token?language=mr', 'leave'],
  ['/guardian/some-token', 'leave'],
  ['/api/v1/shortlist', 'leave'],
  ['/nowhere', 'leave'],
])('opening %s is left to: %s', (path, expected) => {
  expect(judge('GET', path, 'navigate')).toBe(expected);
});

test.each([
  '/api/v1/auth/check',
  '/api/v1/student-profile/me',
  '/api/v1/dashboard',
  '/api/v1/shortlist',
  '/api/v1/lists',
  `/api/v1/lists/${ID}`,
  `/api/v1/lists/${ID}/outcome`,
  '/api/v1/rounds/mht-cet/documents',
  '/api/v1/predictor/runs',
  `/api/v1/predictor/runs/${ID}`,
  `/api/v1/predictor/runs/${ID}/results/iit-bombay.17`,
  `/api/v1/predictor/runs/${ID}/results/0600619110-TFWS`,
  '/api/v1/counseling/bookings',
  '/api/v1/faq/edits',
])('the last answer of %s is kept, and only of reading it', (path) => {
  expect(judge('GET', path)).toBe('cached');
  for (const method of ['POST', 'PUT', 'PATCH', 'HEAD']) expect(judge(method, path)).toBe('leave');
  expect(judge('GET', `${path}${path.includes('?') ? '&' : '?'}exam=josaa`)).toBe('leave');
  expect(judge('GET', `${path}/x`)).toBe('leave');
});

test('each page of the results of a prediction is kept, as it was filtered', () => {
  for (const query of ['', '?page=2', '?band=Safe&group=civil&group=it'])
    expect(judge('GET', `/api/v1/predictor/runs/${ID}/results${query}`)).toBe('cached');
});

test('the plan of the season is kept for each order, and not fetched in advance', () => {
  for (const query of ['', '?capAbove=3', `?josaaList=${ID}&capAbove=0`])
    expect(judge('GET', `/api/v1/season-plan${query}`)).toBe('cached');
  expect(PLAIN_READS).not.toContain('/api/v1/season-plan');
});

test.each([
  '/api/v1/payments/current',
  '/api/v1/signup/subscription-tiers',
  '/api/v1/coupon/validate',
  '/api/v1/counseling/counselors',
  `/api/v1/predictor/runs/${ID}?pools=best`,
  `/api/v1/predictor/runs/${ID}/left-out`,
  `/api/v1/lists/${ID}/mock`,
  '/api/v1/lists/not-an-id',
  '/api/v1/auth/sessions',
  '/api/v1/family/some-token',
  `/api/v1/lists/${ID}/family`,
  '/api/v1/privacy/export',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/healthz',
])('%s is never touched', (path) => {
  expect(judge('GET', path)).toBe('leave');
});

test('a hashed file is looked for on the device first', () => {
  expect(judge('GET', '/assets/main-abc123.js', 'no-cors')).toBe('asset');
  expect(judge('POST', '/assets/main-abc123.js')).toBe('leave');
});

test.each(['/api/v1/auth/logout', '/api/v1/auth/login/verify'])('%s makes the device forget the student', (path) => {
  expect(judge('POST', path)).toBe('session-change');
});

test.each<[string, Strategy]>([
  [`/api/v1/predictor/runs/${ID}`, 'removal'],
  [`/api/v1/lists/${ID}`, 'removal'],
  ['/api/v1/money/family', 'removal'],
  [`/api/v1/lists/${ID}/choices/x`, 'leave'],
  ['/api/v1/shortlist/josaa/iit-bombay', 'leave'],
  ['/api/v1/predictor/runs', 'leave'],
  ['/api/v1/auth/sessions', 'leave'],
])('deleting %s is left to: %s', (path, expected) => {
  expect(judge('DELETE', path)).toBe(expected);
});

test('nothing of another site is touched', () => {
  const url = 'https://elsewhere.example/assets/main.js';
  expect(strategyFor({ method: 'GET', url, mode: 'cors' }, ORIGIN)).toBe('leave');
});
