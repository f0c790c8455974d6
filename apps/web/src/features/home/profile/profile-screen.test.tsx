import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { GuardianConsent } from '@dakhila/contract/guardian-consent';
import type { OwnOrder } from '@dakhila/contract/payments';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { anOrder } from '../../../../test/orders.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { aConsent, anExamProfile, aStudent } from '../../../../test/students.ts';
import { TIERS } from '../../../../test/tiers.ts';
import '../../../ui/testing/modal-dialog.ts';
import { ProfileScreen } from './profile-screen.tsx';

const server = useFakeServer();
const open = () => renderRoutes([{ path: '/profile', Component: ProfileScreen }], '/profile');
const PROFILE: ExamProfile = { josaa: { category: 'OBC-NCL', homeState: 'Goa', mainCrl: 25_000 } };
const PERSON = {
  firstName: 'Asha',
  lastName: 'Patil',
  birthDate: null,
  joinedAt: '2026-11-01T00:00:00Z',
  completion: { filled: 3, of: 7, missing: ['birthDate', 'classTwelve.year', 'josaa.category'] },
};
beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /student-profile/me', { body: aStudent() });
  server.on('GET /exam-profile', { body: { data: anExamProfile(PROFILE) } });
  server.on('GET /profile', { body: { data: PERSON } });
  server.on('GET /profile/ledger', { body: { data: { entries: [], hasMore: false } } });
  server.on('GET /payments', { body: { data: [] } });
  server.on('GET /upgrade/tiers', { body: { data: [TIERS.premium] } });
  server.on('GET /invoices', { body: { data: [] } });
  server.on('GET /auth/sessions', { body: { data: [] } });
  server.on('GET /privacy', {
    body: {
      data: {
        email: 'asha@example.com',
        phone: '9876543210',
        agreements: [],
        isAgreementCurrent: true,
        deletion: null,
      },
    },
  });
  server.on('GET /guardian-consent', { body: { data: aConsent() } });
});

test('what was told of each exam stands here, with the way to change it', async () => {
  open();
  expect(await screen.findByText('25,000')).toBeTruthy();
  const links = ['Edit my JEE details', 'Add my MHT-CET details'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/predictor/josaa?purpose=profile', '/predictor/mht-cet?purpose=profile']);
});

test('each missing answer leads to where it is given', async () => {
  open();
  expect(await screen.findByText('3 of 7 answers')).toBeTruthy();
  const links = ['Date of birth', 'Class XII year', 'JEE category'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/profile#personal', '/profile#class-twelve', '/predictor/josaa?purpose=profile']);
});

test('a name that is too short is not sent; a changed one is shown', async () => {
  let person = PERSON;
  server.on('GET /profile', () => ({ body: { data: person } }));
  server.on('PUT /profile/name', ({ body }) => {
    person = { ...PERSON, ...(body as object) };
    return { body: { data: person } };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change name' }));
  const dialog = screen.getByRole('dialog', { name: 'Change name' });
  const first = within(dialog).getByRole('textbox', { name: 'First Name' });
  await userEvent.clear(first);
  await userEvent.type(first, 'A');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('First name must be at least 2 characters')).toBeTruthy();
  expect(server.calls('PUT /profile/name')).toHaveLength(0);
  await userEvent.type(first, 'diti');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Aditi Patil')).toBeTruthy();
});

test('preferences are picked by typing, shown as chips, and saved alone', async () => {
  for (const path of ['/colleges/courses', '/josaa-colleges/courses', '/josaa-colleges/cities'])
    server.on(`GET ${path}`, { body: { data: ['Civil Engineering'] } });
  server.on('GET /colleges/cities', { body: { data: ['Pune', 'Mumbai'] } });
  server.on('PATCH /exam-profile', { body: { data: anExamProfile(PROFILE) } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose preferences' }));
  const dialog = screen.getByRole('dialog', { name: 'Preferences' });
  await userEvent.type(within(dialog).getByRole('combobox', { name: 'Cities' }), 'pun');
  await userEvent.click(await within(dialog).findByRole('option', { name: 'Pune' }));
  expect(within(dialog).getByRole('button', { name: 'Remove Pune' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'NIT' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your preferences are saved')).toBeTruthy();
  expect(server.calls('PATCH /exam-profile')[0]?.body).toEqual({
    preferences: { branches: [], cities: ['Pune'], kinds: ['NIT'] },
  });
});

test('a preference opens the search, and a whole group of branches, for which it has no filter, is plain text', async () => {
  const preferences = { branches: ['group:computer', 'Civil Engineering'] };
  server.on('GET /exam-profile', {
    body: {
      data: { profile: { ...PROFILE, preferences }, updatedAt: null, completion: { filled: 3, of: 6, missing: [] } },
    },
  });
  open();
  const link = await screen.findByRole('link', { name: 'Search colleges: Civil Engineering' });
  expect(link.getAttribute('href')).toBe('/search?tab=jee&course=Civil+Engineering');
  const group = screen.getByText('Computer (all branches)');
  expect(group.closest('a')).toBeNull();
});

test('credits and uses are told in words, and older ones are fetched', async () => {
  const entry = (id: number, amount: number) => ({
    ...{ id, amount, at: '2026-11-10T00:00:00Z', kind: 'attempts', balanceAfter: 2 },
    reason: amount > 0 ? 'purchase' : 'use',
    cause: { type: amount > 0 ? 'order' : 'run', name: amount > 0 ? 'Basic' : null, exam: null, startsAt: null },
  });
  server.on('GET /profile/ledger', ({ query }) => ({
    body: {
      data:
        query.get('before') === '2'
          ? { entries: [entry(1, 3)], hasMore: false }
          : { entries: [entry(2, -1)], hasMore: true },
    },
  }));
  open();
  expect(await screen.findByText('A deleted prediction')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Added: Basic')).toBeTruthy();
  expect(screen.getByText('+3 attempts')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a better plan shows its price and what it adds; an upgrade that fails takes no money and says so', async () => {
  server.on('POST /upgrade/select-tier', { status: 503 });
  open();
  expect(await screen.findByText('Premium · ₹4,999')).toBeTruthy();
  expect(
    screen.getByText('Adds: 40 attempts, branch recommendations, 3 counseling sessions, the psychometric assessment'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade to Premium' }));
  expect(await screen.findByText(/You haven’t been charged/)).toBeTruthy();
  expect(server.calls('POST /upgrade/select-tier')[0]?.body).toEqual({ tierId: 'premium' });
});

test('payments show how they stand; invoices that fail spoil nothing else and can be fetched again', async () => {
  const order = anOrder({ transactionId: 't', purpose: 'upgrade', plan: 'Standard', amount: 999 });
  server.on('GET /payments', { body: { data: [order] } });
  server.on('GET /invoices', { status: 503 });
  open();
  expect(await screen.findByText('Standard · ₹999')).toBeTruthy();
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
  const section = await screen.findByRole('region', { name: 'Payments and invoices' });
  const again = await within(section).findByRole('button', { name: 'Try Again' });
  server.on('GET /invoices', { body: { data: [invoice] } });
  await userEvent.click(again);
  const link = await screen.findByRole('link', { name: 'Download invoice DK/26-27/0001 as PDF' });
  expect(link.getAttribute('href')).toBe('/api/v1/invoices/i1.pdf');
});

test('money that is not settled is always shown, with what happens next, however old it is', async () => {
  const order = (transactionId: string, changed: Partial<OwnOrder> = {}) =>
    anOrder({ transactionId, plan: `Plan ${transactionId}`, received: 199, ...changed });
  const extra = (state: OwnOrder['extraPayments'][number]['state']) => ({
    amount: 199,
    state,
    updatedAt: '2026-11-15T00:00:00Z',
  });
  server.on('GET /payments', {
    body: {
      data: [
        ...['1', '2', '3', '4', '5'].map((id) => order(id)),
        order('settled'),
        order('odd', { state: 'review', received: 150 }),
        order('twice', { extraPayments: [extra('due')] }),
        order('going', { extraPayments: [extra('refunding')] }),
        order('returned', { extraPayments: [extra('refunded')] }),
        order('back', { state: 'refunding' }),
      ],
    },
  });
  open();
  const section = await screen.findByRole('region', { name: 'Payments and invoices' });
  const shown = await within(section).findAllByRole('listitem');
  expect(shown.map((item) => item.textContent?.split(' · ')[0]).slice(5)).toEqual(
    ['odd', 'twice', 'going', 'back'].map((id) => `Plan ${id}`),
  );
  expect(shown[5]?.textContent).toContain('₹150');
  expect(shown[5]?.textContent).toContain('You paid ₹150. The price is ₹199.');
  expect(shown[5]?.textContent).toContain('add what you bought to your account or return all the money');
  expect(shown[6]?.textContent).toContain('Paid twice: we’ll return ₹199.');
  expect(shown[7]?.textContent).toContain('₹199 is on its way back');
  await userEvent.click(within(section).getByRole('button', { name: 'Show all 11' }));
  expect(section.textContent).toContain('Paid twice: we’ve returned ₹199.');
});

test('a consent that was given can be withdrawn, after a second question', async () => {
  let given: GuardianConsent['given'] = {
    ...{ guardianName: 'Sunita Patil', contact: 's****a@example.com' },
    ...{ version: '2026-11', givenAt: '2026-11-10T00:00:00Z' },
  };
  server.on('GET /guardian-consent', () => ({
    body: { data: aConsent({ birthDate: '2010-02-12', isUnderage: true, isSatisfied: given !== null, given }) },
  }));
  server.on('DELETE /guardian-consent', () => {
    given = null;
    return {};
  });
  open();
  expect(await screen.findByText(/Sunita Patil \(s\*\*\*\*a@example.com\) agreed on 10 Nov 2026/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }));
  expect(server.calls('DELETE /guardian-consent')).toHaveLength(0);
  const dialog = screen.getByRole('dialog', { name: 'Withdraw consent?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText(/no parent or guardian has agreed yet/)).toBeTruthy();
});

test('without a line one face says that the page needs a connection, and the sections come when it is back', async () => {
  const lost = new TypeError('Failed to fetch');
  for (const path of ['/profile', '/exam-profile', '/payments', '/invoices', '/upgrade/tiers', '/privacy'])
    server.on(`GET ${path}`, lost);
  open();
  expect(await screen.findByRole('heading', { name: 'You need internet for this page' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1);
  expect(screen.queryByText('Couldn’t load this section')).toBeNull();
  server.on('GET /profile', { body: { data: PERSON } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Payments and invoices' })).toBeTruthy();
});
