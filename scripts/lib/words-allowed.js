// @ts-check

/** Words that are the same in every language, each with the reason. */
export const SAME_EVERYWHERE = [
  {
    words: /^(OPEN|EWS|OBC|OBC-NCL|SC|ST|SEBC|VJ\/DT \(NT-A\)|NT-[BCD]|TFWS|PwD)$/,
    reason: 'a category, as the official lists print it',
  },
  {
    words:
      /^(OTP|NIRF|AICTE|MHT-CET|MHT-CET CAP|JEE|JEE Main|JEE Advanced|JoSAA|CSAB|CAP|IIT|IIT \(JEE Advanced\)|NIT|IIIT|GFTI|FAQ)$/,
    reason: 'a name, known by these letters',
  },
  {
    words: /^(Freeze|Float|Slide|Betterment|IT|everyone)$/,
    reason: 'a name of the official process, or a word the screen knows',
  },
  { words: /^(The signature doesn’t match|Please send JSON|This Idempotency-Key was used)/, reason: 'for programs' },
  { words: /^\{day\}, \{time\} IST$/, reason: 'a moment: the time zone is known by these letters' },
];
