import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../../test/fake-server.ts';
import { refusal } from '../../../../../test/refusals.ts';
import { renderRoutes } from '../../../../../test/render-route.tsx';
import { ProtectedLayout } from '../../../../app/protected-layout.tsx';
import '../../../../ui/testing/modal-dialog.ts';
import { PrivacySections } from './privacy-sections.tsx';

vi.mock('../../../../lib/load-page.ts', () => ({ loadPage: vi.fn() }));
const { loadPage } = await import('../../../../lib/load-page.ts');

const server = useFakeServer();
const open = () => renderRoutes([{ path: '/profile', element: <PrivacySections id="privacy" /> }], '/profile');
const DEVICE = { signedInAt: '2026-11-10T04:30:00Z', lastSeenAt: '2026-11-14T04:30:00Z' };
let sessions = [
  { ...DEVICE, id: 'here', device: 'Chrome on Android', isCurrent: true },
  { ...DEVICE, id: 'there', device: 'Firefox on Windows', isCurrent: false },
];

beforeEach(() => {
  server.on('GET /auth/check', { body: { authenticated: true } });
  server.on('GET /auth/sessions', () => ({ body: { data: sessions } }));
  const agreements = [{ document: 'terms', version: '15 Nov 2026', acceptedAt: '2026-11-15T00:00:00Z' }];
  const deletion = { askedAt: '2026-11-15T00:00:00Z', eraseAt: '2026-12-15T00:00:00Z' };
  server.on('GET /privacy', {
    body: { data: { email: 'asha@example.com', phone: '9876543210', agreements, isAgreementCurrent: true, deletion } },
  });
});

test('a session on another device can be ended, this one cannot', async () => {
  server.on('DELETE /auth/sessions/there', () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return {};
  });
  open();
  const section = await screen.findByRole('region', { name: 'Logged-in devices' });
  await userEvent.click(
    await within(section).findByRole('button', { name: /^Log out Firefox on Windows, last used 14 Nov 2026/ }),
  );
  expect(await within(section).findByText('You’re logged in on this device only.')).toBeTruthy();
  expect(within(section).queryByRole('button')).toBeNull();
});

test('the account is deleted only after what it means was shown and a right code was typed', async () => {
  const code = { email: 'a****a@example.com', phone: '******3210' };
  server.on('POST /privacy/deletion/code', { body: { data: code } });
  server.on('POST /privacy/deletion', refusal('code-wrong', { message: 'Invalid or expired OTP' }));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const shown = screen.getByRole('dialog', { name: 'Delete my account?' });
  expect(within(shown).getByText(/Invoices and payment records stay/)).toBeTruthy();
  await userEvent.click(within(shown).getByRole('button', { name: 'Send me a code' }));

  const last = await screen.findByRole('dialog', { name: 'One last step' });
  await userEvent.type(within(last).getByLabelText('6-digit code'), '12');
  await userEvent.click(within(last).getByRole('button', { name: 'Delete my account' }));
  expect(await within(last).findByText('Please enter the 6-digit code')).toBeTruthy();
  expect(server.calls('POST /privacy/deletion')).toHaveLength(0);
  await userEvent.type(within(last).getByLabelText('6-digit code'), '3456');
  await userEvent.click(within(last).getByRole('button', { name: 'Delete my account' }));
  expect(await within(last).findByText('Invalid or expired OTP')).toBeTruthy();
  expect(loadPage).not.toHaveBeenCalled();

  server.on('POST /privacy/deletion', { body: { data: { askedAt: '', eraseAt: '2026-12-15T00:00:00Z' } } });
  await userEvent.click(within(last).getByRole('button', { name: 'Delete my account' }));
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'));
});

test('a closed account shows when it is erased and the way back, and nothing else', async () => {
  server.on('GET /student-profile/me', refusal('account-closed'));
  server.on('DELETE /privacy/deletion', {});
  renderRoutes([{ Component: ProtectedLayout, children: [{ path: '/', element: <p>Dashboard</p> }] }], '/');
  expect(await screen.findByText('It will be deleted on 15 Dec 2026.')).toBeTruthy();
  expect(screen.queryByText('Dashboard')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'));
});
