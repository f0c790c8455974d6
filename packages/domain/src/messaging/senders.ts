import type { Lane } from './kinds.ts';
import type { TemplateName } from './templates.ts';

/**
 * For each lane and channel in a process: how many senders there are, how many messages one takes at a time and sends side by
 * side, and how often it looks for retries. A new message wakes them, except for bulk.
 */
export const SENDERS: Record<Lane, { senders: number; batch: number; pollSeconds: number }> = {
  code: { senders: 4, batch: 5, pollSeconds: 2 },
  receipt: { senders: 2, batch: 5, pollSeconds: 4 },
  session: { senders: 1, batch: 5, pollSeconds: 4 },
  bulk: { senders: 2, batch: 5, pollSeconds: 4 },
};

/** In a second with so many codes, a process sends this share of the reminders it otherwise would: students who log in come first. */
export const RUSH = { codesPerSecond: 5, reminderShare: 0.2 };

/** How long one service may take for a code. Then the next service gets it, or it is sent again: a dead connection must not hold up the codes behind it. */
export const CODE_LIMIT_MS = 5_000;
const CODE_TEMPLATES: readonly TemplateName[] = ['sign_in_code', 'guardian_consent'];

/** Whether a message by WhatsApp goes out in the lane of codes. */
export const isCodeTemplate = (name: TemplateName): boolean => CODE_TEMPLATES.includes(name);

const atOnce = (lane: Lane) => SENDERS[lane].senders * SENDERS[lane].batch;

/** How many mails the senders of a process hand over side by side: codes, and those of the other lanes together. */
export const MAILS_AT_ONCE = { codes: atOnce('code'), others: atOnce('receipt') + atOnce('session') + atOnce('bulk') };
