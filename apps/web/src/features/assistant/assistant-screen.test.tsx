import { type Answered, CONVERSATIONS_A_PAGE, type Conversation } from '@dakhila/contract/assistant';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../test/fake-server.ts';
import { refusal } from '../../../test/refusals.ts';
import { renderRoutes } from '../../../test/render-route.tsx';
import { anExamProfile } from '../../../test/students.ts';
import '../../ui/testing/modal-dialog.ts';
import { AssistantScreen } from './assistant-screen.tsx';

const server = useFakeServer();
const HOSTILE = '<img src=x onerror="alert(1)">';

const ANSWERED: Answered = {
  conversationId: 'c1',
  title: 'VJTI cutoff',
  exchangeId: 'e1',
  state: 'done',
  answer: 'It closed at 1,234.',
  blocks: [
    { kind: 'paragraph', text: `It closed at 1,234. ${HOSTILE}` },
    { kind: 'list', items: [{ text: HOSTILE, href: 'javascript:alert(1)' }] },
    { kind: 'table', caption: 'By round', columns: ['Round', 'Rank'], rows: [['Round 1', '1,234']] },
  ],
  sources: [
    { title: `VJTI ${HOSTILE}`, href: '/college/03012' },
    { title: 'Elsewhere', href: '//evil.example' },
  ],
  tools: ['cutoff-history'],
  suggestions: ['And for girls?'],
  handOver: 'support',
};
const { conversationId: _id, title: _title, exchangeId: _exchange, state: _state, ...ANSWER } = ANSWERED;
const CONVERSATION: Conversation = {
  id: 'c1',
  title: 'VJTI cutoff',
  updatedAt: '2026-11-15T04:30:00Z',
  exchanges: [
    {
      ...{ id: 'e1', clientMessageId: 'm1', question: `VJTI? ${HOSTILE}`, askedAt: '2026-11-15T04:30:00Z' },
      ...{ state: 'done', answer: ANSWER },
    },
  ],
};

function open(search = '', conversations: object[] = [], conversation: object = CONVERSATION) {
  server.on('GET /assistant/conversations', { body: { data: conversations } });
  server.on('GET /exam-profile', { body: { data: anExamProfile({ mhtCet: { percentile: 98.7 } }) } });
  server.on('GET /assistant/conversations/c1', { body: { data: conversation } });
  return renderRoutes([{ path: '/ai-assistant', Component: AssistantScreen }], `/ai-assistant${search}`);
}

type Told = { event: string; data: object };
/** Lets the assistant tell these events, then end, or keep the line open. */
function tells(events: Told[], { staysOpen = false } = {}) {
  const calls = fetch;
  const sent: { text: string; clientMessageId: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.endsWith('/assistant/messages')) return calls(url, init);
    sent.push(JSON.parse(String(init.body)));
    const body = new ReadableStream({
      start(stream) {
        const told = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
        stream.enqueue(new TextEncoder().encode(`: still here\n\n${told}`));
        init.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
        if (!staysOpen) stream.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return sent;
}
const START = { event: 'start', data: { conversationId: 'c1', exchangeId: 'e1', title: 'VJTI cutoff' } };
const DELTA = { event: 'delta', data: { text: 'It closed at ' } };
/** Longer than between the two presses of a double one. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 360));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });

test('a first question by a tap is answered, gets an address, and offers what to ask next', async () => {
  const { address } = open();
  const sent = tells([START, DELTA, { event: 'done', data: ANSWERED }]);
  await userEvent.click(await screen.findByRole('button', { name: /with 98.7 percentile/ }));
  await screen.findByRole('button', { name: 'And for girls?' });
  expect(address()).toBe('/ai-assistant?conversation=c1');
  expect(sent).toEqual([{ text: expect.stringContaining('98.7'), clientMessageId: expect.any(String) }]);
  const sources = screen.getByRole('list', { name: 'Sources' });
  expect(within(sources).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('cell', { name: '1,234' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/support?conversation=c1');
  // Screen readers hear the answer once, whole.
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === ANSWERED.answer)).toBe(true);
});

test('markup in a stored question, answer or source is shown as text, and no foreign address becomes a link', async () => {
  const { container } = open('?conversation=c1');
  await screen.findByText(`VJTI? ${HOSTILE}`);
  expect(container.querySelector('img, script')).toBeNull();
  expect([...container.querySelectorAll('a')].map(({ href }) => new URL(href).protocol)).not.toContain('javascript:');
  expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull();
});

test('a long answer begins short, in its own language, and opens on a tap', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => [`Programme ${at}`, String(at)]);
  const blocks = [{ kind: 'table', caption: 'Closings', columns: ['Programme', 'Rank'], rows }];
  const exchange = { ...CONVERSATION.exchanges[0], answer: { ...ANSWER, blocks, language: 'mr' } };
  open('?conversation=c1', [], { ...CONVERSATION, exchanges: [exchange] });
  const more = await screen.findByRole('button', { name: 'More', expanded: false });
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('table').closest('[lang]')?.getAttribute('lang')).toBe('mr');
  await userEvent.click(more);
  expect(screen.getAllByRole('row')).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Less', expanded: true })).toBeTruthy();
});

test('a line that is lost says so, and the same message can be sent again', async () => {
  open();
  const first = tells([START, DELTA]);
  await userEvent.type(field(), 'VJTI?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Connection lost/)).toBeTruthy();
  const second = tells([START, { event: 'done', data: ANSWERED }]);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByRole('button', { name: 'And for girls?' });
  expect(screen.queryByText(/Connection lost/)).toBeNull();
  expect(second).toMatchObject([{ text: 'VJTI?', clientMessageId: first[0]?.clientMessageId }]);
});

test('a stopped answer keeps what was said; a question that nobody heard is given back', async () => {
  open('?conversation=c1');
  tells([START, DELTA], { staysOpen: true });
  await screen.findByText(`VJTI? ${HOSTILE}`);
  await userEvent.type(field(), 'And COEP?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('It closed at');
  await aMoment();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('Stopped.')).toBeTruthy();
  expect(screen.getByText('It closed at')).toBeTruthy();

  tells([], { staysOpen: true });
  await userEvent.type(field(), 'And SPIT?');
  // A press right after the press on Send, however slow the machine of the test is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stop' }));
  clock.mockRestore();
  await aMoment();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(field().value).toBe('And SPIT?');
});

test('a refusal is told in the server’s words, also after a reload, and the question can be changed', async () => {
  const { unmount } = open();
  server.on('POST /assistant/messages', refusal('too-many-requests', { message: 'In 12 minutes' }));
  await userEvent.type(field(), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('In 12 minutes')).toBeTruthy();
  unmount();
  open();
  expect(screen.getByText('In 12 minutes')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit question' }));
  expect(field().value).toBe('Hello');
});

test('a draft survives a reload', async () => {
  const { unmount } = open();
  await userEvent.type(field(), 'Half a quest');
  unmount();
  open();
  expect(field().value).toBe('Half a quest');
});

test('a question that nobody had heard before a reload is still there, and is sent as the same one', async () => {
  const { unmount } = open('?conversation=c1');
  const first = tells([], { staysOpen: true });
  await screen.findByText(`VJTI? ${HOSTILE}`);
  await userEvent.type(field(), 'And COEP?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(first).toHaveLength(1));
  unmount();

  open('?conversation=c1');
  expect(await screen.findByText('And COEP?')).toBeTruthy();
  expect(screen.getByText(/Your question is saved/)).toBeTruthy();
  const again = tells([START], { staysOpen: true });
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(again).toEqual(first));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('of a question that the server has, what the server has is shown, not that the line was lost', async () => {
  const { unmount } = open('?conversation=c1');
  const sent = tells([], { staysOpen: true });
  await screen.findByText(`VJTI? ${HOSTILE}`);
  await userEvent.type(field(), 'And COEP?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();

  const [{ clientMessageId } = { clientMessageId: '' }] = sent;
  const stopped = {
    id: 'e2',
    clientMessageId,
    question: 'And COEP?',
    state: 'stopped',
    askedAt: '2026-11-15T04:31:00Z',
  };
  const exchanges = [...CONVERSATION.exchanges, { ...stopped, answer: null }];
  open('?conversation=c1', [], { ...CONVERSATION, exchanges });
  expect(await screen.findByText('Stopped.')).toBeTruthy();
  expect(screen.queryByText(/Connection lost/)).toBeNull();
  expect(screen.getAllByText('And COEP?')).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a long list of conversations shows the earlier ones on demand', async () => {
  const many = Array.from({ length: CONVERSATIONS_A_PAGE }, (_, n) => ({
    ...CONVERSATION,
    id: `c${n}`,
    title: `Chat ${n}`,
  }));
  open('', many);
  const [earlier] = await screen.findAllByRole('button', { name: 'Show older' });
  server.on('GET /assistant/conversations', { body: { data: [{ ...CONVERSATION, id: 'old', title: 'An old one' }] } });
  await userEvent.click(earlier ?? document.body);
  expect((await screen.findAllByText('An old one')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a conversation is renamed, and deleted only after a second thought', async () => {
  const { address } = open('?conversation=c1', [CONVERSATION]);
  server.on('PATCH /assistant/conversations/c1', {});
  server.on('DELETE /assistant/conversations/c1', {});
  await userEvent.click((await screen.findAllByRole('button', { name: /More options for/ }))[0] ?? document.body);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Fees');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(server.calls('PATCH /assistant/conversations/c1')[0]?.body).toEqual({ title: 'Fees' }));
  await userEvent.click((await screen.findAllByRole('button', { name: /More options for/ }))[0] ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(server.calls('DELETE /assistant/conversations/c1')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/ai-assistant'));
});
