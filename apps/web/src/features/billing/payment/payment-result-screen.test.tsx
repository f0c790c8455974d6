import type { OrderStatus } from '@dakhila/contract/payments';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { PaymentResultScreen } from '../payment/payment-result-screen.tsx';

const server = useFakeServer();
const ID = 'txn_0123456789abcdef';
const ASK = `GET /payments/${ID}`;
const ADDRESSES = {
  signup: '/payment-status',
  predictions: '/payment-status-recommendation',
  counselling: '/payment-status-counseling',
  psychometric: '/payment-status-psychometric',
} as const;
type Route = keyof typeof ADDRESSES;

const fromAddress = (success: boolean, data: object = {}) => ({
  success,
  message: success ? 'Approved by your bank' : 'Declined by your bank',
  data: { transactionId: ID, orderInfo: 'Standard', amount: 999, timestamp: '2026-11-14T11:00:00.000Z', ...data },
});
const order = (state: OrderStatus['state'], rest: Partial<OrderStatus> = {}) => ({
  body: {
    data: {
      transactionId: ID,
      state,
      purpose: 'signup',
      plan: 'Premium',
      amount: 4999,
      updatedAt: '2026-11-14T11:00:00.000Z',
      ...rest,
    },
  },
});

function open(response: unknown, route: Route = 'signup') {
  const routes = [
    ...Object.entries(ADDRESSES).map(([kind, path]) => ({
      path,
      element: <PaymentResultScreen route={kind as Route} />,
    })),
    { path: '*', element: <p>Elsewhere</p> },
  ];
  const text = typeof response === 'string' ? response : JSON.stringify(response);
  const search = response === undefined ? '' : `?paymentResponse=${encodeURIComponent(text)}`;
  return renderRoutes(routes, ADDRESSES[route] + search);
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['signup', 'Login', '/login'],
  ['predictions', 'Back to Predictor', '/predictor'],
  ['counselling', 'Back to Counseling', '/counseling'],
  ['psychometric', 'Start Assessment', '/psychometric'],
] as const)('a paid %s order is shown with the way on', async (route, button, path) => {
  server.on(ASK, order('paid'));
  open(fromAddress(true), route);
  expect(screen.getByRole('heading', { name: 'Processing Payment' })).toBeTruthy();
  await title('Payment Successful');
  for (const fact of [ID, 'Premium', '₹4,999', '14 Nov 2026, 4:30 pm IST']) expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe(path);
});

test('an order that a coupon paid for does not speak of a payment that arrived', async () => {
  server.on(ASK, order('paid', { amount: 0 }));
  open(fromAddress(true));
  await title('Payment Successful');
  expect(screen.getByText(/Your coupon covered the whole price, so nothing was charged\./)).toBeTruthy();
  expect(screen.queryByText(/We’ve received your payment/)).toBeNull();
});

test('once paid, this browser forgets the choice, so that it is not ordered again', async () => {
  for (const key of ['signupEmail', 'selectedTierId', 'validatedCouponCode']) localStorage.setItem(key, 'kept');
  server.on(ASK, order('paid'));
  open(fromAddress(true));
  await title('Payment Successful');
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('a failed payment can be tried again, and says whom to ask', async () => {
  localStorage.setItem('selectedTierId', 'kept');
  server.on(ASK, order('failed'));
  open(fromAddress(false));
  await title('Payment Failed');
  expect(screen.getByText(/If money has left your account, you’ll get it back/)).toBeTruthy();
  expect(screen.queryByText('Declined by your bank')).toBeNull();
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/payment');
  expect(screen.getByRole('link', { name: /support@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(localStorage.getItem('selectedTierId')).toBe('kept');
});

test('a payment that our team looks at has words of its own, and nothing to press that would pay again', async () => {
  server.on(ASK, order('review'));
  open(fromAddress(true));
  await title('Payment Under Review');
  expect(screen.getByText(/Please don’t pay again. We’ll email you/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull();
});

test('a forged success is overruled by the server', async () => {
  server.on(ASK, order('failed'));
  open(fromAddress(true));
  await title('Payment Failed');
  expect(screen.queryByText('Approved by your bank')).toBeNull();
});

test('a success for an order that the server does not know carries a line that it is not confirmed', async () => {
  server.on(ASK, refusal('not-found'));
  open(fromAddress(true));
  await title('Payment Successful');
  expect(screen.getByText(/We couldn’t find this order/)).toBeTruthy();
  expect(screen.queryByText(/receipt/)).toBeNull();
});

test('an answer without a transaction id cannot be confirmed either', async () => {
  open({ success: false });
  await title('Payment Failed');
  expect(screen.getByText(/We couldn’t find this order/)).toBeTruthy();
});

test('when the server is silent, the student can ask again', async () => {
  server.on(ASK, new TypeError('offline'));
  open(fromAddress(true));
  const checkAgain = await screen.findByRole('button', { name: 'Check again' });
  server.on(ASK, order('paid'));
  await userEvent.click(checkAgain);
  await waitFor(() => expect(screen.queryByText(/couldn’t (?:confirm|find)/)).toBeNull());
  await title('Payment Successful');
});

test('a payment whose outcome was open when the gateway sent the student back is not called failed', async () => {
  server.on(ASK, new TypeError('offline'));
  open({ ...fromAddress(false), pending: true });
  expect(await screen.findByText(/We couldn’t confirm this payment yet/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Processing Payment' })).toBeTruthy();
});

test('an open order is asked about until it is settled', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    server.on(ASK, order('processing'));
    open(fromAddress(true));
    await waitFor(() => expect(server.calls(ASK)).toHaveLength(1));
    await title('Processing Payment');
    server.on(ASK, order('paid'));
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await title('Payment Successful');
    const asked = server.calls(ASK).length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(server.calls(ASK)).toHaveLength(asked);
  } finally {
    vi.useRealTimers();
  }
});

test('a failure is looked at for two minutes more; one that turns out to be none is shown as what it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    server.on(ASK, order('failed'));
    const { unmount } = open(fromAddress(false));
    await title('Payment Failed');
    for (let look = 0; look < 40; look += 1) await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(server.calls(ASK)).toHaveLength(33);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeTruthy();
    unmount();

    open(fromAddress(false));
    await title('Payment Failed');
    server.on(ASK, order('paid'));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await title('Payment Successful');
  } finally {
    vi.useRealTimers();
  }
});

test('an upgrade leads back into the product, not to the login page', async () => {
  server.on(ASK, order('paid', { purpose: 'upgrade' }));
  open(fromAddress(true));
  await title('Payment Successful');
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeTruthy();
});

test.each([undefined, '', '{', 'null', '[1]', '<script>alert(1)</script>', '%E0%A4%A'])(
  '%j in the address is a status error',
  async (response) => {
    open(response);
    await title('Payment Status Error');
    expect(screen.getByText('Unable to determine payment status. Please contact support.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/');
  },
);

test('markup in the address stays text', async () => {
  open(fromAddress(true, { transactionId: '<img src=x onerror=alert(1)>', orderInfo: '<b>Premium</b>' }));
  await title('Payment Successful');
  expect(screen.getByText('<b>Premium</b>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});
