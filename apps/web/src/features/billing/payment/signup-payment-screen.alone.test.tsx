import { act, configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { leavePageByPost, leavePageFor } from '../../../lib/leave-page.ts';
import { SignupPaymentScreen } from './signup-payment-screen.tsx';

vi.mock('../../../lib/leave-page.ts', () => ({ leavePageFor: vi.fn(), leavePageByPost: vi.fn() }));

// React runs effects twice in development; an order must not be made twice.
configure({ reactStrictMode: true });

const server = useFakeServer();
const routes = [
  {
    path: '/signup/payment',
    element: <SignupPaymentScreen />,
  },
  { path: '/signup/subscription', element: <p>Plans</p> },
  { path: '/login', element: <p>Login page</p> },
];
const SELECT = 'POST /signup/select-tier';
const GATEWAY = 'https://gateway.example/pay';

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/signup/payment');
  localStorage.setItem('signupEmail', 'asha@example.com');
  localStorage.setItem('selectedTierId', 'standard');
});
const open = () => renderRoutes(routes, '/signup/payment');

test('who comes back from the gateway after a paid sign-up goes on to the login, and orders nothing', async () => {
  localStorage.clear();
  sessionStorage.setItem('finished-signup', 'yes');
  const { address } = open();
  expect(await screen.findByText('Your account is ready')).toBeTruthy();
  expect(address()).toBe('/login');
  expect(server.calls(SELECT)).toEqual([]);
  sessionStorage.clear();
});

test('the encrypted order is posted to the gateway with the fields that belong to it, once', async () => {
  localStorage.setItem('validatedCouponCode', 'WELCOME10');
  const data = { gatewayURL: GATEWAY, EncData: 'c2VjcmV0', data: { merchantId: 'dakhila', orderId: '17' } };
  server.on(SELECT, { body: { freeTier: false, data } });
  open();
  expect(screen.getByText('Redirecting to Payment Gateway, please do not refresh or close this page')).toBeTruthy();
  await waitFor(() =>
    expect(vi.mocked(leavePageByPost).mock.calls).toEqual([
      [GATEWAY, { merchantId: 'dakhila', orderId: '17', EncData: 'c2VjcmV0' }],
    ]),
  );
  expect(server.calls(SELECT).map((call) => call.body)).toEqual([
    { email: 'asha@example.com', tierId: 'standard', couponCode: 'WELCOME10' },
  ]);
});

test('Back from the gateway will show the plans', async () => {
  server.on(SELECT, { body: { freeTier: false, data: { gatewayURL: GATEWAY, EncData: 'c2VjcmV0' } } });
  open();
  await waitFor(() => expect(leavePageByPost).toHaveBeenCalled());
  expect(window.location.pathname).toBe('/signup/subscription');
});

test.each([
  ['the gateway, where there is nothing to post', false, GATEWAY],
  ['our own result page, when there is nothing to pay', true, '/payment-status?paymentResponse=%7B%7D'],
])('the browser follows the address of %s', async (_, freeTier, gatewayURL) => {
  server.on(SELECT, { body: { freeTier, data: { gatewayURL } } });
  open();
  await waitFor(() => expect(vi.mocked(leavePageFor).mock.calls).toEqual([[gatewayURL]]));
});

const failures: [string, () => void, string][] = [
  [
    'no plan was chosen',
    () => localStorage.removeItem('selectedTierId'),
    'No subscription tier selected. Please select a plan first.',
  ],
  [
    'no sign-up was begun',
    () => localStorage.removeItem('signupEmail'),
    'No email found. Please start the signup process again.',
  ],
  ['the server gives a reason', () => refuse('This coupon was used up meanwhile'), 'This coupon was used up meanwhile'],
  ['nobody gives a reason', () => server.on(SELECT, { status: 503 }), 'Failed to initialize payment'],
  ['the line is down', () => server.on(SELECT, new TypeError('offline')), 'Failed to initialize payment'],
  ['no gateway address comes back', () => answerWith(''), 'Failed to initialize payment'],
  ['the address is no page', () => answerWith('javascript:alert(1)'), 'Failed to initialize payment'],
];
const refuse = (message: string) => server.on(SELECT, refusal('conflict', { message }));
const answerWith = (gatewayURL: string) => server.on(SELECT, { body: { freeTier: false, data: { gatewayURL } } });

test.each(failures)('when %s, an error card says so', async (_, arrange, expected) => {
  arrange();
  open();
  expect(await screen.findByRole('heading', { name: 'Payment Error' })).toBeTruthy();
  expect(screen.getByText(expected)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Subscription' }).getAttribute('href')).toBe('/signup/subscription');
  expect(leavePageFor).not.toHaveBeenCalled();
  expect(leavePageByPost).not.toHaveBeenCalled();
});

test.each([
  ['no-pending-signup', 'Go to sign-up', '/signup'],
  ['already-registered', 'Go to login', '/login'],
] as const)('%s leads on by "%s", and the sign-up is forgotten', async (code, name, path) => {
  server.on(SELECT, refusal(code, { message: 'This sign-up is over' }));
  open();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
  expect(localStorage.getItem('signupEmail')).toBeNull();
});

test('3 seconds after an error the plans come back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    server.on(SELECT, { status: 503 });
    open();
    await screen.findByText('Failed to initialize payment');
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.queryByText('Plans')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(await screen.findByText('Plans')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('a student who has left the page is not sent to the gateway', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.on(SELECT, async () => {
    await promise;
    return { body: { freeTier: false, data: { gatewayURL: GATEWAY } } };
  });
  const { router } = open();
  await act(() => router.navigate('/signup/subscription'));
  await act(async () => resolve());
  await screen.findByText('Plans');
  expect(leavePageFor).not.toHaveBeenCalled();
});
