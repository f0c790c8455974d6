import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { SignupScreen } from './signup-screen.tsx';

const server = useFakeServer();
const routes = [
  { path: '/signup', element: <SignupScreen /> },
  { path: '/signup/subscription', element: <p>Plans</p> },
];
const asha = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@example.com',
  phone: '919876543210',
  affiliationCode: '',
};
const pending = (step: string | null) => ({ body: { data: { existingData: step ? asha : null, step } } });

beforeEach(() => {
  server.on('GET /signup/check-email', pending(null));
  server.on('GET /signup/check-existing', pending(null));
  server.on('POST /signup/init', pending('email'));
  server.on('POST /signup/verify-otp', { body: { isCodeSent: true } });
  server.on('POST /signup/resend-whatsapp-otp', {});
});

const field = (name: string) => screen.getByLabelText(name, { exact: false });
async function submit(user = userEvent.setup()) {
  const view = renderRoutes(routes, '/signup');
  await user.type(field('First Name'), 'Asha');
  await user.type(field('Last Name'), 'Patil');
  await user.type(field('Email'), 'asha@example.com');
  await user.type(field('WhatsApp Number'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return { user, ...view };
}
async function verify(user: ReturnType<typeof userEvent.setup>, button: string, code: string) {
  await user.type(await screen.findByLabelText('Verification code'), code);
  // The sixth digit sends the code.
  if (code.length < 6) await user.click(screen.getByRole('button', { name: button }));
}

test('details, e-mail code, WhatsApp code, plans', async () => {
  const { user, address } = await submit();
  expect(server.calls('POST /signup/init')[0]?.body).toEqual(asha);
  await verify(user, 'Verify Email', '111111');
  expect(await screen.findByText('Email Verified')).toBeTruthy();
  expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '');
  await verify(user, 'Verify WhatsApp', '222222');
  expect(await screen.findByText('Plans')).toBeTruthy();
  expect(address()).toBe('/signup/subscription');
  expect(server.calls('POST /signup/verify-otp').map((call) => call.body)).toEqual([
    { email: asha.email, otp: '111111', type: 'email' },
    { email: asha.email, otp: '222222', type: 'whatsapp' },
  ]);
  expect(localStorage.getItem('signupEmail')).toBe(asha.email);
});

test('the checklist ticks what is verified', async () => {
  const { user } = await submit();
  await verify(user, 'Verify Email', '111111');
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'step']);
});

test.each(['email', 'whatsapp'] as const)('a reload resumes at the %s step', async (step) => {
  localStorage.setItem('signupEmail', asha.email);
  server.on('GET /signup/check-email', pending(step));
  const user = userEvent.setup();
  renderRoutes(routes, '/signup');
  const target = step === 'email' ? 'asha@example.com' : '9876543210 via WhatsApp';
  expect(await screen.findByText(`We sent a 6-digit code to ${target}.`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change details' }));
  expect(field('First Name')).toHaveProperty('value', 'Asha');
});

test('what was typed is there again after a reload, and gone when the sign-up is done', async () => {
  const { user, unmount } = await submit();
  unmount();
  localStorage.removeItem('signupEmail');
  const { address } = renderRoutes(routes, '/signup');
  expect(field('First Name')).toHaveProperty('value', 'Asha');
  expect(field('WhatsApp Number')).toHaveProperty('value', '9876543210');
  server.on('POST /signup/init', pending('completed'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toBe('/signup/subscription'));
  expect(sessionStorage.getItem('signup-form')).toBeNull();
});

test('a reload without a line waits for it, and then resumes at the step', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  localStorage.setItem('signupEmail', asha.email);
  server.on('GET /signup/check-email', new TypeError('offline'));
  renderRoutes(routes, '/signup');
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  server.on('GET /signup/check-email', pending('whatsapp'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole('button', { name: 'Verify WhatsApp' })).toBeTruthy();
});

test('a sign-up that is done resumes at the plans', async () => {
  localStorage.setItem('signupEmail', asha.email);
  server.on('GET /signup/check-email', pending('completed'));
  renderRoutes(routes, '/signup');
  expect(await screen.findByText('Plans')).toBeTruthy();
});

test('a sign-up that has lapsed resumes at the empty form', async () => {
  localStorage.setItem('signupEmail', asha.email);
  renderRoutes(routes, '/signup');
  expect(await screen.findByLabelText('First Name')).toBeTruthy();
  expect(localStorage.getItem('signupEmail')).toBeNull();
});

test('leaving the phone field fills in what is still empty, and keeps what was typed', async () => {
  server.on('GET /signup/check-existing', pending('email'));
  const user = userEvent.setup();
  renderRoutes(routes, '/signup');
  await user.type(field('First Name'), 'Aasha');
  await user.type(field('WhatsApp Number'), '9876543210');
  await user.tab();
  await waitFor(() => expect(field('Email')).toHaveProperty('value', asha.email));
  expect(field('First Name')).toHaveProperty('value', 'Aasha');
  expect(server.calls('GET /signup/check-existing')[0]?.query.get('phone')).toBe('919876543210');
});

test.each([
  ['WhatsApp Number', '987654321', 'GET /signup/check-existing'],
  ['Email', 'asha@', 'GET /signup/check-email'],
])('%s %j is not looked up', async (name, typed, route) => {
  const user = userEvent.setup();
  renderRoutes(routes, '/signup');
  await user.type(field(name), typed);
  await user.tab();
  expect(server.calls(route)).toEqual([]);
});

test.each([
  ['Email', 'GET /signup/check-email', 'This email already has an account. Please log in instead.'],
  [
    'WhatsApp Number',
    'GET /signup/check-existing',
    'This WhatsApp number already has an account. Please log in instead.',
  ],
])('a refusal as already registered says that it is the %s', async (name, route, sentence) => {
  server.on('POST /signup/init', refusal('already-registered'));
  const { user } = await submit();
  expect(await screen.findByText('Already Registered')).toBeTruthy();
  server.on(route, refusal('already-registered'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field(name)).toHaveProperty('value', '');
});

test('a wrong code is marked under its field until it is changed', async () => {
  server.on('POST /signup/verify-otp', refusal('code-wrong', { message: 'Invalid or expired OTP' }));
  const { user } = await submit();
  await verify(user, 'Verify Email', '123456');
  const code = screen.getByLabelText('Verification code');
  const under = () => code.closest('form')?.textContent;
  await waitFor(() => expect(under()).toContain('Invalid or expired OTP'));
  await user.type(code, '{Backspace}');
  expect(under()).not.toContain('Invalid or expired OTP');
});

test('too many look-ups are no concern of the student', async () => {
  server.on('GET /signup/check-email', refusal('too-many-requests', { message: 'Slow down' }));
  const user = userEvent.setup();
  renderRoutes(routes, '/signup');
  await user.type(field('Email'), asha.email);
  await user.tab();
  await waitFor(() => expect(server.calls('GET /signup/check-email')).toHaveLength(1));
  expect(screen.queryByText('Slow down')).toBeNull();
  expect(field('Email')).toHaveProperty('value', asha.email);
});

test('a number pasted from the contacts is tidied', async () => {
  const user = userEvent.setup();
  renderRoutes(routes, '/signup');
  await user.click(field('WhatsApp Number'));
  await user.paste('+91 98765-43210');
  expect(field('WhatsApp Number')).toHaveProperty('value', '919876543210');
});

test.each([
  [{ status: 503 }, 'Failed to send OTP'],
  [refusal('too-many-codes', { message: 'Too many OTP requests' }), 'Too many OTP requests'],
  [new TypeError('offline'), 'Failed to send OTP'],
  [refusal('already-registered'), 'Already Registered'],
  [refusal('affiliation-code-invalid'), 'Invalid Code'],
  [
    refusal('invalid-input', { message: 'Please check', fields: { email: 'Please enter a valid email' } }),
    'Please enter a valid email',
  ],
])('a form that is not taken says why and loses nothing: %#', async (answer, sentence) => {
  server.on('POST /signup/init', answer);
  await submit();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Email')).toHaveProperty('value', asha.email);
});

test.each([
  [refusal('code-wrong', { message: 'Invalid or expired OTP' }), 'Invalid or expired OTP'],
  [{ status: 503 }, 'Failed to verify code. Please try again.'],
  [new TypeError('offline'), 'Failed to verify code. Please try again.'],
])('a code that is not taken leaves the step: %#', async (answer, sentence) => {
  server.on('POST /signup/verify-otp', answer);
  const { user } = await submit();
  await verify(user, 'Verify Email', '12345');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Verify Email' })).toBeTruthy();
});

test('a sign-up that lapsed meanwhile goes back to the form, filled in', async () => {
  server.on(
    'POST /signup/verify-otp',
    refusal('no-pending-signup', { message: 'Please start the signup process again' }),
  );
  const { user } = await submit();
  await verify(user, 'Verify Email', '123456');
  expect(await screen.findByText('Please start the signup process again')).toBeTruthy();
  expect(field('First Name')).toHaveProperty('value', 'Asha');
});

test('a resend that fails says so and starts no countdown', async () => {
  const { user } = await submit();
  await screen.findByLabelText('Verification code');
  server.on('POST /signup/init', new TypeError('offline'));
  await user.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText('Failed to resend OTP')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend code' })).toHaveProperty('disabled', false);
});

test('a resend asks for the code of its own step', async () => {
  const { user } = await submit();
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(server.calls('POST /signup/init')[1]?.body).toEqual({ resendType: 'email' });
  expect(await screen.findByRole('button', { name: /Resend code in \d+s/ })).toHaveProperty('disabled', true);
  await verify(user, 'Verify Email', '111111');
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(server.calls('POST /signup/resend-whatsapp-otp')[0]?.body).toEqual({ email: asha.email });
});
