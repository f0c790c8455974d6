import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { leavePageFor } from '../../../lib/leave-page.ts';
import { ResumePaymentScreen } from './resume-payment-screen.tsx';

vi.mock('../../../lib/leave-page.ts', () => ({ leavePageFor: vi.fn(), leavePageByPost: vi.fn() }));

// React runs effects twice in development; an order must not be made twice.
configure({ reactStrictMode: true });

const server = useFakeServer();
const routes = [
  {
    path: '/payment',
    element: <ResumePaymentScreen />,
  },
  { path: '/login', element: <p>Login page</p> },
  { path: '/signup/subscription', element: <p>Plans</p> },
  { path: '/top-up', element: <p>Attempts</p> },
];
const current = (data: object) => server.on('GET /payments/current', { body: { data } });

beforeEach(() => {
  vi.clearAllMocks();
  server.on('GET /auth/check', { body: { authenticated: false } });
  current({ order: null, gatewayURL: null });
});

test('a payment under way is resumed at the gateway', async () => {
  current({ order: null, gatewayURL: 'https://gateway.example/pay?order=17' });
  renderRoutes(routes, '/payment');
  await waitFor(() => expect(vi.mocked(leavePageFor).mock.calls).toEqual([['https://gateway.example/pay?order=17']]));
});

test('a stranger is led to the login page', async () => {
  renderRoutes(routes, '/payment');
  expect(await screen.findByText('Login page')).toBeTruthy();
});

test('someone who is signing up is led to the plans, and the visit leaves no trace in the history', async () => {
  localStorage.setItem('signupEmail', 'asha@example.com');
  const { router } = renderRoutes(routes, '/payment');
  expect(await screen.findByText('Plans')).toBeTruthy();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a student with nothing under way is led to the top-ups', async () => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  renderRoutes(routes, '/payment');
  expect(await screen.findByText('Attempts')).toBeTruthy();
});

test('a server that does not answer is asked again, and nothing is sold meanwhile', async () => {
  server.on('GET /payments/current', new TypeError('offline'));
  renderRoutes(routes, '/payment');
  const checkAgain = await screen.findByRole('button', { name: 'Check again' });
  current({ order: null, gatewayURL: 'https://gateway.example/pay?order=17' });
  await userEvent.click(checkAgain);
  await waitFor(() => expect(leavePageFor).toHaveBeenCalledTimes(1));
});

test('trying one payment again does not lead into another that is open', async () => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  const order = {
    transactionId: 'txn_0123456789abcdef',
    state: 'processing',
    purpose: 'counselling',
    plan: '1 session',
    amount: 999,
    updatedAt: '2026-11-14T11:00:00.000Z',
  };
  current({ order, gatewayURL: 'https://gateway.example/pay?order=18' });
  const start = { path: '/start', element: <Link to="/payment" state="predictions" children="Again" /> };
  renderRoutes([...routes, start], '/start');
  await userEvent.click(screen.getByRole('link', { name: 'Again' }));
  expect(await screen.findByText('Attempts')).toBeTruthy();
  expect(leavePageFor).not.toHaveBeenCalled();
});
