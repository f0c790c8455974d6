/** How long what nobody needs any more is kept. */
export const RETENTION = {
  /** One-time codes, and when they went out: what bounds their number looks a day back. */
  codeHours: 24,
  /** A sign-up that was never finished, from its beginning. One that something was ordered with is kept until 30 days after its order is final. */
  unfinishedSignupDays: 7,
  /** A browser that a student has not signed in with for so long is a stranger again. */
  unusedBrowserDays: 365,
  /** The name and address of a parent or guardian who was asked and never answered. */
  unansweredGuardianDays: 7,
  /** To whom a message went, and when: long enough to answer "it never came". What it said goes with its delivery. */
  sentMessageDays: 14,
  /** A message that could not be delivered: until then an operator can send it again. */
  deadMessageDays: 30,
  /** Chats with the assistant, from the last word. */
  chatDays: 180,
  /** That a copy of one's data was made. */
  dataCopyDays: 30,
  /** A change of e-mail address or phone that was never confirmed. */
  contactChangeDays: 1,
} as const;
