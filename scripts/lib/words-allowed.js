// @ts-check

/** Words that are the same in every language, each with the reason. */
export const SAME_EVERYWHERE = [
  {
    words: /^(OPEN|EWS|OBC|OBC-NCL|SC|ST|SEBC|VJ\/DT \(NT-A\)|NT-[BCD]|TFWS|PwD)$/,
    reason: 'a category, as the official lists print it',
  },
  {
    words: /^(OTP|NIRF|AICTE|MHT-CET|MHT-CET CAP|JEE|JEE Main|JEE Advanced|JoSAA|CSAB|CAP|IIT|NIT|IIIT|GFTI|FAQ)$/,
    reason: 'a name, known by these letters',
  },
];

/** Whether a feature without Hindi and Marathi fails the check; until all have them, it is only named. */
export const IS_EVERY_FEATURE_REQUIRED = true;

/** Sentences of the server that no student reads. */
export const FOR_OTHERS = [
  { words: /^(The signature does not fit|The callback is too old)$/, reason: 'for the payment gateway' },
  {
    words: /that was just (?:written|saved) is|Idempotency-Key|^Please send JSON$|still being worked on$/,
    reason: 'for programs',
  },
  {
    words:
      /^There is no (counsellor|such booking)|^Sessions are booked in that time|^Please wait for the student|^This session (begins on|is cancelled|is already|was held)|^The order is|^Not refundable|is not like: |^Some of these hours overlap|is too short for a session/,
    reason: 'for operators',
  },
  {
    words:
      /^New session: |has booked a session with you|stands in your day sheet|has moved the session to|has cancelled the session on|^Your session with \{\} \{\} on|shares the assessment report$|^The assessment report of the student/,
    reason: 'for counsellors',
  },
];
