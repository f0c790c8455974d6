// @ts-check

/** Wording that texts for students do not use, with what to write instead. */
const REFUSED = [
  { words: /(?:\d|\}) %(?!ile)/, instead: '90%, without a space' },
  { words: /\b(?:is|are) not here\b/i, instead: 'Couldn’t load …, … not found' },
  { words: /\bgo(?:es|ing)? on\b/i, instead: 'continue, resume' },
  { words: /\bby (?:itself|themselves)\b/i, instead: 'automatically' },
  { words: /\bjudg(?:e|es|ed|ing)\b/i, instead: 'estimate, check' },
  { words: /\bodds\b/i, instead: 'chance' },
  { words: /\btimes in ten\b/i, instead: '80% likely between … and …' },
  { words: /\be[-\u2011]mail/i, instead: 'email' },
  { words: /\b(?:whoever|nobody|somebody)\b/i, instead: 'anyone, no one, someone' },
  { words: /\b(?:anew|afresh|begun)\b/i, instead: 'again, started' },
  { words: /\bbeside\b/i, instead: 'next to, with' },
  {
    words: /\b(?:take|takes|taken) (?:it |them |one )?(?:off|away|back)\b|\bgiven back\b|\bput away\b/i,
    instead: 'remove, undo, return',
  },
  { words: /\b(?:kept (?:here|on this device)|is kept)\b/i, instead: 'saved' },
  { words: /\b(?:could|do|does|did|was|were|has|have|would) not\b|\bcannot\b/i, instead: 'couldn’t, don’t, can’t' },
  { words: /(?<!\{)\bpapers\b/i, instead: 'documents' },
  { words: /\bsome seat\b/i, instead: 'any seat, a seat' },
  { words: /\bmeanwhile\b/i, instead: 'in the meantime' },
  { words: /\bFee Regulating\b/, instead: 'Fees Regulating Authority' },
  { words: /\b\d{1,3}(?:,\d{3}){2,}\b|\b\d{3},\d{3}\b/, instead: 'Indian figures: 1,62,082' },
  { words: /\b(?:undefined|null|NaN)\b|\bid of an\b/, instead: 'a name that students know' },
];

/** Sentences of the specification stay to the letter. */
const SPECIFIED = ['Redirecting to Payment Gateway, please do not refresh or close this page'];

/**
 * What is wrong with the wording of one English text, one message each.
 * @param {string} text
 */
export function refusedWording(text) {
  if (SPECIFIED.includes(text)) return [];
  return REFUSED.flatMap(({ words, instead }) => {
    const found = words.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}”: write ${instead}`];
  });
}
