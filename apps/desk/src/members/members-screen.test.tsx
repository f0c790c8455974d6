import type { StaffMember } from '@dakhila/contract/desk/members';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { MembersScreen } from './members-screen.tsx';

const server = useFakeServer();
const member = (part: Partial<StaffMember>): StaffMember => ({
  ...{ id: 'm1', name: 'Rohan Kale', email: 'rohan@staff.example', roles: ['support'], state: 'active' },
  ...{ lastSeenAt: '2026-11-16T10:00:00Z', recovery: null },
  ...part,
});
const open = (...members: StaffMember[]) => {
  server.on('GET /desk/members', { body: { data: members, next: null } });
  renderDesk(<MembersScreen />, { path: '/people', roles: ['administrator'] });
};
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('people beyond the first page are fetched when they are wanted', async () => {
  const user = userEvent.setup();
  server.on('GET /desk/members', ({ query }) =>
    query.get('after') === 'm1'
      ? { body: { data: [member({ id: 'm2', name: 'Zoya Ali' })], next: null } }
      : { body: { data: [member({})], next: 'm1' } },
  );
  renderDesk(<MembersScreen />, { path: '/people', roles: ['administrator'] });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await rowOf('Zoya Ali')).toBeTruthy();
  expect(await rowOf('Rohan Kale')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('nobody changes themselves or ends an administrator here', async () => {
  open(
    member({ id: 'me', name: 'Meera Joshi', roles: ['administrator'] }),
    member({ id: 'm2', name: 'Nita Shah', roles: ['administrator'] }),
    member({ id: 'm3', name: 'Gone Person', state: 'ended' }),
  );
  expect(within(await rowOf('Meera Joshi')).queryByRole('button')).toBeNull();
  expect(within(await rowOf('Nita Shah')).queryByRole('button', { name: 'End access' })).toBeNull();
  expect(within(await rowOf('Nita Shah')).getByRole('button', { name: 'Lost passkey' })).toBeTruthy();
  expect(within(await rowOf('Gone Person')).queryByRole('button')).toBeNull();
});

test('an invitation asks for name, mail and roles, and shows its link once', async () => {
  const user = userEvent.setup();
  open();
  const url = 'https://desk.example/desk/join#secret';
  server.on('POST /desk/members', { body: { data: { url, expiresAt: '2026-11-18T10:00:00Z' } } });
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(server.calls('POST /desk/members')).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Finance').disabled).toBe(true);
  await user.type(screen.getByLabelText('Work email'), 'dev@staff.example');
  await user.type(screen.getByLabelText('Name'), 'Dev Naik');
  await user.click(screen.getByLabelText('Support'));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText<HTMLInputElement>('One-time link')).toHaveProperty('value', url);
  // Until it was copied it stays.
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByText('You haven’t copied the link yet')).toBeTruthy();
  expect(screen.getByLabelText('One-time link')).toHaveProperty('value', url);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.queryByText('You haven’t copied the link yet')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link that cannot be copied goes only when its owner says so', async () => {
  const user = userEvent.setup();
  open();
  const url = 'https://desk.example/desk/join#secret';
  server.on('POST /desk/members', { body: { data: { url, expiresAt: '2026-11-18T10:00:00Z' } } });
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  await user.type(screen.getByLabelText('Work email'), 'dev@staff.example');
  await user.type(screen.getByLabelText('Name'), 'Dev Naik');
  await user.click(screen.getByLabelText('Support'));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no clipboard'));
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Hand this link over' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an end needs a reason; what the server refuses is said', async () => {
  const user = userEvent.setup();
  open(member({}));
  server.on('POST /desk/members/m1/end', refusal('invalid-input', { message: 'Please name nobody.' }));
  await user.click(within(await rowOf('Rohan')).getByRole('button', { name: 'End access' }));
  const confirm = () => user.click(screen.getAllByRole('button', { name: 'End access' }).at(-1) as HTMLElement);
  await confirm();
  expect(server.calls('POST /desk/members/m1/end')).toEqual([]);
  await user.type(screen.getByLabelText('Why'), 'Left the company');
  await confirm();
  expect(await screen.findByText('Please name nobody.')).toBeTruthy();
});

test('a recovery of another administrator can be confirmed', async () => {
  open(member({ recovery: { askedBy: 'Nita Shah', reason: 'Lost the phone', mayConfirm: true } }));
  const row = await rowOf('Rohan');
  expect(within(row).getByText('Nita Shah asked for a new passkey: Lost the phone')).toBeTruthy();
  expect(within(row).getByRole('button', { name: 'Confirm' })).toBeTruthy();
  expect(within(row).queryByRole('button', { name: 'Lost passkey' })).toBeNull();
});
