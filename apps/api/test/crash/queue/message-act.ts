import type { MessageKind } from '@dakhila/domain/messaging/kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../src/db/client.ts';
import { settlePayment } from '../../../src/modules/billing/settle-payment.ts';
import { enqueueMessage, type NewMessage, whatsAppContent } from '../../../src/modules/messaging/index.ts';
import type { Deps, Evidence } from '../../../src/ports.ts';

/** A transaction that sends a message: one of the harness, or the settlement of a payment with its receipt. */
export type MessageAct =
  | { type: 'message'; kind: MessageKind; channel: 'email' | 'whatsapp'; to: string; isUndone: boolean }
  | { type: 'payment'; evidence: Evidence };

/** Says which transactions of the harness were committed: the outbox itself could be wrong about that. */
export const WITNESSES = 'create table crash_witnesses (recipient text primary key)';

/** The recipients of all messages whose transaction was committed. */
export const PROMISED = `select recipient from crash_witnesses
  union all select s.email from orders o join students s on s.id = o.student_id where o.paid_at is not null`;

/** Thrown to undo a transaction. */
class Undone extends Error {}

const LIFE_MS = 86_400_000;

/** Does it as the product does. `chooseDb`: where the message is written, which is the transaction unless a mutant says otherwise. */
export async function perform(deps: Deps, act: MessageAct, chooseDb: (tx: Db) => Db): Promise<void> {
  if (act.type === 'payment') return void (await settlePayment(deps, act.evidence, 'callback'));
  await deps.db
    .transaction(async (tx) => {
      await enqueueMessage(deps, chooseDb(tx), messageOf(deps, act));
      await tx.execute(sql`insert into crash_witnesses values (${act.to})`);
      if (act.isUndone) throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

function messageOf(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { kind, channel, to }: MessageAct & { type: 'message' },
): NewMessage {
  const common = { kind, to, studentId: null, expiresAt: new Date(now().getTime() + LIFE_MS), subject: 'Hello' };
  if (channel === 'email') return { ...common, channel, text: 'Hello' };
  return { ...common, ...whatsAppContent(config, { name: 'sign_in_code', parameters: { code: '482913' } }) };
}
