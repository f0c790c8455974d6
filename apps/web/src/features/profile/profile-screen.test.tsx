import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import '../../ui/testing/modal-dialog.ts';
import { ProfileScreen } from './profile-screen.tsx';

const server = useFakeServer();
const open = () => renderRoutes([{ path: '/profile', Component: ProfileScreen }], '/profile');
const PROFILE = { josaa: { category: 'OBC-NCL', homeState: 'Goa', mainCrl: 25_000 } };
const PREMIUM = {
  _id: 'premium',
  name: 'Premium',
  cost: 9998,
  discount: 50,
  isTopUp: false,
  recommendationPulls: 40,
  availableCounsellingSessions: 3,
  psychometricAssessment: true,
};

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /student-profile/me', {
    body: {
      data: {
        name: 'Asha Patil',
        email: 'asha@example.com',
        subscriptionTier: 'Basic',
        subscriptionAllowance: { recommendationPulls: 1, availableCounsellingSessions: 0 },
      },
    },
  });
  server.on('GET /exam-profile', {
    body: { data: { profile: PROFILE, updatedAt: null, completion: { filled: 3, of: 6, missing: [] } } },
  });
  server.on('GET /upgrade/tiers', { body: { data: [PREMIUM] } });
  server.on('GET /invoices', { body: { data: [] } });
  server.on('GET /guardian-consent', { body: { data: { birthDate: null, isUnderage: null, given: null } } });
});

test('what was told of each exam stands here, with the way to change it', async () => {
  open();
  expect(await screen.findByText('25,000')).toBeTruthy();
  expect(screen.getByText('3 of 6 answers the predictor asks for')).toBeTruthy();
  const links = ['Edit my JEE details', 'Edit my MHT-CET details'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/predictor/josaa?purpose=profile', '/predictor/mht-cet?purpose=profile']);
});

test('a better plan shows its price and what it adds; an upgrade that fails takes no money and says so', async () => {
  server.on('POST /upgrade/select-tier', { status: 503, body: {} });
  open();
  expect(await screen.findByText('Premium · ₹4,999')).toBeTruthy();
  expect(screen.getByText('Adds 40 predictions, 3 counseling sessions, the psychometric assessment')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
  expect(await screen.findByText(/No money was taken/)).toBeTruthy();
  expect(server.calls('POST /upgrade/select-tier')[0]?.body).toEqual({ tierId: 'premium' });
});

test('invoices can be downloaded, and their failure spoils nothing else', async () => {
  server.on('GET /invoices', { status: 503, body: {} });
  open();
  expect(await screen.findByText('Failed to fetch it')).toBeTruthy();
  expect(await screen.findByText('25,000')).toBeTruthy();
  const invoice = {
    id: 'i1',
    number: 'DK/26-27/0001',
    plan: 'Premium',
    amount: 4999,
    issuedAt: '2026-11-15T00:00:00Z',
    transactionId: 't',
    isRefunded: false,
    pdf: '/invoices/i1.pdf',
  };
  server.on('GET /invoices', { body: { data: [invoice] } });
  const section = screen.getByRole('region', { name: 'My invoices' });
  await userEvent.click(within(section).getByRole('button', { name: 'Try Again' }));
  const link = await screen.findByRole('link', { name: 'Download invoice DK/26-27/0001 as PDF' });
  expect(link.getAttribute('href')).toBe('/api/v1/invoices/i1.pdf');
});

test('a consent that was given can be withdrawn, after a second question', async () => {
  let given: object | null = {
    guardianName: 'Sunita Patil',
    contact: 's****a@example.com',
    givenAt: '2026-11-10T00:00:00Z',
  };
  server.on('GET /guardian-consent', () => ({ body: { data: { birthDate: '2010-02-12', isUnderage: true, given } } }));
  server.on('DELETE /guardian-consent', () => {
    given = null;
    return {};
  });
  open();
  expect(await screen.findByText(/Sunita Patil \(s\*\*\*\*a@example.com\) agreed on 10 Nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the consent' }));
  expect(server.calls('DELETE /guardian-consent')).toHaveLength(0);
  const dialog = screen.getByRole('dialog', { name: 'Withdraw the consent?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the consent' }));
  expect(await screen.findByText(/no parent or guardian has agreed yet/)).toBeTruthy();
});
