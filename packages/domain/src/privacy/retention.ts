/** How long data that is no longer needed is stored. */
export const RETENTION = {
  /** One-time codes, when they went out, and how many a network requested: what bounds their number looks a day back. */
  codeHours: 24,
  /** The answer to a request that must not run twice. */
  answerDays: 1,
  /** What the gateway reported about orders that were not paid, so that no event counts twice. */
  paymentEventDays: 90,
  /** A sign-up that was never finished, from its beginning. One with an order is stored until 30 days after the order is final. */
  unfinishedSignupDays: 7,
  /** After this time without a sign-in, a browser no longer counts as known. */
  unusedBrowserDays: 365,
  /** The name and contact of a parent or guardian who never answered. */
  unansweredGuardianDays: 7,
  /** Recipient and time of a message: long enough to answer "it never came". Its text is deleted at delivery. */
  sentMessageDays: 14,
  /** That a reminder went out: one of documents could be due again two weeks later. */
  sentReminderDays: 21,
  /** A message that could not be delivered: until then an operator can send it again. */
  deadMessageDays: 30,
  /** A recipient who gets messages again: late reports of the time before must not end that. */
  endedSuppressionDays: 30,
  /** Failures that a student met, for support. */
  failureDays: 14,
  /** Chats with the assistant, from the last message. */
  chatDays: 180,
  /** The record that a copy of the student's data was made. */
  dataCopyDays: 30,
  /** A change of e-mail address or phone that was never confirmed. */
  contactChangeDays: 1,
} as const;
