import { randomUUID } from 'node:crypto';
import { and, lte, sql } from 'drizzle-orm';
import { makeSecrets } from '../src/adapters/secrets.ts';
import { matches } from '../src/db/rows.ts';
import { outbox } from '../src/db/schema/index.ts';
import { makeLogger } from '../src/logger.ts';
import { DELIVERY, type DeliverDeps, deliverMessage } from '../src/modules/messaging/deliver.ts';
import { enqueueMessage, type NewMessage } from '../src/modules/messaging/enqueue.ts';
import type { MailMessage, Message, WhatsAppMessage } from '../src/ports.ts';
import { makeClock } from './clock.ts';
import { openTestDatabase } from './harness.ts';

/** A driver for tests: notes what it delivered; `answer` may be replaced by one that fails or hangs. */
export const aMessenger = <M extends Message = Message>(provider = 'a service') => {
  const sent: M[] = [];
  const messenger = {
    keepsMessages: false,
    sent,
    answer: async (_message: M) => {},
    send: async (message: M) => {
      await messenger.answer(message);
      sent.push(message);
      return { provider, providerId: `at-${provider}-${message.id}` };
    },
  };
  return messenger;
};

type ByMail = Extract<NewMessage, { channel: 'email' }>;
type ByWhatsApp = Extract<NewMessage, { channel: 'whatsapp' }>;
type Changed = Partial<Omit<ByMail, 'channel'> & Omit<ByWhatsApp, 'channel'> & { channel: NewMessage['channel'] }>;

/** An outbox on a database of its own, with a fake driver for each channel and every log line captured. */
export async function anOutbox() {
  const { db, pool, connection, close } = await openTestDatabase();
  const lines: string[] = [];
  const deps = {
    db,
    secrets: makeSecrets('a secret for tests that is long enough'),
    newId: randomUUID as () => string,
    log: makeLogger({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) }),
    mailer: aMessenger<MailMessage>('mail'),
    whatsApp: aMessenger<WhatsAppMessage>('whatsapp'),
  };
  /** Puts a message with a code into the outbox, or one without. By WhatsApp it goes out as the template of a code, unless another is given. */
  const enqueue = (
    { channel = 'email', calendar, template, emailInstead, ...changed }: Changed = {},
    hasCode = true,
  ) => {
    const common = {
      kind: 'code' as const,
      to: 'asha.patil@example.com',
      subject: 'Your code',
      text: 'Your code is 482913.',
      studentId: null,
      expiresAt: new Date(Date.now() + 600_000),
      ...changed,
      ...(hasCode ? { code: '482913' } : {}),
    };
    return enqueueMessage(
      deps,
      db,
      channel === 'email'
        ? { channel, ...common, ...(calendar && { calendar }) }
        : {
            channel,
            ...common,
            template: template ?? { name: 'sign_in_code', parameters: { code: '482913' } },
            ...(emailInstead !== undefined && { emailInstead }),
          },
    );
  };
  return {
    deps,
    pool,
    connection,
    lines,
    close,
    enqueue,
    rows: () => db.select().from(outbox).orderBy(outbox.createdAt),
    advance: makeClock(pool).advance,
  };
}
export type Outbox = Awaited<ReturnType<typeof anOutbox>>;

/** Sends everything that is due on a channel, as the queue would, and gives up what has expired. */
export async function deliverDue(deps: DeliverDeps, channel: Message['channel'], limits = DELIVERY): Promise<void> {
  const due = await deps.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(matches(outbox, { channel, state: 'waiting' }), lte(outbox.nextAttemptAt, sql`app_now()`)));
  await Promise.all(due.map(({ id }) => deliverMessage(deps, id, limits)));
}
