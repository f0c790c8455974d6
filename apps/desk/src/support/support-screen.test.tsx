import type { DeskTicket } from '@dakhila/contract/desk/tickets';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../web/test/fake-server.ts';
import { renderDesk } from '../../test/render-desk.tsx';
import { SupportScreen } from './support-screen.tsx';

const server = useFakeServer();
const HOSTILE = '<img src=x onerror=alert(1)> The chart stays empty';
const TICKET: DeskTicket = {
  ...{ number: 1001, topic: 'technical', status: 'open', student: 'Asha Patil', excerpt: HOSTILE, assignedTo: null },
  ...{ createdAt: '2026-11-16T10:00:00Z', updatedAt: '2026-11-16T10:00:00Z', revision: 3, language: 'mr' },
  ...{ plan: 'Standard', hasScreenshot: false, transcript: null, notes: [] },
  messages: [{ id: 'a', author: 'student', by: null, text: HOSTILE, at: '2026-11-16T10:00:00Z' }],
};

async function open(address = '/tickets/1001') {
  server.on('GET /desk/tickets', { body: { data: { tickets: [TICKET], next: null, open: 1 } } });
  server.on('GET /desk/tickets/1001', { body: { data: TICKET } });
  server.on('GET /desk/colleagues', { body: { data: [{ id: 'me', name: 'Meera Joshi' }] } });
  return renderDesk(<SupportScreen />, { path: '/tickets/:number?', address, roles: ['support'] });
}

test('a hostile message is shown as text, in the queue and in the thread', async () => {
  const { container } = await open();
  expect((await screen.findAllByText(HOSTILE)).length).toBeGreaterThan(0);
  expect(container.querySelector('img')).toBeNull();
});

test('an answer names what was on the screen; when somebody was faster the text stays', async () => {
  const user = userEvent.setup();
  await open();
  server.on('POST /desk/tickets/1001/answer', { status: 409, body: { code: 'ticket-changed', message: '' } });
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

test('without a ticket the page says what to do', async () => {
  await open('/tickets');
  expect(await screen.findByText('Choose a ticket')).toBeTruthy();
});
