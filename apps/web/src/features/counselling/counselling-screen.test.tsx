import type { Booking, CounsellingOverview } from '@dakhila/contract/counselling';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { refusal } from '../../../test/refusals.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import '../../ui/testing/modal-dialog.ts';
import { CounsellingScreen } from './counselling-screen.tsx';

const server = useFakeServer();
const open = (search = '') =>
  renderRoutes([{ path: '/counseling', Component: CounsellingScreen }], `/counseling${search}`);

const MEERA = {
  id: 'meera-joshi',
  name: 'Meera Joshi',
  initials: 'MJ',
  headline: 'CAP rounds',
  about: 'Knows the rounds.',
  languages: ['mr', 'en'],
  topics: ['branch', 'rounds'],
  exams: ['mht-cet'],
  rating: null,
  nextSlotAt: '2026-11-16T11:00:00.000Z',
  openSlots: 2,
};
const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt.replace(':00:00', ':45:00') });
const [FIRST, SECOND] = ['2026-11-16T04:30:00.000Z', '2026-11-16T11:30:00.000Z'];
const slotsOf = (...starts: string[]) => ({
  body: { data: { today: '2026-11-15', days: [{ day: '2026-11-16', slots: starts.map(slot) }] } },
});
const overview = (changed: Partial<CounsellingOverview> = {}) => ({
  body: { data: { today: '2026-11-15', left: 2, bought: 3, blockedBy: null, bookings: [], ...changed } },
});
const booking = (changed: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  counsellor: { id: 'meera-joshi', name: 'Meera Joshi', initials: 'MJ', headline: 'CAP rounds' },
  startsAt: FIRST ?? '',
  endsAt: '2026-11-16T05:15:00.000Z',
  phase: 'upcoming',
  topic: 'rounds',
  question: '',
  sharing: { profile: false, predictions: false, report: false, isOpen: true },
  joinUrl: 'https://meet.example/session-1',
  freeUntil: '2026-11-15T16:30:00.000Z',
  may: { cancel: true, cancelFree: true, reschedule: true, rate: false },
  cancelled: null,
  attendance: null,
  notes: null,
  rating: null,
  ...changed,
});

test.each([
  [1, '5/5 from 1 student'],
  [12, '5/5 from 12 students'],
])('a rating of %i counts its students', async (count, text) => {
  server.on('GET /counseling/counselors', { body: { data: [{ ...MEERA, rating: { average: 5, count } }] } });
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});

beforeEach(() => {
  server.on('GET /counseling/counselors', { body: { data: [MEERA] } });
  server.on('GET /counseling/counselors/meera-joshi/slots', slotsOf(FIRST ?? '', SECOND ?? ''));
  server.on('GET /counseling/bookings', overview());
});

test('times stand under the part of the Indian day they are in, and the choice is in the address', async () => {
  const { address } = open('?counselor=meera-joshi');
  const times = await screen.findByRole('group', { name: 'Slots on Mon, 16 Nov 2026' });
  expect(within(times).getByText('Morning')).toBeTruthy();
  await userEvent.click(within(times).getByRole('radio', { name: '5:00 pm' }));
  expect(address()).toContain(encodeURIComponent(SECOND ?? ''));
  expect(screen.getByRole('radio', { name: /^Tomorrow, Mon, 16 Nov 2026, 2 slots$/ })).toBeTruthy();
});

test('whoever comes second keeps the form, is told, and sees what is still open', async () => {
  server.on('POST /counseling/bookings', () => {
    server.on('GET /counseling/counselors/meera-joshi/slots', slotsOf(SECOND ?? ''));
    return refusal('slot-taken', { message: 'Another student just took this slot' });
  });
  open('?counselor=meera-joshi');
  await userEvent.click(await screen.findByRole('radio', { name: '10:00 am' }));
  await userEvent.selectOptions(screen.getByLabelText('Topic'), 'rounds');
  await userEvent.type(screen.getByLabelText('Your question'), 'Float?');
  await userEvent.click(screen.getByRole('button', { name: 'Book session' }));
  expect(await screen.findByText(/Another student just took this slot/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('Float?');
  expect(screen.queryByRole('radio', { name: '10:00 am' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5:00 pm' }).checked).toBe(false);
});

test('a booking without a time or a topic is not sent, and says what is missing', async () => {
  open('?counselor=meera-joshi');
  await userEvent.click(await screen.findByRole('button', { name: 'Book session' }));
  expect(screen.getByText('Please choose a slot')).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: '10:00 am' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book session' }));
  expect(screen.getAllByText('Please choose a topic').length).toBeGreaterThan(0);
  expect(server.calls('POST /counseling/bookings')).toEqual([]);
});

test('without a session left the button gives way to the top-up', async () => {
  server.on('GET /counseling/bookings', overview({ left: 0, blockedBy: 'allowance' }));
  open('?counselor=meera-joshi');
  await screen.findByText('No sessions left');
  const link = within(screen.getByRole('tabpanel')).getByRole('link', { name: 'Get more sessions' });
  expect(link.getAttribute('href')).toBe('/top-up/counseling');
  expect(screen.queryByRole('button', { name: 'Book session' })).toBeNull();
});

test.each([
  [true, 'get the session back right away', false],
  [false, 'counts as used', true],
])('a cancel that is free (%s) says what becomes of the session', async (cancelFree, expected, isLateAccepted) => {
  const may = { cancel: true, cancelFree, reschedule: cancelFree, rate: false };
  server.on('GET /counseling/bookings', overview({ bookings: [booking({ may })] }));
  server.on('POST /counseling/bookings/b1/cancel', { body: { data: booking() } });
  open('?view=sessions');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(expected);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel session' }));
  expect(server.calls('POST /counseling/bookings/b1/cancel')[0]?.body).toEqual({ isLateAccepted });
});

test('sessions that cannot be fetched can be tried again', async () => {
  server.on('GET /counseling/bookings', refusal('unavailable', { message: 'Away for a moment' }));
  open('?view=sessions');
  expect(await screen.findByText('Away for a moment')).toBeTruthy();
  server.on('GET /counseling/bookings', overview());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No sessions yet' })).toBeTruthy();
});
