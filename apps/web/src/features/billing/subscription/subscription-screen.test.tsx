import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { TIERS } from '../../../../test/tiers.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import '../../../ui/testing/modal-dialog.ts';

const server = useFakeServer();
const routes = [
  { path: '/signup/subscription', element: <SubscriptionScreen /> },
  { path: '/signup/payment', element: <p>Payment page</p> },
  { path: '/login', element: <p>Login page</p> },
  { path: '/signup', element: <p>Sign-up page</p> },
];
const WELCOME10 = { discountType: 'PERCENTAGE', discountValue: 10, maxDiscountAmount: 200 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('signupEmail', 'asha@example.com');
  server.on('GET /signup/subscription-tiers', { body: { data: Object.values(TIERS) } });
  server.on('POST /signup/free-tier-signup', {});
  server.on('GET /payments/current', { body: { data: { order: null, gatewayURL: null } } });
  server.on('POST /coupon/validate', { body: { data: WELCOME10 } });
});

async function open() {
  const view = renderRoutes(routes, '/signup/subscription');
  await screen.findAllByRole('radio');
  return { user: userEvent.setup(), ...view };
}
const plan = (name: string) => screen.getByRole('radio', { name });
const terms = () => screen.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
const next = () => screen.getByRole('button', { name: 'Next' });
const coupon = () => screen.queryByLabelText('Coupon code');
const cardOf = (name: string) => within(plan(name).closest('label') ?? document.body);

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string, code?: string) {
  await user.click(plan(name));
  if (!code) return;
  const field = coupon();
  if (field) await user.type(field, code);
}
const apply = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Apply' }));

test('three plans are offered, top-ups are not', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Subscription Plan' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(cardOf('Basic').getByText('FREE TIER')).toBeTruthy();
  expect(cardOf('Standard').getByText('LAUNCH OFFER')).toBeTruthy();
  expect(cardOf('Premium').getByText('LAUNCH OFFER')).toBeTruthy();
});

test('no plan is recommended, as the exams are not known before sign-up; each says for whom it is', async () => {
  await open();
  expect(screen.queryByText('Recommended')).toBeNull();
  expect(cardOf('Basic').getByText('For students who have given only one of JEE or CET.')).toBeTruthy();
  expect(cardOf('Standard').getByText(/^For students who attempted both/)).toBeTruthy();
});

test('each card says that it predicts for both exams, and whether it recommends branches', async () => {
  await open();
  for (const name of ['Basic', 'Standard', 'Premium'])
    expect(cardOf(name).getByText('Predictions for JEE and MHT-CET')).toBeTruthy();
  expect(cardOf('Basic').getByText('No AI branch recommendations')).toBeTruthy();
  expect(cardOf('Premium').getByText('AI branch recommendations')).toBeTruthy();
});

test.each([
  ['Basic', '₹0', null, '3 AI College Predictor attempts'],
  ['Standard', '₹999', '₹1,998', '15 AI College Predictor attempts'],
  ['Premium', '₹4,999', '₹9,998', '3 counseling sessions'],
])('%s costs %s instead of %s', async (name, price, original, allowance) => {
  await open();
  expect(cardOf(name).getByText(price)).toBeTruthy();
  expect(cardOf(name).queryByText(/₹/, { selector: 's' })?.textContent ?? null).toBe(original);
  expect(cardOf(name).getByText(allowance)).toBeTruthy();
});

test('the coupon box is there for paid plans only', async () => {
  const { user } = await open();
  expect(coupon()).toBeNull();
  await choose(user, 'Basic');
  expect(coupon()).toBeNull();
  await choose(user, 'Premium');
  expect(coupon()).toBeTruthy();
});

test('a coupon lowers the price of the chosen plan alone', async () => {
  const { user } = await open();
  await choose(user, 'Standard', 'welcome10');
  expect(coupon()).toHaveProperty('value', 'WELCOME10');
  await apply(user);
  expect(await screen.findByText('Coupon applied successfully!')).toBeTruthy();
  expect(cardOf('Standard').getByText('₹899')).toBeTruthy();
  expect(cardOf('Premium').getByText('₹4,999')).toBeTruthy();
  expect(server.calls('POST /coupon/validate')[0]?.body).toEqual({
    code: 'WELCOME10',
    tierId: 'standard',
    email: 'asha@example.com',
  });
});

test('another plan takes the coupon away', async () => {
  const { user } = await open();
  await choose(user, 'Standard', 'welcome10');
  await apply(user);
  await screen.findByText('Coupon applied successfully!');
  await choose(user, 'Premium');
  expect(coupon()).toHaveProperty('value', '');
  expect(cardOf('Standard').getByText('₹999')).toBeTruthy();
});

test('editing the text takes the coupon away', async () => {
  const { user } = await open();
  await choose(user, 'Standard', 'welcome10');
  await apply(user);
  await screen.findByText('Coupon applied successfully!');
  await choose(user, 'Standard', 'x');
  expect(cardOf('Standard').getByText('₹999')).toBeTruthy();
});

test('Apply with nothing typed says what is missing', async () => {
  const { user } = await open();
  await choose(user, 'Standard');
  await apply(user);
  expect(await screen.findByText('Please select a plan and enter a coupon code')).toBeTruthy();
  expect(server.calls('POST /coupon/validate')).toHaveLength(0);
});

test.each([
  ['the words of the server', refusal('coupon-expired'), 'This coupon has expired'],
  ['its own words where there are none', { status: 400 }, 'Invalid coupon code'],
])('a refused coupon is explained in %s', async (_, answer, shown) => {
  server.on('POST /coupon/validate', answer);
  const { user } = await open();
  await choose(user, 'Standard', 'expired');
  await apply(user);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(coupon()?.getAttribute('aria-invalid')).toBe('true');
});

test('Next needs a plan and the ticked terms', async () => {
  const { user } = await open();
  expect(next()).toHaveProperty('disabled', true);
  await choose(user, 'Standard');
  expect(next()).toHaveProperty('disabled', true);
  await user.click(terms());
  expect(next()).toHaveProperty('disabled', false);
});

test('a coupon that was typed but not applied blocks Next', async () => {
  const { user, address } = await open();
  await choose(user, 'Standard', 'welcome10');
  await user.click(terms());
  await user.click(next());
  // Once as a toast, and at the field, where it stays.
  expect(await screen.findAllByText('Please apply the coupon code first or remove it')).toHaveLength(2);
  expect(address()).toBe('/signup/subscription');
  expect(localStorage.getItem('selectedTierId')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
  expect(screen.getByLabelText(/^Coupon code/)).toHaveProperty('value', '');
});

test('a paid plan and its coupon are kept for the payment page', async () => {
  const { user } = await open();
  await choose(user, 'Standard', 'welcome10');
  await apply(user);
  await screen.findByText('Coupon applied successfully!');
  await user.click(terms());
  await user.click(next());
  expect(await screen.findByText('Payment page')).toBeTruthy();
  expect(localStorage.getItem('selectedTierId')).toBe('standard');
  expect(localStorage.getItem('validatedCouponCode')).toBe('WELCOME10');
});

test('whoever comes back from the payment finds plan, terms and coupon, the coupon confirmed anew', async () => {
  localStorage.setItem('selectedTierId', 'standard');
  localStorage.setItem('validatedCouponCode', 'WELCOME10');
  await open();
  expect([plan('Standard'), terms()]).toMatchObject([{ checked: true }, { checked: true }]);
  expect(await cardOf('Standard').findByText('₹899')).toBeTruthy();
  expect(server.calls('POST /coupon/validate')).toHaveLength(1);
});

test('the hint about the terms stays until they are ticked', async () => {
  const { user } = await open();
  await choose(user, 'Standard');
  expect(screen.getByText('Accept the terms to continue.')).toBeTruthy();
  await user.click(terms());
  expect(screen.queryByText('Accept the terms to continue.')).toBeNull();
});

test('the page says whose sign-up it is, and another person begins anew', async () => {
  const { user } = await open();
  expect(screen.getByText(/Signing up as asha@example.com/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Not you?' }));
  expect(localStorage.getItem('signupEmail')).toBeNull();
});

test('a payment under way is named, with the way to it, and one that our team looks at is not to be paid again', async () => {
  const order = {
    transactionId: 'txn_0123456789abcdef',
    state: 'processing',
    purpose: 'signup',
    plan: 'Premium',
    amount: 4999,
    updatedAt: '2026-11-14T11:00:00.000Z',
  };
  server.on('GET /payments/current', { body: { data: { order, gatewayURL: null } } });
  await open();
  expect(await screen.findByText(/^Your payment of .* for Premium isn’t confirmed yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Complete payment' }).getAttribute('href')).toBe('/payment');
  cleanup();
  server.on('GET /payments/current', { body: { data: { order: { ...order, state: 'review' }, gatewayURL: null } } });
  await open();
  expect(await screen.findByText('We’re checking your payment of ₹4,999 for Premium')).toBeTruthy();
  expect(screen.getByText(/Please don’t pay again/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Complete payment' })).toBeNull();
});

test.each([
  ['no-pending-signup', 'Go to sign-up', '/signup'],
  ['already-registered', 'Go to login', '/login'],
] as const)('%s is no dead end', async (code, name, path) => {
  server.on('POST /signup/free-tier-signup', refusal(code, { message: 'This sign-up is over' }));
  const { user } = await open();
  await choose(user, 'Basic');
  await user.click(terms());
  await user.click(next());
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
  expect(localStorage.getItem('signupEmail')).toBeNull();
});

test('a plan without a coupon forgets the coupon of an earlier choice', async () => {
  localStorage.setItem('validatedCouponCode', 'WELCOME10');
  const { user } = await open();
  await choose(user, 'Premium');
  await user.click(terms());
  await user.click(next());
  await screen.findByText('Payment page');
  expect(localStorage.getItem('validatedCouponCode')).toBeNull();
});

test('the free plan signs up, says so, and leads to the login page after 3 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { user } = await open();
    await choose(user, 'Basic');
    await user.click(terms());
    await user.click(next());
    const said = 'You have been signed up for the free tier. Please login to access your account.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(server.calls('POST /signup/free-tier-signup').map((call) => call.body)).toEqual([
      { email: 'asha@example.com', tierId: 'basic' },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.queryByText('Login page')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(await screen.findByText('Login page')).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByText(said)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a failed free sign-up is explained and can be tried again', async () => {
  server.on('POST /signup/free-tier-signup', { status: 503 });
  const { user } = await open();
  await choose(user, 'Basic');
  await user.click(terms());
  await user.click(next());
  expect(await screen.findByText('Failed to proceed with subscription')).toBeTruthy();
  server.on('POST /signup/free-tier-signup', {});
  await user.click(next());
  expect(await screen.findByText(/You have been signed up for the free tier/)).toBeTruthy();
});

test('without a sign-up in this browser the page says where to begin, and Next goes nowhere', async () => {
  localStorage.removeItem('signupEmail');
  const { user, address } = await open();
  expect(screen.getByText('No email found. Please start the signup process again.')).toBeTruthy();
  await choose(user, 'Standard');
  await user.click(terms());
  await user.click(next());
  expect(address()).toBe('/signup/subscription');
  expect(document.activeElement?.textContent).toContain('No email found');
});

test('who comes back to the plans after a finished sign-up goes on to the login', async () => {
  localStorage.removeItem('signupEmail');
  sessionStorage.setItem('finished-signup', 'yes');
  const { address } = renderRoutes(routes, '/signup/subscription');
  expect(await screen.findByText('You’ve already signed up. Log in to continue.')).toBeTruthy();
  expect(address()).toBe('/login');
});

test('a new sign-up in the same tab has its plans', async () => {
  sessionStorage.setItem('finished-signup', 'yes');
  await open();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('plans that do not load can be asked for again', async () => {
  server.on('GET /signup/subscription-tiers', refusal('unavailable'));
  renderRoutes(routes, '/signup/subscription');
  expect(await screen.findByText('Failed to fetch subscription tiers')).toBeTruthy();
  server.on('GET /signup/subscription-tiers', { body: { data: Object.values(TIERS) } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
});

test('the terms open as a dialog with terms, privacy and refund policy, and leave the box alone', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
  const headings = within(dialog).getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Terms of Service',
    'Privacy Policy',
    'Cancellation and Refund Policy',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(terms()).toHaveProperty('checked', false);
});
