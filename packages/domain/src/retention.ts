/** How long what nobody needs any more is kept. */
export const RETENTION = {
  /** A sign-up that was never finished, from its beginning. One that something was ordered with follows its order instead. */
  unfinishedSignupDays: 7,
  /** A browser that a student has not signed in with for so long is a stranger again. */
  unusedBrowserDays: 365,
  /** The name and address of a parent or guardian who was asked and never answered. */
  unansweredGuardianDays: 7,
  /** A conversation with the assistant, from the last word that was said in it. */
  conversationDays: 180,
} as const;
