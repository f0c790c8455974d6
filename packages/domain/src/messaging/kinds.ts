/** The kinds of messages to people. */
export const MESSAGE_KINDS = ['code', 'security', 'receipt', 'answer', 'session', 'reminder'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Each lane has its own queue and senders, so that a message waits only for others of its lane. The most urgent lane comes first. */
export const LANES = ['code', 'receipt', 'session', 'bulk'] as const;
export type Lane = (typeof LANES)[number];

/** The lane of each kind: a student waits for a code with the page open, a reminder may come an hour later. */
export const LANE_OF: Record<MessageKind, Lane> = {
  code: 'code',
  security: 'receipt',
  receipt: 'receipt',
  answer: 'receipt',
  session: 'session',
  reminder: 'bulk',
};
