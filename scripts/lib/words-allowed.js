// @ts-check

/** Words that are the same in every language, each with the reason. */
export const SAME_EVERYWHERE = [
  { words: /^(OPEN|EWS|OBC|OBC-NCL|SC|ST|SEBC|TFWS|PwD)$/, reason: 'a category, as the official lists print it' },
  { words: /^(OTP|NIRF|AICTE|MHT-CET|JEE|JoSAA|CAP|IIT|NIT|IIIT|GFTI|FAQ)$/, reason: 'a name, known by these letters' },
];

/** Whether a feature without Hindi and Marathi fails the check; until all have them, it is only named. */
export const IS_EVERY_FEATURE_REQUIRED = false;
