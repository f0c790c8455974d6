import type { DeskPasskey } from '@dakhila/contract/desk/passkeys';
import * as webauthn from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { DevicesScreen } from './devices-screen.tsx';

vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
const server = useFakeServer();
const device = (id: string, name: string): DeskPasskey => ({
  ...{ id, name, addedAt: '2026-11-01T10:00:00Z', lastUsedAt: '2026-11-16T10:00:00Z' },
});
const open = (...devices: DeskPasskey[]) => {
  server.on('GET /desk/passkeys', { body: { data: devices } });
  renderDesk(<DevicesScreen />, { path: '/devices', roles: ['content'] });
};
const [LAPTOP, PHONE] = [device('a', 'First device'), device('b', 'Work phone')];

test('the last device cannot be removed, and with five no more can be added', async () => {
  open(LAPTOP);
  expect(await screen.findByRole('heading', { name: 'First device' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove First device' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a device' }).disabled).toBe(false);
});

test('five devices are enough', async () => {
  open(...['a', 'b', 'c', 'd', 'e'].map((id) => device(id, `Key ${id}`)));
  expect(await screen.findByText('You can have 5 devices.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a device' }).disabled).toBe(true);
});

test('a device is added with a name, after the passkey was confirmed', async () => {
  const user = userEvent.setup();
  open(LAPTOP);
  const begun = { challengeId: 'c1', options: { challenge: 'x' } };
  let isFresh = false;
  server.on('POST /desk/passkeys/options', () => (isFresh ? { body: { data: begun } } : refusal('passkey-needed')));
  server.on('POST /desk/verify/options', { body: { data: begun } });
  server.on('POST /desk/verify', () => {
    isFresh = true;
    return {};
  });
  server.on('POST /desk/passkeys', { body: { data: [LAPTOP, PHONE] } });
  vi.mocked(webauthn.startAuthentication).mockResolvedValue({ id: 'old' } as never);
  vi.mocked(webauthn.startRegistration).mockResolvedValue({ id: 'new' } as never);
  await user.click(await screen.findByRole('button', { name: 'Add a device' }));
  await user.click(screen.getByRole('button', { name: 'Make a passkey' }));
  expect(screen.getByText('Please give it a name.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of the device'), 'Work phone');
  await user.click(screen.getByRole('button', { name: 'Make a passkey' }));
  expect(await screen.findByText('Work phone added')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Work phone' })).toBeTruthy();
  expect(server.calls('POST /desk/passkeys')[0]?.body).toEqual({
    ...{ name: 'Work phone', challengeId: 'c1', response: { id: 'new' } },
  });
});

test('a browser that makes no passkey is said, and nothing is sent', async () => {
  const user = userEvent.setup();
  open(LAPTOP);
  server.on('POST /desk/passkeys/options', { body: { data: { challengeId: 'c1', options: {} } } });
  vi.mocked(webauthn.startRegistration).mockRejectedValue(new Error('closed'));
  await user.click(await screen.findByRole('button', { name: 'Add a device' }));
  await user.type(screen.getByLabelText('Name of the device'), 'Work phone');
  await user.click(screen.getByRole('button', { name: 'Make a passkey' }));
  expect(await screen.findByText(/The passkey wasn’t used/)).toBeTruthy();
  expect(server.calls('POST /desk/passkeys')).toEqual([]);
});

test('a device is removed after a question', async () => {
  const user = userEvent.setup();
  open(LAPTOP, PHONE);
  server.on('POST /desk/passkeys/b/remove', { body: { data: [LAPTOP] } });
  await user.click(await screen.findByRole('button', { name: 'Remove Work phone' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Work phone removed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Work phone' })).toBeNull());
});
