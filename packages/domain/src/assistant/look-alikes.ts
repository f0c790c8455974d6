/** Letters of Cyrillic and Greek, and below each row the Latin letters that they look like. Full-width letters need no row: NFKC has them. */
const ROWS = [
  ['авсеһіјкмнорѕтухԁԛԝӏ', 'abcehijkmhopstyxdqwl'],
  ['АВСЕҺІЈКМНОРЅТУХԀԚԜӀ', 'ABCEHIJKMHOPSTYXDQWI'],
  ['αβγεηικνορτυχω', 'abyenikvoptuxw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
] as const;
const ALIKE = new Map(
  ROWS.flatMap(([others, latin]) => [...others].map((letter, at) => [letter, latin[at] ?? letter])),
);
const OTHERS = [...ALIKE.keys()].join('');
/** Words that can be read as Latin from end to end; a word of another language keeps its letters. */
const READ_AS_LATIN = new RegExp(`(?<!\\p{L})(?:[${OTHERS}]|\\p{Script=Latin}|\\p{M})+(?!\\p{L})`, 'gu');
const ANY_OTHER = new RegExp(`[${OTHERS}]`, 'g');

/** A text whose look-alikes of Latin letters are Latin: 'Rоhаn' with a Cyrillic о and а is 'Rohan'. */
export const inLatinLetters = (text: string): string =>
  text.replace(READ_AS_LATIN, (word) => word.replace(ANY_OTHER, (letter) => ALIKE.get(letter) ?? letter));
