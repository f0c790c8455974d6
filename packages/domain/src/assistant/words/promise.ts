import data from './data/promise-words.json' with { type: 'json' };

const WORDS = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${data.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/** A question without the words that ask for a promise: 'will I surely get it' asks what 'will I get it' asks. */
export const withoutPromise = (text: string): string => text.normalize('NFKC').replace(WORDS, ' ');

/** Whether a question wants a seat promised. */
export const wantsPromise = (text: string): boolean => text.normalize('NFKC').search(WORDS) >= 0;
