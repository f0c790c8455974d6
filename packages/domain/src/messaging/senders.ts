import type { Lane } from './kinds.ts';

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

const atOnce = (lane: Lane) => SENDERS[lane].senders * SENDERS[lane].batch;

/** How many mails the senders of a process hand over side by side: codes, and those of the other lanes together. */
export const MAILS_AT_ONCE = { codes: atOnce('code'), others: atOnce('receipt') + atOnce('session') + atOnce('bulk') };
