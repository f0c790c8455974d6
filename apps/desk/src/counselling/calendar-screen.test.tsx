import type { CalendarTime, DeskWeek } from '@dakhila/contract/desk/calendar';
import { daysAfter, momentOf } from '@dakhila/domain/calendar/indian-time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '../../../web/src/ui/testing/modal-dialog.ts';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { CalendarScreen } from './calendar-screen.tsx';

const server = useFakeServer();
const MONDAY = '2027-01-25';

const time = (day: string, hour: number, state: CalendarTime['state'] = 'open'): CalendarTime => ({
  ...{ startsAt: momentOf(day, hour * 60).toISOString(), endsAt: momentOf(day, hour * 60 + 45).toISOString() },
  state,
  session: null,
});
const booked = (day: string, hour: number): CalendarTime => {
  const { startsAt, endsAt } = time(day, hour);
  const session = {
    id: 's1',
    ...{ startsAt, endsAt },
    phase: 'upcoming' as const,
    attendance: null,
    hasNotes: false,
    topic: 'branch' as const,
    student: 'Asha',
  };
  return { startsAt, endsAt, state: 'booked', session };
};

function aWeek(changed: Partial<DeskWeek> = {}): DeskWeek {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => daysAfter(MONDAY, ahead));
  return {
    ...{ today: MONDAY, now: momentOf(MONDAY, 540).toISOString(), counsellor: { name: 'Meera Joshi', isActive: true } },
    hours: [{ weekday: 1, fromMinute: 1020, toMinute: 1200 }],
    days: days.map((day, place) => ({
      day,
      holiday: place === 1 ? 'Republic Day' : null,
      isChanged: false,
      times:
        place === 0
          ? [time(day, 17), booked(day, 18), time(day, 19, 'closed')]
          : place === 1
            ? [time(day, 18, 'closed')]
            : [],
    })),
    ...changed,
  };
}
const show = () => renderDesk(<CalendarScreen />, { path: '/calendar', address: '/calendar', roles: ['counsellor'] });

test('a press closes an open time, in Indian time, and a booked one leads to its session', async () => {
  server.on('GET /desk/calendar', { body: { data: aWeek() } });
  server.on('POST /desk/calendar/days', {});
  show();
  const monday = await screen.findByRole('region', { name: /Mon, 25 Jan/ });
  await userEvent.click(within(monday).getByRole('button', { name: /5:00 pm Open/ }));
  expect(await screen.findByText('Mon, 25 Jan, 5:00 pm is closed')).toBeTruthy();
  expect(server.calls('POST /desk/calendar/days')[0]?.body).toEqual({
    ...{ day: MONDAY, kind: 'closed', fromMinute: 1020, toMinute: 1065 },
  });
  expect(
    within(monday)
      .getByRole('link', { name: /6:00 pm.*Asha.*Choosing a branch/ })
      .getAttribute('href'),
  ).toBe('/calendar/s1');
  expect(screen.getByText('Republic Day')).toBeTruthy();
});

test('a time that was booked meanwhile stays open, and the reason is said', async () => {
  server.on('GET /desk/calendar', { body: { data: aWeek() } });
  const message = 'A student has booked 5:00 pm. Cancel the session first.';
  server.on('POST /desk/calendar/days', refusal('conflict', { message }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: /5:00 pm Open/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.calls('GET /desk/calendar').length).toBeGreaterThan(1);
});

test('arrow keys move between times and days, and n and p between weeks', async () => {
  server.on('GET /desk/calendar', { body: { data: aWeek() } });
  show();
  const first = await screen.findByRole('button', { name: /5:00 pm Open/ });
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Asha');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-26');
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(document.activeElement?.textContent).toContain('7:00 pm');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('n');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/calendar?day=2027-02-01'));
});

test('weekly hours that overlap or are too short are not sent', async () => {
  server.on('GET /desk/calendar', { body: { data: aWeek() } });
  server.on('PUT /desk/calendar/hours', {});
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Weekly hours' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /Add hours ?on Monday/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Some of these hours overlap.')).toBeTruthy();
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Remove these hours of Monday' })[0] ?? dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Weekly hours saved');
  expect(server.calls('PUT /desk/calendar/hours').map(({ body }) => body)).toEqual([
    { hours: [{ weekday: 1, fromMinute: 1020, toMinute: 1200 }] },
  ]);
});

test('somebody without a counsellor is told what to do, and a failure can be tried again', async () => {
  server.on('GET /desk/calendar', refusal('unavailable', { message: 'No database' }));
  show();
  const again = await screen.findByRole('button', { name: /try again/i });
  server.on('GET /desk/calendar', { body: { data: null } });
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'You aren’t linked to a counsellor yet' })).toBeTruthy();
});
