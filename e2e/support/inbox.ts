import { setTimeout as sleep } from 'node:timers/promises';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { baseUrl } from './server.ts';

/** A message in the development inbox. */
export type InboxMessage = {
  id: string;
  channel: 'email' | 'whatsapp';
  to: string;
  subject: string;
  text: string;
  code?: string | null;
  sentAt: string;
};

/** As long as any expectation waits: the press that asks for a code may still be on its way. */
const PATIENCE_MS = timeLimit(30_000);

/** The messages that were sent to an email or phone, newest first. */
export async function messagesTo(to: string): Promise<InboxMessage[]> {
  const answer = await fetch(`${baseUrl()}/dev/inbox.json?to=${encodeURIComponent(to)}`);
  if (!answer.ok) throw new Error(`The inbox answered ${answer.status}.`);
  const { messages }: { messages: InboxMessage[] } = await answer.json();
  return messages;
}

/**
 * The newest one-time code sent to an e-mail address or phone, waiting for it to arrive. After asking for another
 * code, name the one before it: `newestCode(to, { after: firstCode })`.
 */
export async function newestCode(to: string, { after }: { after?: string } = {}): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const code = (await messagesTo(to)).find((message) => message.code)?.code;
    if (code && code !== after) return code;
  }
  throw new Error(`No code for ${to} arrived within ${PATIENCE_MS / 1000} s.`);
}
