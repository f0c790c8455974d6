import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { leavePageFor } from '../../lib/leave-page.ts';
import { ResumePaymentScreen } from './resume-payment-screen.tsx';

vi.mock('../../lib/leave-page.ts', () => ({ leavePageFor: vi.fn(), leavePageByPost: vi.fn() }));

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

test('a student is led to the top-ups, also when the server cannot say what was under way', async () => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /payments/current', new TypeError('offline'));
  renderRoutes(routes, '/payment');
  expect(await screen.findByText('Attempts')).toBeTruthy();
});
