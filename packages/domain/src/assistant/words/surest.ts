import data from './data/surest-words.json' with { type: 'json' };

const WORDS = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${data.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');

/** 'sabse pakka' asks for the highest chance, not for a promise: all such words become one. */
export const withSurest = (text: string): string =>
  text.normalize('NFKC').replace(WORDS, (said) => (CHANCE.test(said) ? 'surest chance' : 'surest'));
const CHANCE = /chance|sambhavna|shakyata|संभावना|शक्यता|चांस|चान्स/i;
