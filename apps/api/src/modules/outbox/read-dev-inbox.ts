import type { Deps } from '../../ports.ts';
import { type Channel, messengersOf } from './channels.ts';
import { openContent } from './content.ts';
import { newestMessages } from './store.ts';

const LIMIT = 50;

/** A message as a person would have got it. */
export type InboxMessage = {
  id: string;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  code: string | null;
  sentAt: string;
  /** The calendar file, where the message carries one. */
  calendar?: string;
};

/** The newest messages that stand-ins keep, also those still on their way: to everyone, or to one e-mail address or phone. */
export async function readDevInbox(
  deps: Pick<Deps, 'db' | 'secrets' | 'mailer' | 'whatsApp'>,
  to: string,
): Promise<InboxMessage[]> {
  const messengers = messengersOf(deps);
  const kept = (['email', 'whatsapp'] satisfies Channel[]).filter((channel) => messengers[channel].keepsMessages);
  const rows = await newestMessages(deps.db, kept, recipientOf(to), LIMIT);
  return rows.flatMap((row) => {
    const content = openContent(deps.secrets, row.sealed);
    if (!content) return [];
    const { subject, text, code = null, calendar } = content;
    const sentAt = (row.sentAt ?? row.createdAt).toISOString();
    const message = { id: row.id, channel: row.channel, to: row.recipient, subject, text, code, sentAt };
    return calendar ? { ...message, calendar: calendar.content } : message;
  });
}

/** The recipient as the outbox stores it: `98765 43210` → `919876543210`. Nothing typed means everyone. */
function recipientOf(typed: string): string | undefined {
  // A plus sign that was not encoded arrives as a blank, and no address holds one.
  if (typed.includes('@')) return typed.trim().toLowerCase().replaceAll(' ', '+');
  const digits = typed.replace(/[\s+()-]/g, '');
  return (digits.length === 10 ? `91${digits}` : digits) || undefined;
}
