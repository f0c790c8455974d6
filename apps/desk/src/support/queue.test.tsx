import type { DeskTicket } from '@dakhila/contract/desk/tickets';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { ageInWords } from './age.ts';
import { readAsked } from './asked.ts';
import { SupportScreen } from './support-screen.tsx';

const server = useFakeServer();
afterEach(() => void vi.useRealTimers());

const AT = '2026-11-16T10:00:00Z';
const TICKET: DeskTicket = {
  ...{ number: 1001, topic: 'technical', status: 'open', student: 'Asha Patil', excerpt: 'Empty', assignedTo: null },
  ...{ createdAt: AT, updatedAt: AT, waitingSince: AT, revision: 3, language: 'mr', plan: 'Standard' },
  ...{ hasScreenshot: false, transcript: null, notes: [] },
  messages: [{ id: 'a', author: 'student', by: null, text: 'The chart stays empty', at: AT }],
};

function open(address = '/tickets', tickets: DeskTicket[] = [TICKET]) {
  server.on('GET /desk/tickets', { body: { data: { tickets, next: null, open: tickets.length } } });
  server.on('GET /desk/tickets/1001', { body: { data: TICKET } });
  server.on('GET /desk/colleagues', { body: { data: [{ id: 'me', name: 'Meera Joshi' }] } });
  return renderDesk(<SupportScreen />, { path: '/tickets/:number?', address, roles: ['support'] });
}
const address = () => screen.getByTestId('address').textContent;
const asked = () => String(server.calls('GET /desk/tickets').at(-1)?.query);

test('filters stand in the address, go to the server, stay in another view, and are cleared together', async () => {
  const user = userEvent.setup();
  open('/tickets?view=closed');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Topic'), 'Payment, invoice or refund');
  await user.selectOptions(screen.getByLabelText('Language'), 'मराठी');
  await user.selectOptions(screen.getByLabelText('Taken by'), 'No one yet');
  expect(address()).toBe('/tickets?view=closed&topic=payment&language=mr&owner=nobody');
  await vi.waitFor(() => expect(asked()).toBe('view=closed&topic=payment&language=mr&owner=nobody'));
  expect(screen.getByRole('button', { name: 'Filters 3 in use' })).toBeTruthy();

  const views = within(screen.getByRole('navigation', { name: 'Which tickets' }));
  await user.click(views.getByRole('link', { name: 'Mine' }));
  expect(address()).toBe('/tickets?view=mine&topic=payment&language=mr');
  expect(screen.queryByLabelText('Taken by')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('/tickets?view=mine');
  await vi.waitFor(() => expect(asked()).toBe('view=mine'));
});

test('filters chosen in quick succession all count', async () => {
  const user = userEvent.setup();
  open('/tickets?view=closed');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const [topic, language] = [screen.getByLabelText('Topic'), screen.getByLabelText('Language')];
  act(() => {
    fireEvent.change(topic, { target: { value: 'payment' } });
    fireEvent.change(language, { target: { value: 'mr' } });
  });
  expect(address()).toBe('/tickets?view=closed&topic=payment&language=mr');
});

test('an empty queue says whether the filters are why, and clears them', async () => {
  const user = userEvent.setup();
  open('/tickets?view=open&topic=payment', []);
  expect(await screen.findByText('No ticket fits these filters')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByText('No one is waiting for us.')).toBeTruthy();
});

test('a search looks past the filters and says what it finds', async () => {
  open('/tickets?view=open&topic=payment&search=patil', []);
  expect(await screen.findByText(/or the beginning of a first or last name/)).toBeTruthy();
  expect(asked()).toBe('view=open&search=patil');
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('the name of a part of the queue is the word on the badge', async () => {
  open('/tickets?view=answered', [{ ...TICKET, status: 'answered', waitingSince: null }]);
  await screen.findByRole('link', { name: /Asha Patil.*Answered/ });
  expect(screen.getByRole('link', { name: 'Answered' })).toBeTruthy();
});

test.each([
  ['view=waiting&topic=gold&language=fr&owner=asha', { view: 'open' }],
  ['view=mine&owner=nobody&topic=other', { view: 'mine', topic: 'other' }],
  ['search=%20&owner=me', { view: 'open', owner: 'me' }],
])('of the address %s only what exists is asked for', (words, expected) => {
  expect(readAsked(new URLSearchParams(words))).toEqual(expected);
});

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 min'],
  [3600, '1 h'],
  [172_800, '2 days'],
])('what was %i seconds ago is %s old', (seconds, words) => {
  const now = Date.parse(AT);
  expect(ageInWords(new Date(now - seconds * 1000).toISOString(), now)).toBe(words);
});

test('news of colleagues and students appear in queue and thread without a reload, and what was typed stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  open('/tickets/1001');
  await user.type(await screen.findByLabelText('Your reply'), 'Dear Asha');
  const reply = { id: 'b', author: 'support' as const, by: 'Rohan Kale', text: 'Solved by Rohan', at: AT };
  const answered = { ...TICKET, status: 'answered' as const, messages: [...TICKET.messages, reply], revision: 4 };
  const newer = { ...TICKET, number: 1002, student: 'Isha More' };
  server.on('GET /desk/tickets', { body: { data: { tickets: [newer], next: null, open: 1 } } });
  server.on('GET /desk/tickets/1001', { body: { data: answered } });
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(await screen.findByText('Solved by Rohan')).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Isha More/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Asha Patil/ })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('Dear Asha');
});

test.each([
  [[], 'None in the last 14 days.'],
  [
    [{ id: '7', at: AT, what: 'Our server made an error', where: 'College Predictor, while saving', device: 'Chrome' }],
    'College Predictor, while saving',
  ],
])('after a reason the card shows the last errors: %j', async (failures, words) => {
  const user = userEvent.setup();
  open('/tickets/1001');
  const left = { attempts: 1, sessions: 0, assessments: 0 };
  const context = { name: 'Asha Patil', email: 'a@example.com', phone: '98', plan: 'Basic', since: AT, left };
  server.on('POST /desk/tickets/1001/student', { body: { data: { ...context, devices: [], orders: [], failures } } });
  await user.type(await screen.findByLabelText('Why do you need to see more?'), 'The page stays empty');
  await user.click(screen.getByRole('button', { name: 'Show contact, payments, errors' }));
  expect(await screen.findByRole('heading', { name: 'Last errors' })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});
