import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { leavePageFor } from '../../../lib/leave-page.ts';
import { TopUpPaymentScreen } from './top-up-payment-screen.tsx';

vi.mock('../../../lib/leave-page.ts', () => ({ leavePageFor: vi.fn(), leavePageByPost: vi.fn() }));

// React runs effects twice in development; an order must not be made twice.
configure({ reactStrictMode: true });

const server = useFakeServer();
const PAGES = {
  predictions: { at: '/top-up/payment', call: 'POST /topup/select-tier' },
  counselling: { at: '/top-up/payment-counseling', call: 'POST /counseling-topup/select-tier' },
  psychometric: { at: '/top-up/payment-psychometric', call: 'POST /psychometric-topup/select-tier' },
} as const;
type Kind = keyof typeof PAGES;
const GATEWAY = 'https://gateway.example/pay?order=17';

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.setItem('selectedTierId', 'tier');
});
function open(kind: Kind) {
  return renderRoutes(
    [
      { path: PAGES[kind].at, element: <TopUpPaymentScreen kind={kind} /> },
      { path: '/top-up', element: <p>Attempts</p> },
    ],
    PAGES[kind].at,
  );
}

test.each(['predictions', 'counselling', 'psychometric'] as const)(
  '%s: ordered once, then off to the gateway',
  async (kind) => {
    localStorage.setItem('validatedCouponCode', 'FLAT100');
    server.on(PAGES[kind].call, { body: { freeTier: false, data: { gatewayURL: GATEWAY } } });
    open(kind);
    await waitFor(() => expect(vi.mocked(leavePageFor).mock.calls).toEqual([[GATEWAY]]));
    expect(server.calls(PAGES[kind].call).map((call) => call.body)).toEqual([
      { tierId: 'tier', couponCode: 'FLAT100' },
    ]);
  },
);

test('the page of predictions shows nothing of its own', () => {
  server.on(PAGES.predictions.call, () => new Promise(() => {}));
  const { container } = open('predictions');
  expect(container.textContent).toBe('');
});

test.each(['counselling', 'psychometric'] as const)('the page of %s says that the payment begins', async (kind) => {
  server.on(PAGES[kind].call, () => new Promise(() => {}));
  open(kind);
  expect(screen.getByText('Initializing payment...')).toBeTruthy();
});

const noTier = () => localStorage.removeItem('selectedTierId');
const refused = (kind: Kind) =>
  server.on(PAGES[kind].call, refusal('tier-not-found', { message: 'This plan is no longer sold' }));
const withoutReason = (kind: Kind) => server.on(PAGES[kind].call, { status: 503 });
const noGateway = (kind: Kind) => server.on(PAGES[kind].call, { body: { freeTier: false, data: { gatewayURL: '' } } });

test.each([
  [noTier, 'No tier selected. Please select a tier first.'],
  [refused, 'This plan is no longer sold'],
  [withoutReason, 'Failed to initialize payment'],
  [noGateway, 'Failed to initialize payment'],
])('predictions: a failure becomes a message on the page of plans (%#)', async (arrange, expected) => {
  arrange('predictions');
  open('predictions');
  expect(await screen.findByText('Attempts')).toBeTruthy();
  expect(screen.getByText(expected)).toBeTruthy();
  expect(leavePageFor).not.toHaveBeenCalled();
});

test.each([
  ['counselling', noTier, 'No counseling top-up tier selected.'],
  ['psychometric', noTier, 'No psychometric assessment tier selected.'],
  ['counselling', refused, 'This plan is no longer sold.'],
  ['psychometric', withoutReason, 'Failed to initialize payment.'],
  ['counselling', noGateway, 'Failed to initialize payment.'],
] as const)('%s: a failure stands on the page, with a period (%#)', async (kind, arrange, expected) => {
  arrange(kind);
  open(kind);
  expect((await screen.findByText(expected)).getAttribute('role')).toBe('alert');
});
