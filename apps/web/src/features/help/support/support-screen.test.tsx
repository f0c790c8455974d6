import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { refusal } from '../../../../test/refusals.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { SupportScreen } from './support-screen.tsx';

const server = useFakeServer();
const open = (search = '') => renderRoutes([{ path: '/support', Component: SupportScreen }], `/support${search}`);
const TICKET = {
  id: 't1',
  number: 1007,
  topic: 'payment',
  status: 'answered',
  excerpt: 'I paid twice',
  createdAt: '2026-11-14T04:30:00Z',
  updatedAt: '2026-11-15T04:30:00Z',
  screenshot: null,
  transcript: null,
  messages: [
    { id: 'm1', author: 'student', text: 'I paid <b>twice</b>', at: '2026-11-14T04:30:00Z' },
    { id: 'm2', author: 'support', text: 'The second one is refunded.', at: '2026-11-15T04:30:00Z' },
  ],
};

test('a question without topic or words is not sent, and says what is missing', async () => {
  server.on('GET /support/tickets', { body: { data: [], next: null } });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please choose a topic')).toBeTruthy();
  expect(screen.getByText('Please write your question')).toBeTruthy();
  expect(server.calls('POST /support/tickets')).toHaveLength(0);
});

test('while a question is typed, the FAQ offers its answers; once sent, the thread opens', async () => {
  server.on('GET /support/tickets', { body: { data: [], next: null } });
  server.on('POST /support/tickets', { body: { data: { ...TICKET, status: 'open', messages: [TICKET.messages[0]] } } });
  open();
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'payment');
  await userEvent.type(screen.getByLabelText(/Your question/), 'money deducted but plan failed');
  expect(await screen.findByText('The money left my account but the page says failed. What now?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: 'Ticket 1007: Payment, invoice or refund' })).toBeTruthy();
  expect(server.calls('POST /support/tickets')).toHaveLength(1);
});

test('a question that does not arrive stays in the form', async () => {
  server.on('GET /support/tickets', { body: { data: [], next: null } });
  server.on('POST /support/tickets', { status: 503 });
  open();
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'other');
  await userEvent.type(screen.getByLabelText(/Your question/), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/It’s still here/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Your question/).value).toBe('Hello');
});

test('what is typed and not sent outlives a reload, as after a change of language; what is sent does not', async () => {
  server.on('GET /support/tickets', { body: { data: [], next: null } });
  server.on('GET /support/tickets/t1', { body: { data: TICKET } });
  server.on('POST /support/feedback', { body: { data: null } });
  const reload = async (view: ReturnType<typeof open>, search = '') => {
    view.unmount();
    return open(search);
  };
  const asked = open();
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'payment');
  await userEvent.type(screen.getByLabelText(/Your question/), 'I paid');
  const again = await reload(asked);
  expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('payment');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Your question/).value).toBe('I paid');

  const feedback = await reload(again, '?tab=feedback');
  await userEvent.type(screen.getByRole('textbox'), 'Good');
  const feedbackAgain = await reload(feedback, '?tab=feedback');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Good');
  await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  await vi.waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(''));

  const reply = await reload(feedbackAgain, '?ticket=t1');
  await userEvent.type(await screen.findByRole('textbox'), 'Thanks');
  await reload(reply, '?ticket=t1');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Thanks');
});

test('a linked ticket shows who said what, as text', async () => {
  server.on('GET /support/tickets', { body: { data: [TICKET], next: null } });
  server.on('GET /support/tickets/t1', { body: { data: TICKET } });
  open('?ticket=t1');
  const thread = await screen.findByRole('list', { name: 'Messages' });
  expect(within(thread).getByText('I paid <b>twice</b>')).toBeTruthy();
  expect(within(thread).getByText('The second one is refunded.')).toBeTruthy();
});

test('somebody else’s ticket is not here', async () => {
  server.on('GET /support/tickets', { body: { data: [], next: null } });
  server.on('GET /support/tickets/t9', refusal('not-found'));
  open('?ticket=t9');
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeTruthy();
});

test('feedback needs stars, and thanks', async () => {
  server.on('GET /support/tickets', { body: { data: [], next: null } });
  server.on('POST /support/feedback', {});
  open('?tab=feedback');
  await userEvent.click(await screen.findByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Please choose one to five stars')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await expect.poll(() => server.calls('POST /support/feedback')).toHaveLength(1);
});

test('older tickets come when they are asked for', async () => {
  const older = { ...TICKET, id: 't2', number: 1002, excerpt: 'A question of last year' };
  server.on('GET /support/tickets', ({ query }) => ({
    body: query.get('after') === 'a-key' ? { data: [older], next: null } : { data: [TICKET], next: 'a-key' },
  }));
  open('?tab=mine');
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('A question of last year')).toBeTruthy();
  expect(screen.getByText('I paid twice')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});
