import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import * as page from '../../../lib/load-page.ts';
import { LoginScreen } from './login-screen.tsx';

const server = useFakeServer();
const routes = [
  { path: '/login', element: <LoginScreen /> },
  { path: '/', element: <p>Home</p> },
];
const sent = { body: { data: { email: 'r****a@example.com', phone: '******3210' } } };

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: false } });
  server.on('POST /auth/login/init', sent);
  vi.spyOn(page, 'loadPage').mockImplementation(() => {});
});
afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function atCodeStep(user = userEvent.setup()) {
  const view = renderRoutes(routes, '/login');
  await user.type(screen.getByLabelText('Email or WhatsApp Number'), 'rohan@example.com');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByLabelText('6-digit OTP');
  return { user, ...view };
}
async function verifyWith(code: string) {
  const { user, ...view } = await atCodeStep();
  await user.type(screen.getByLabelText('6-digit OTP'), code);
  // The sixth digit sends the code.
  if (code.length < 6) await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
  return { user, ...view };
}

test('it paints at once, before the check has answered', () => {
  server.on('GET /auth/check', () => new Promise(() => {}));
  renderRoutes(routes, '/login');
  expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
  expect(screen.getByText('500+ colleges and universities')).toBeTruthy();
  expect(screen.getByText('Personalized guidance from experts')).toBeTruthy();
});

test('a student who is signed in already goes home', async () => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  renderRoutes(routes, '/login');
  expect(await screen.findByText('Home')).toBeTruthy();
});

test('after a sign-up it says why one more code is needed; at another login it does not', () => {
  sessionStorage.setItem('new-email', 'rohan@example.com');
  const { unmount } = renderRoutes(routes, '/login');
  expect(screen.getByText(/^The codes at sign-up only checked your email and number/)).toBeTruthy();
  expect(screen.getByLabelText('Email or WhatsApp Number')).toHaveProperty('value', 'rohan@example.com');
  unmount();
  sessionStorage.clear();
  renderRoutes(routes, '/login');
  expect(screen.getByText(/^We’ll send you a one-time code/)).toBeTruthy();
});

test.each(['', 'asha', '12345', '+919876543210'])('%j is refused without a call', async (typed) => {
  const user = userEvent.setup();
  renderRoutes(routes, '/login');
  const field = screen.getByLabelText('Email or WhatsApp Number');
  if (typed) await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(
    screen.getByText('Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(server.calls('POST /auth/login/init')).toEqual([]);
});

test('a sent code shows where it went', async () => {
  await atCodeStep();
  expect(screen.getByText('OTP Sent')).toBeTruthy();
  expect(screen.getByText('Please check your email/phone for the OTP')).toBeTruthy();
  expect(
    screen.getByText('We sent a code to ******3210 via WhatsApp and to r****a@example.com by email.'),
  ).toBeTruthy();
});

test.each([
  [refusal('not-registered', { message: 'Please sign up first' }), 'Invalid Credentials', 'Please sign up first'],
  [refusal('too-many-codes', { message: 'Too many OTP requests' }), 'Error', 'Too many OTP requests'],
  [{ status: 503 }, 'Error', 'Something went wrong'],
  [new TypeError('offline'), 'Error', 'Something went wrong. Network error. Please check your connection'],
])('a code that could not be sent: %#', async (answer, title, text) => {
  server.on('POST /auth/login/init', answer);
  const user = userEvent.setup();
  renderRoutes(routes, '/login');
  await user.type(screen.getByLabelText('Email or WhatsApp Number'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByLabelText('Email or WhatsApp Number')).toHaveProperty('value', '9876543210');
});

test('a right code re-checks who is signed in and loads home by a full page load', async () => {
  server.on('POST /auth/login/verify', {});
  await verifyWith('123456');
  await waitFor(() => expect(page.loadPage).toHaveBeenCalledWith('/'));
  expect(server.calls('POST /auth/login/verify')[0]?.body).toEqual({ identifier: 'rohan@example.com', otp: '123456' });
  expect(server.calls('GET /auth/check')).toHaveLength(2);
});

test.each([
  [refusal('code-wrong'), 'Verification Failed', 'Invalid or expired OTP'],
  [refusal('invalid-input', { message: 'No' }), 'Verification Failed', 'Invalid or expired OTP'],
  [
    refusal('too-many-wrong-codes', { message: 'Too many OTP attempts. Try again in 12 minutes' }),
    'Verification Failed',
    'Too many OTP attempts. Try again in 12 minutes',
  ],
  [refusal('unavailable', { message: 'Away' }), 'Verification Failed', 'Failed to verify OTP. Please try again.'],
  [new TypeError('offline'), 'Error', 'An unexpected error occurred. Network error. Please check your connection'],
])('a code that is not accepted leaves the step as it is: %#', async (answer, title, text) => {
  server.on('POST /auth/login/verify', answer);
  await verifyWith('123456');
  expect(await screen.findByText(title)).toBeTruthy();
  // A refused code is told in the same words under its field.
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('6-digit OTP')).toHaveProperty('value', '123456');
  expect(page.loadPage).not.toHaveBeenCalled();
});

test('a code that was refused can be sent again by the button, and is not sent again by itself', async () => {
  server.on('POST /auth/login/verify', refusal('unavailable'));
  const { user } = await verifyWith('123456');
  await screen.findByText('Verification Failed');
  expect(server.calls('POST /auth/login/verify')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
  await waitFor(() => expect(server.calls('POST /auth/login/verify')).toHaveLength(2));
});

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a wrong code is marked under its field until it is changed', async () => {
  server.on('POST /auth/login/verify', refusal('code-wrong'));
  const { user } = await verifyWith('123456');
  const mark = 'Invalid or expired OTP';
  const field = screen.getByLabelText('6-digit OTP');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(describedBy(field)).toContain(mark);
  await user.type(field, '{Backspace}');
  expect(describedBy(field)).not.toContain(mark);
});

test('a reload while the code is on its way resumes where it was', async () => {
  const { unmount } = await atCodeStep();
  unmount();
  renderRoutes(routes, '/login');
  expect(
    screen.getByText('We sent a code to ******3210 via WhatsApp and to r****a@example.com by email.'),
  ).toBeTruthy();
  server.on('POST /auth/login/verify', {});
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('6-digit OTP'), '123456');
  await waitFor(() => expect(page.loadPage).toHaveBeenCalledWith('/'));
  expect(server.calls('POST /auth/login/verify')[0]?.body).toEqual({ identifier: 'rohan@example.com', otp: '123456' });
  expect(Object.keys(sessionStorage)).toEqual(['new-login']);
});

test.each([
  ['an hour later', () => vi.setSystemTime(Date.now() + 3_600_000)],
  ['with something else in its place', () => sessionStorage.setItem('pending-login', '{"identifier":1}')],
])('a reload %s begins anew', async (_, change) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { unmount } = await atCodeStep(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  unmount();
  change();
  renderRoutes(routes, '/login');
  expect(screen.getByLabelText('Email or WhatsApp Number')).toBeTruthy();
});

test('404 goes back to the start with Session Expired', async () => {
  server.on('POST /auth/login/verify', refusal('login-expired'));
  await verifyWith('123456');
  expect(await screen.findByText('Session Expired')).toBeTruthy();
  expect(screen.getByText('Please login again')).toBeTruthy();
  expect(screen.getByLabelText('Email or WhatsApp Number')).toBeTruthy();
});

test('a code of five digits is not sent', async () => {
  await verifyWith('12345');
  expect(screen.getByText('OTP must be 6 digits')).toBeTruthy();
  expect(server.calls('POST /auth/login/verify')).toEqual([]);
});

test('the resend is open before the first resend, then counts down sixty seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await atCodeStep(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  const waiting = await screen.findByRole('button', { name: /Resend OTP in (59|60)s/ });
  expect(waiting).toHaveProperty('disabled', true);
  expect(screen.getByText('OTP Resent')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_500));
  expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false);
});

test('a resend that fails says so and starts no countdown', async () => {
  const { user } = await atCodeStep();
  server.on('POST /auth/login/init', new TypeError('offline'));
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByText('Failed to resend OTP')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false);
});

test('Back to Login clears the identifier', async () => {
  const { user } = await atCodeStep();
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.getByLabelText('Email or WhatsApp Number')).toHaveProperty('value', '');
  expect(sessionStorage.length).toBe(0);
});

test('an answer of 200 that says fail is a refusal', async () => {
  // Our server answers 400 instead; the client understands both.
  const answer = { body: { status: 'fail', success: false, message: 'Please sign up first' } };
  server.on('POST /auth/login/init', answer, { isForeign: true });
  const user = userEvent.setup();
  renderRoutes(routes, '/login');
  await user.type(screen.getByLabelText('Email or WhatsApp Number'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Invalid Credentials')).toBeTruthy();
  expect(screen.getByText('Please sign up first')).toBeTruthy();
});

test('a logout that the server never heard of does not end the login after it', async () => {
  localStorage.setItem('pending-logout', 'yes');
  server.on('POST /auth/logout', new TypeError('offline'));
  server.on('POST /auth/login/verify', {});
  await verifyWith('123456');
  await waitFor(() => expect(page.loadPage).toHaveBeenCalledWith('/'));
  expect(localStorage.getItem('pending-logout')).toBeNull();
});

test('a resend that comes too early counts down as long as the server asks', async () => {
  const { user } = await atCodeStep();
  server.on('POST /auth/login/init', { ...refusal('too-many-codes'), headers: { 'retry-after': '42' } });
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(await screen.findByRole('button', { name: /Resend OTP in 4[12]s/ })).toHaveProperty('disabled', true);
});

test('after Back to Login the code on its way still counts: too early for another, the code step opens again', async () => {
  const { user } = await atCodeStep();
  const { identifier } = Object(server.calls('POST /auth/login/init')[0]?.body);
  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  server.on('POST /auth/login/init', { ...refusal('too-many-codes'), headers: { 'retry-after': '42' } });
  await user.type(screen.getByLabelText('Email or WhatsApp Number'), identifier);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByLabelText('6-digit OTP')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /Resend OTP in 4[12]s/ })).toHaveProperty('disabled', true);
});
