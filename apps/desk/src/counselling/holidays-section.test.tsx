import type { DeskHoliday } from '@dakhila/contract/desk/counsellors';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { Shell } from '../shell/shell.tsx';
import { CounsellorsScreen } from './counsellors-screen.tsx';

const server = useFakeServer();
const REPUBLIC_DAY: DeskHoliday = { day: '2027-01-26', name: 'Republic Day', isYearly: true };
const HOLI: DeskHoliday = { day: '2027-03-22', name: 'Holi', isYearly: false };
beforeEach(() => {
  server.on('GET /desk/counsellors', { body: { data: { days: 30, counsellors: [], members: [] } } });
  server.on('GET /desk/holidays', { body: { data: [REPUBLIC_DAY, HOLI] } });
  renderDesk(<CounsellorsScreen />, { path: '/counsellors', roles: ['administrator'] });
});

test('both kinds of holidays are listed, and only those that were entered can be removed', async () => {
  const user = userEvent.setup();
  const yearly = await screen.findByRole('row', { name: /Tue, 26 Jan 2027 Republic Day Every year/ });
  expect(within(yearly).queryByRole('button')).toBeNull();
  server.on('POST /desk/holidays/remove', { body: { data: [REPUBLIC_DAY] } });
  await user.click(screen.getByRole('button', { name: 'Remove Holi' }));
  expect(await screen.findByText('Mon, 22 Mar 2027 is no holiday any more')).toBeTruthy();
  expect(server.calls('POST /desk/holidays/remove')[0]?.body).toEqual({ day: '2027-03-22' });
  expect(screen.queryByText('Holi')).toBeNull();
});

test('the keys of the list go to the line of a holiday, not to what removes it', async () => {
  const user = userEvent.setup();
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const page = (
    <Shell>
      <CounsellorsScreen />
    </Shell>
  );
  renderDesk(page, { path: '/counsellors', roles: ['administrator'] });
  const holi = await screen.findByRole('row', { name: /Mon, 22 Mar 2027 Holi/ });
  await user.keyboard('jj');
  expect(document.activeElement).toBe(holi);
  await user.keyboard('{Enter}');
  expect(server.calls('POST /desk/holidays/remove')).toEqual([]);
});

test('a holiday needs a day and a name, and the page says which sessions stay', async () => {
  const user = userEvent.setup();
  const press = await screen.findByRole('button', { name: 'Add holiday' });
  await user.click(press);
  expect(screen.getByText('Please choose a day')).toBeTruthy();
  expect(screen.getByText('Please name the holiday')).toBeTruthy();
  expect(server.calls('POST /desk/holidays')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-03-30' } });
  await user.type(screen.getByLabelText('Name'), 'Gudi Padwa');
  const added = { day: '2027-03-30', name: 'Gudi Padwa', isYearly: false };
  server.on('POST /desk/holidays', { body: { data: { holidays: [REPUBLIC_DAY, HOLI, added], booked: 2 } } });
  await user.click(press);
  expect(await screen.findByText('2 sessions are booked on that day and stay.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Tue, 30 Mar 2027 Gudi Padwa/ })).toBeTruthy();
  expect(server.calls('POST /desk/holidays')[0]?.body).toEqual({ day: '2027-03-30', name: 'Gudi Padwa' });
});

test('a refusal says why', async () => {
  const user = userEvent.setup();
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2027-03-22' } });
  await user.type(screen.getByLabelText('Name'), 'Holi');
  server.on('POST /desk/holidays', refusal('conflict', { message: 'This day is a holiday already.' }));
  await user.click(screen.getByRole('button', { name: 'Add holiday' }));
  expect(await screen.findByText('This day is a holiday already.')).toBeTruthy();
});
