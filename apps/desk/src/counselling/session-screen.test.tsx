import type { DeskSession } from '@dakhila/contract/desk/calendar';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '../../../web/src/ui/testing/modal-dialog.ts';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { keepDraftsOf } from '../session/drafts.ts';
import { SessionScreen } from './session-screen.tsx';

const server = useFakeServer();
// Somebody else signs in.
afterEach(() => keepDraftsOf(crypto.randomUUID()));
const aSession = (changed: Partial<DeskSession> = {}): DeskSession => ({
  ...{ id: 's1', startsAt: '2027-01-25T11:30:00.000Z', endsAt: '2027-01-25T12:15:00.000Z', phase: 'running' },
  ...{ attendance: null, hasNotes: false, topic: 'branch', student: 'Asha Patil', cancelled: null, notes: null },
  question: '<img src=x onerror=alert(1)> Computer or electronics?',
  joinUrl: 'https://meet.example/session-1',
  noShowFrom: '2027-01-25T11:45:00.000Z',
  may: { writeNotes: true, markNoShow: false, cancel: true },
  shared: {
    ...{ isOpen: true, profile: [{ name: 'JEE main CRL', value: '12,345' }], predictions: [] },
    ...{ conversation: null, hasReport: true },
  },
  ...changed,
});
const show = (session: DeskSession) => {
  server.on('GET /desk/sessions/s1', { body: { data: session } });
  return renderDesk(<SessionScreen />, { path: '/calendar/:id', address: '/calendar/s1', roles: ['counsellor'] });
};

test('a session shows its times in India, the question as text, what is shared, and the way in', async () => {
  show(aSession());
  expect(await screen.findByRole('heading', { name: 'Asha Patil' })).toBeTruthy();
  expect(screen.getByText(/Mon, 25 Jan 2027, 5:00 pm to 5:45 pm IST/)).toBeTruthy();
  expect(screen.getByText(/<img src=x/)).toBeTruthy();
  expect(screen.getByText('12,345')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Join the meeting/ }).getAttribute('href')).toContain('session-1');
  expect(screen.getByText(/wait for the student until 5:15 pm/)).toBeTruthy();
  server.on('POST /desk/sessions/s1/report', { body: { data: { url: 'https://x.example/report' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByRole('link', { name: /Open the report/ })).toBeTruthy();
});

test('a no-show is asked about first, with what undoes it', async () => {
  show(aSession({ may: { writeNotes: true, markNoShow: true, cancel: true } }));
  server.on('POST /desk/sessions/s1/no-show', { body: { data: aSession({ attendance: 'no-show' }) } });
  await userEvent.click(await screen.findByRole('button', { name: 'The student didn’t come' }));
  expect(server.calls('POST /desk/sessions/s1/no-show')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/save your notes: it then counts as held/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'The student didn’t come' }));
  expect(await screen.findByText('Noted that the student didn’t come')).toBeTruthy();
});

test('notes are sent with one next step a line', async () => {
  show(aSession());
  const saved = aSession({ notes: { text: 'We compared.', nextSteps: ['Visit COEP', 'Ask'] }, hasNotes: true });
  server.on('PUT /desk/sessions/s1/notes', { body: { data: saved } });
  await userEvent.type(await screen.findByLabelText('What you talked about'), 'We compared.');
  await userEvent.type(screen.getByLabelText('Next steps'), 'Visit COEP{Enter}{Enter} Ask ');
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await screen.findByText('Notes saved. The student gets an email')).toBeTruthy();
  expect(server.calls('PUT /desk/sessions/s1/notes')[0]?.body).toEqual({
    text: 'We compared.',
    nextSteps: ['Visit COEP', 'Ask'],
  });
});

test('notes that were not saved come back after a sign-out, and not once they are saved', async () => {
  const { unmount } = show(aSession());
  await userEvent.type(await screen.findByLabelText('What you talked about'), 'Half an hour of work');
  unmount();
  show(aSession());
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What you talked about');
  expect(field.value).toBe('Half an hour of work');
  expect(screen.getByText('Not saved yet.')).toBeTruthy();
  const notes = { text: 'Half an hour of work', nextSteps: [] };
  for (const call of ['PUT /desk/sessions/s1/notes', 'GET /desk/sessions/s1'])
    server.on(call, { body: { data: aSession({ notes, hasNotes: true }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
  cleanup();
  show(aSession({ notes: { text: 'As the server has it', nextSteps: [] }, hasNotes: true }));
  expect(await screen.findByDisplayValue('As the server has it')).toBeTruthy();
});

test('a cancel needs a reason that the student reads', async () => {
  show(aSession());
  const cancelled = aSession({
    phase: 'cancelled',
    cancelled: { by: 'counsellor', reason: 'I am ill' },
    joinUrl: null,
  });
  server.on('POST /desk/sessions/s1/cancel', { body: { data: cancelled } });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the session' }));
  const [, confirm] = await screen.findAllByRole('button', { name: 'Cancel the session' });
  await userEvent.click(confirm ?? document.body);
  expect(server.calls('POST /desk/sessions/s1/cancel')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Why'), 'I am ill');
  await userEvent.click(confirm ?? document.body);
  expect(await screen.findByText('Session cancelled')).toBeTruthy();
});
