import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { anOrder } from '../../../../test/orders.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { aStudent } from '../../../../test/students.ts';
import { TIERS } from '../../../../test/tiers.ts';
import { TopUpScreen } from './top-up-screen.tsx';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();
const PAGES = {
  predictions: { at: '/top-up', pay: '/top-up/payment', call: '/topup', tier: '5 attempts', id: 'attempts' },
  counselling: {
    at: '/top-up/counseling',
    pay: '/top-up/payment-counseling',
    call: '/counseling-topup',
    tier: '1 session',
    id: 'session',
  },
  psychometric: {
    at: '/top-up/psychometric',
    pay: '/top-up/payment-psychometric',
    call: '/psychometric-topup',
    tier: 'Assessment',
    id: 'assessment',
  },
} as const;
type Kind = keyof typeof PAGES;
const KINDS: Kind[] = ['predictions', 'counselling', 'psychometric'];

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /student-profile/me', { body: aStudent({ email: 'asha@example.com' }) });
  for (const { call } of Object.values(PAGES)) server.on(`GET ${call}/tiers`, { body: { data: Object.values(TIERS) } });
  server.on('GET /payments', { body: { data: [] } });
  server.on('POST /coupon/validate', { body: { data: { discountType: 'FIXED', discountValue: 100 } } });
});

function show(kind: Kind) {
  const routes = [
    { path: PAGES[kind].at, element: <TopUpScreen kind={kind} /> },
    { path: PAGES[kind].pay, element: <p>Payment page</p> },
  ];
  return { user: userEvent.setup(), ...renderRoutes(routes, PAGES[kind].at) };
}
async function open(kind: Kind) {
  const view = show(kind);
  await screen.findAllByRole('radio');
  return view;
}
const proceed = () => screen.getByRole('button', { name: 'Proceed to Payment' });
const tick = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('checkbox'));
const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test.each([
  ['predictions', 'Top Up Your Predictions', 'Back to Predictor', '/predictor'],
  ['counselling', 'Top Up Your Counseling Sessions', 'Back to Counseling', '/counseling'],
  ['psychometric', 'Get Your Psychometric Assessment', 'Back to Dashboard', '/'],
] as const)('the page of %s has its title and its way back', async (kind, title, back, path) => {
  await open(kind);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(path);
  expect(screen.getByRole('link', { name: /support@/ })).toBeTruthy();
});

test.each([
  ['predictions', 1, ['5 additional attempts', 'Instant Activation', 'No Expiry']],
  // As specified: any tier with sessions, so Premium would show here if the server sent it.
  ['counselling', 2, ['1 additional session', 'Instant Activation', 'No Expiry']],
  [
    'psychometric',
    1,
    ['Comprehensive assessment', 'Detailed personality analysis', 'Career aptitude insights', 'Instant access'],
  ],
] as const)('the page of %s lists %i of all tiers, with its bullets', async (kind, count, bullets) => {
  await open(kind);
  expect(names()).toHaveLength(count);
  const card = screen.getByRole('radio', { name: PAGES[kind].tier }).closest('label');
  for (const bullet of bullets) expect(within(card ?? document.body).getByText(bullet)).toBeTruthy();
});

test.each(['predictions', 'counselling'] as const)('%s need a plan and the terms', async (kind) => {
  const { user } = await open(kind);
  expect(proceed()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: PAGES[kind].tier }));
  expect(proceed()).toHaveProperty('disabled', true);
  await tick(user);
  expect(proceed()).toHaveProperty('disabled', false);
});

test.each([
  ['Start Assessment', false],
  ['Go to the assessment', true],
])('a student who has the assessment is not sold it again: %s', async (name, psychometricTestStatus) => {
  const subscriptionAllowance = { psychometricAssessment: true, psychometricTestStatus };
  server.on('GET /student-profile/me', { body: aStudent({ subscriptionAllowance }) });
  show('psychometric');
  expect(await screen.findByRole('heading', { name: 'You already have it' })).toBeTruthy();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/psychometric');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the assessment asks for no terms', async () => {
  const { user } = await open('psychometric');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio'));
  expect(proceed()).toHaveProperty('disabled', false);
});

test.each(KINDS)(
  '%s: the coupon field appears with the choice; coupon and tier reach the payment page',
  async (kind) => {
    const { user } = await open(kind);
    // A page with one plan has it chosen already.
    if (kind === 'counselling') expect(screen.queryByLabelText('Coupon code')).toBeNull();
    await user.click(screen.getByRole('radio', { name: PAGES[kind].tier }));
    await user.type(screen.getByLabelText('Coupon code'), 'flat100');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Coupon applied successfully!')).toBeTruthy();
    expect(server.calls('POST /coupon/validate')[0]?.body).toEqual({
      code: 'FLAT100',
      tierId: PAGES[kind].id,
      email: 'asha@example.com',
    });
    if (kind !== 'psychometric') await tick(user);
    await user.click(proceed());
    expect(await screen.findByText('Payment page')).toBeTruthy();
    expect(localStorage.getItem('selectedTierId')).toBe(PAGES[kind].id);
    expect(localStorage.getItem('validatedCouponCode')).toBe('FLAT100');
  },
);

test.each([
  ['predictions', 'Please select a plan and enter a coupon code'],
  ['counselling', 'Please select a plan and enter a coupon code'],
  ['psychometric', 'Please select a tier and enter a coupon code'],
] as const)('%s: Apply with nothing typed says "%s"', async (kind, expected) => {
  const { user } = await open(kind);
  await user.click(screen.getByRole('radio', { name: PAGES[kind].tier }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText(expected)).toBeTruthy();
  // The assessment only warns; the others mark the field.
  expect(screen.getByLabelText('Coupon code').getAttribute('aria-invalid')).toBe(
    kind === 'psychometric' ? null : 'true',
  );
});

test.each(KINDS)('%s: a coupon that was typed but not applied blocks the way', async (kind) => {
  const { user, address } = await open(kind);
  await user.click(screen.getByRole('radio', { name: PAGES[kind].tier }));
  await user.type(screen.getByLabelText('Coupon code'), 'flat100');
  if (kind !== 'psychometric') await tick(user);
  await user.click(proceed());
  expect(await screen.findAllByText('Please apply the coupon code first or remove it')).toHaveLength(2);
  expect(address()).toBe(PAGES[kind].at);
});

test('a refused coupon is explained, and the price goes back', async () => {
  const { user } = await open('predictions');
  await user.click(screen.getByRole('radio'));
  await user.type(screen.getByLabelText('Coupon code'), 'flat100');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('₹99')).toBeTruthy();
  server.on('POST /coupon/validate', refusal('coupon-invalid'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Invalid coupon code')).toBeTruthy();
  expect(screen.getByText('₹199')).toBeTruthy();
});

test.each([
  ['predictions', 'Failed to fetch top-up tiers'],
  ['counselling', 'Failed to fetch counseling top-up tiers'],
  ['psychometric', 'Failed to fetch psychometric assessment tiers'],
] as const)('%s that do not load are said to, and can be asked for again', async (kind, expected) => {
  server.on(`GET ${PAGES[kind].call}/tiers`, { status: 503 });
  const { user } = show(kind);
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
  server.on(`GET ${PAGES[kind].call}/tiers`, { body: { data: Object.values(TIERS) } });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('radio', { name: PAGES[kind].tier })).toBeTruthy();
});

test('a browser that refuses storage cannot go on, and the button stays free', async () => {
  const { user, address } = await open('psychometric');
  await user.click(screen.getByRole('radio'));
  const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(proceed());
  expect(await screen.findByText('Failed to proceed to payment')).toBeTruthy();
  expect(address()).toBe('/top-up/psychometric');
  refusal.mockRestore();
  await user.click(proceed());
  expect(await screen.findByText('Payment page')).toBeTruthy();
});

test('after submitting, the button is blocked until the page is shown again', async () => {
  const { user, router } = await open('psychometric');
  await user.click(screen.getByRole('radio'));
  vi.spyOn(router, 'navigate').mockImplementation(async () => {});
  await user.click(proceed());
  await waitFor(() => expect(proceed().getAttribute('aria-busy')).toBe('true'));
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(proceed().getAttribute('aria-busy')).toBeNull());
});

test('the terms of a top-up are its own', async () => {
  const { user } = await open('predictions');
  await user.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  expect(within(dialog).getByText('Attempts and sessions never expire.')).toBeTruthy();
});

test('a payment of this kind that our team looks at is named, so that nobody pays twice', async () => {
  const order = anOrder({ state: 'review', plan: '5 attempts' });
  const data = [order, anOrder({ ...order, transactionId: 't2', purpose: 'counselling', plan: '1 session' })];
  server.on('GET /payments', { body: { data } });
  await open('predictions');
  expect(await screen.findByText('We’re checking your payment of ₹199 for 5 attempts')).toBeTruthy();
  expect(screen.queryByText(/for 1 session/)).toBeNull();
});

test('the only plan is chosen from the start, its terms are not', async () => {
  await open('psychometric');
  expect(screen.getByRole('radio', { name: 'Assessment' })).toHaveProperty('checked', true);
  expect(proceed()).toHaveProperty('disabled', false);
});

test('the newest payment that is not confirmed yet is named, with the way to continue it', async () => {
  const order = anOrder({ state: 'processing', plan: '5 attempts' });
  server.on('GET /payments', { body: { data: [order, { ...order, transactionId: 't2', plan: '20 attempts' }] } });
  await open('predictions');
  expect(await screen.findByText('Your payment of ₹199 for 5 attempts isn’t confirmed yet')).toBeTruthy();
  expect(screen.queryByText(/for 20 attempts is not confirmed/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Complete payment' }).getAttribute('href')).toBe('/payment');
});
