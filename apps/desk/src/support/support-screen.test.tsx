import type { DeskTicket } from '@dakhila/contract/desk/tickets';
import { cannedAnswers } from '@dakhila/domain/support/canned-answers';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { refusal } from '../../../web/test/refusals.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { clearDrafts } from '../session/drafts.ts';
import { useSetMember } from '../session/use-member.ts';
import { Shell } from '../shell/shell.tsx';
import { SupportScreen } from './support-screen.tsx';

const server = useFakeServer();
// jsdom knows no colour scheme; the shell asks for it.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(clearDrafts);
const HOSTILE = '<img src=x onerror=alert(1)> The chart stays empty';
const TICKET: DeskTicket = {
  ...{ number: 1001, topic: 'technical', status: 'open', student: 'Asha Patil', excerpt: HOSTILE, assignedTo: null },
  ...{ createdAt: '2026-11-16T10:00:00Z', updatedAt: '2026-11-16T10:00:00Z', revision: 3, language: 'mr' },
  waitingSince: '2026-11-16T10:00:00Z',
  ...{ plan: 'Standard', hasScreenshot: false, transcript: null, notes: [] },
  messages: [{ id: 'a', author: 'student', by: null, text: HOSTILE, at: '2026-11-16T10:00:00Z' }],
};

const OTHER: DeskTicket = { ...TICKET, number: 1002, student: 'Rohan Kale', messages: [] };

/** Signs somebody in, or out with the id of nobody. */
function Sessions() {
  const setMember = useSetMember();
  const member = { name: '', roles: [], acts: [], token: 'token' };
  const set = (id: string) => setMember(id ? { ...member, id } : null);
  return ['me', 'colleague', ''].map((id) => (
    <button key={id} type="button" onClick={() => set(id)}>
      {id ? `Sign ${id} in` : 'End the session'}
    </button>
  ));
}

async function open(address = '/tickets/1001') {
  server.on('GET /desk/tickets', { body: { data: { tickets: [TICKET, OTHER], next: null, open: 2 } } });
  server.on('GET /desk/tickets/1001', { body: { data: TICKET } });
  server.on('GET /desk/tickets/1002', { body: { data: OTHER } });
  server.on('GET /desk/colleagues', { body: { data: [{ id: 'me', name: 'Meera Joshi' }] } });
  const page = (
    <Shell>
      <SupportScreen />
      <Sessions />
    </Shell>
  );
  return renderDesk(page, { path: '/tickets/:number?', address, roles: ['support'] });
}

test('a hostile message is shown as text, in the queue and in the thread', async () => {
  const { container } = await open();
  expect((await screen.findAllByText(HOSTILE)).length).toBeGreaterThan(0);
  expect(container.querySelector('img')).toBeNull();
});

test('an answer names what was on the screen; when somebody was faster the text stays', async () => {
  const user = userEvent.setup();
  await open();
  server.on('POST /desk/tickets/1001/answer', refusal('ticket-changed'));
  await user.type(await screen.findByLabelText('Your reply'), 'Please try again');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This ticket has changed in the meantime')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Please try again');
  server.on('POST /desk/tickets/1001/answer', { body: { data: { ...TICKET, status: 'answered' } } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Reply sent')).toBeTruthy();
  const [first] = server.calls('POST /desk/tickets/1001/answer');
  expect(first?.body).toEqual({ text: 'Please try again', isLast: false, revision: 3 });
});

test('a screenshot is shown after a reason was given, for as long as the reason counts', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await open();
  server.on('GET /desk/tickets/1001', { body: { data: { ...TICKET, hasScreenshot: true } } });
  cleanup();
  renderDesk(<SupportScreen />, { path: '/tickets/:number?', address: '/tickets/1001', roles: ['support'] });
  const show = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show the screenshot' });
  expect([show.disabled, screen.queryByRole('img')]).toEqual([true, null]);
  server.on('POST /desk/tickets/1001/screenshot', { body: {} });
  await user.type(screen.getByLabelText(/Why do you need to see it\?/), 'What the error looks like');
  await user.click(show);
  const picture = await screen.findByRole('img', { name: /The screenshot that the student sent/ });
  expect(picture.getAttribute('src')).toBe('/api/v1/desk/tickets/1001/screenshot.jpg');
  expect(server.calls('POST /desk/tickets/1001/screenshot')[0]?.body).toEqual({ reason: 'What the error looks like' });
  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
  expect(screen.queryByRole('img', { name: /The screenshot that the student sent/ })).toBeNull();
  expect(screen.getByLabelText(/Why do you need to see it\?/)).toBeTruthy();
});

test('without a ticket the page says what to do', async () => {
  await open('/tickets');
  expect(await screen.findByText('Choose a ticket')).toBeTruthy();
});

const textOf = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;

test('a note stays a note after a look at another ticket, and the reply has its own text', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(await screen.findByLabelText('Your reply'), 'Dear Asha');
  await user.click(screen.getByLabelText('Note for staff'));
  expect(textOf('Your note')).toBe('');
  await user.type(screen.getByLabelText('Your note'), 'She has paid twice');
  await user.click(screen.getByRole('link', { name: /Rohan Kale/ }));
  await screen.findByText(/Ticket 1002/);
  expect(textOf('Your reply')).toBe('');
  await user.click(screen.getByRole('link', { name: /Asha Patil/ }));
  expect(await screen.findByLabelText('Your note')).toBeTruthy();
  expect(textOf('Your note')).toBe('She has paid twice');
  await user.click(screen.getByLabelText('Reply'));
  expect(textOf('Your reply')).toBe('Dear Asha');
});

test('a reply that arrives while another ticket is open does not stay as a draft', async () => {
  const user = userEvent.setup();
  await open();
  let arrive: () => void = () => undefined;
  server.on('POST /desk/tickets/1001/answer', async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { body: { data: TICKET } };
  });
  await user.type(await screen.findByLabelText('Your reply'), 'Solved');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('link', { name: /Rohan Kale/ }));
  await screen.findByText(/Ticket 1002/);
  arrive();
  expect(await screen.findByText('Reply sent')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Asha Patil/ }));
  await screen.findByText(/Ticket 1001/);
  expect(textOf('Your reply')).toBe('');
});

test.each([
  ['is found again by the same person when the session has ended', ['End the session', 'Sign me in'], 'For Asha'],
  ['is cleared when a colleague signs in', ['End the session', 'Sign colleague in'], ''],
  ['is cleared on signing out', ['Sign out'], ''],
])('a draft %s', async (_, buttons, kept) => {
  const user = userEvent.setup();
  server.on('POST /desk/sign-out', { body: {} });
  await open();
  await user.click(screen.getByRole('button', { name: 'Sign me in' }));
  await user.type(await screen.findByLabelText('Your reply'), 'For Asha');
  for (const name of buttons) await user.click(screen.getByRole('button', { name }));
  cleanup();
  await open();
  await screen.findByLabelText('Your reply');
  expect(textOf('Your reply')).toBe(kept);
});

test('a prepared answer is added to what was typed', async () => {
  const user = userEvent.setup();
  await open();
  await user.type(await screen.findByLabelText('Your reply'), 'Dear Asha');
  const [prepared] = cannedAnswers('mr');
  await user.selectOptions(screen.getByLabelText('Prepared answer'), prepared?.key ?? '');
  expect(textOf('Your reply')).toBe(`Dear Asha\n\n${prepared?.text}`);
});

test('the age of an open ticket counts from when the student began to wait, not from the latest message', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const patient = { ...TICKET, waitingSince: hoursAgo(30.5), updatedAt: hoursAgo(0) };
  const answered = { ...OTHER, status: 'answered', waitingSince: null, updatedAt: hoursAgo(40.5) };
  await open('/tickets');
  server.on('GET /desk/tickets', { body: { data: { tickets: [patient, answered], next: null, open: 1 } } });
  cleanup();
  renderDesk(<SupportScreen />, { path: '/tickets/:number?', address: '/tickets', roles: ['support'] });
  expect((await screen.findByText('30 h')).textContent).toContain('waiting longer than a day');
  expect(screen.getByText('40 h').textContent).toBe('40 h');
});
