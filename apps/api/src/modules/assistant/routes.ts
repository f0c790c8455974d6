import { Readable } from 'node:stream';
import { type AssistantEvent, assistant, CONVERSATIONS_A_PAGE } from '@dakhila/contract/assistant';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { explain } from '../../http/errors.ts';
import { idempotencyKeyOf } from '../../http/idempotency.ts';
import { type Input, mount, requireAccess } from '../../http/mount.ts';
import { jsonSchemaOf } from '../../http/openapi.ts';
import { parseInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { answerExchange } from './answer-exchange.ts';
import type { Brain } from './brain.ts';
import { describeExchange } from './describe.ts';
import { type Opened, openExchange, requireConversation, withdrawExchange } from './open-exchange.ts';
import { deleteConversation, listConversations, listExchanges, renameConversation } from './store.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'newId' | 'log'> & { brain: Brain };

export function conversationRoutes(app: FastifyInstance, needs: Needs) {
  const { db } = needs;
  const gone = () => new DomainError('not-found', { message: messageOf('assistant.gone') });

  mount(app, assistant.conversations, async ({ query: { before }, caller: { session } }) => ({
    data: (
      await listConversations(db, session.studentId, {
        before: before === undefined ? before : new Date(before),
        most: CONVERSATIONS_A_PAGE,
      })
    ).map((one) => ({ ...one, updatedAt: one.updatedAt.toISOString() })),
  }));
  mount(app, assistant.conversation, async ({ params: { id }, caller: { session } }) => {
    const { title, updatedAt } = await requireConversation(db, { id, studentId: session.studentId });
    const exchanges = (await listExchanges(db, id)).map((exchange) => describeExchange(exchange, needs.now()));
    return { data: { id, title, updatedAt: updatedAt.toISOString(), exchanges } };
  });
  mount(app, assistant.rename, async ({ params: { id }, body, caller: { session } }) => {
    await requireConversation(db, { id, studentId: session.studentId });
    if (!(await renameConversation(db, { id, studentId: session.studentId }, body.title))) throw gone();
    return {};
  });
  mount(app, assistant.remove, async ({ params: { id }, caller: { session } }) => {
    await requireConversation(db, { id, studentId: session.studentId });
    if (!(await deleteConversation(db, { id, studentId: session.studentId }))) throw gone();
    return {};
  });
  mountSending(app, needs);
}

/** One call with two forms: the whole answer as JSON, or a stream. Errors are sent before a stream starts. */
function mountSending(app: FastifyInstance, needs: Needs) {
  const { send } = assistant;
  app.route({
    method: send.method,
    url: send.path,
    ...(send.bodyLimitBytes ? { bodyLimit: send.bodyLimitBytes } : {}),
    schema: { response: { 200: jsonSchemaOf(send.response) } },
    onRequest: async (request) => requireAccess(send, request.caller),
    handler: async (request, reply) => {
      // The check above ensures what the access demands, and the parts have just been parsed.
      const { body, caller } = { ...parseInput(send, request), caller: request.caller } as Input<typeof send>;
      const signal = leavingSignal(reply);
      const chosen = caller.language;
      const message = {
        studentId: caller.session.studentId,
        conversationId: body.conversationId,
        text: body.text,
        clientMessageId: body.clientMessageId ?? idempotencyKeyOf(request) ?? needs.newId(),
      };
      const opened = await openExchange(needs, message, signal);
      if (signal.aborted && opened.isOurs) {
        await withdrawExchange(needs.db, opened);
        throw signal.reason;
      }
      if (String(request.headers.accept).includes('text/event-stream')) return tell(needs, opened, reply, chosen);
      const silently = { tool: () => {}, say: () => {}, signal, chosen };
      return { status: 'success', success: true, data: await answerExchange(needs, opened, silently) };
    },
  });
}

function tell(needs: Needs, opened: Opened, reply: FastifyReply, chosen: Language | null) {
  const { readable, send, end, signal } = openEventStream(reply);
  const { conversation, exchange } = opened;
  send({
    event: 'start',
    data: { conversationId: conversation.id, exchangeId: exchange.id, title: conversation.title },
  });
  answerExchange(needs, opened, {
    signal,
    chosen,
    tool: (name) => send({ event: 'tool', data: { name } }),
    say: (text) => send({ event: 'delta', data: { text } }),
  })
    .then(
      (data) => send({ event: 'done', data }),
      (error: unknown) => {
        if (!signal.aborted) send({ event: 'error', data: explain(error, reply.request) });
      },
    )
    .finally(end);
  return reply.send(readable);
}

/** Proxies close a silent connection after about half a minute. */
const HEARTBEAT_MS = 10_000;

/** Starts a response of server-sent events. `signal` is aborted when the client disconnects before the end. */
function openEventStream(reply: FastifyReply) {
  const readable = new Readable({ read: () => {} });
  const leaving = new AbortController();
  const heartbeat = setInterval(() => readable.push(': still here\n\n'), HEARTBEAT_MS);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    readable.push(null);
  };
  reply.raw.once('close', () => {
    if (!isOver) leaving.abort();
    end();
  });
  reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8');
  return {
    readable,
    signal: leaving.signal,
    end,
    send: ({ event, data }: AssistantEvent) => {
      // JSON has no line breaks of its own, so one line holds it.
      if (!isOver) readable.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
  };
}

/** A signal that is aborted when the client disconnects before the answer is sent. */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  // Nobody reads this error; its code keeps disconnects out of the error log.
  const leave = () => leaving.abort(new DomainError('conflict'));
  if (raw.closed) leave();
  else raw.once('close', () => !raw.writableFinished && leave());
  return leaving.signal;
}
