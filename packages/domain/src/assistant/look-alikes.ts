/** Letters that look like plain Latin ones, and beside each row those Latin letters. Full-width letters need no row: NFKC has them. */
const ROWS = [
  ['авсеһіјкмнорѕтухԁԛԝӏ', 'abcehijkmhopstyxdqwl'],
  ['АВСЕҺІЈКМНОРЅТУХԀԚԜӀ', 'ABCEHIJKMHOPSTYXDQWI'],
  ['αβγεηικνορστυχω', 'abyenikvopotuxw'],
  ['ΑΒΕΖΗΙΚΛΜΝΟΡΤΥΧ', 'ABEZHIKAMNOPTYX'],
  ['օհոսՕՍ', 'ohnuOU'],
  ['ɑɡı', 'agi'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'],
] as const;
const ALIKE = new Map(
  ROWS.flatMap(([others, latin]) => [...others].map((letter, at) => [letter, latin[at] ?? letter])),
);
const OTHERS = [...ALIKE.keys()].join('');
/** Only a letter of these scripts makes a word one of another language; an Indian ending may touch a name: 'Rohanचा'. */
const SAME_WORD = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]';
/** Words whose letters all look Latin. A word of another language stays unchanged. */
const READ_AS_LATIN = new RegExp(`(?<!${SAME_WORD})(?:[${OTHERS}]|\\p{Script=Latin}|\\p{M})+(?!${SAME_WORD})`, 'gu');
const ANY_OTHER = new RegExp(`[${OTHERS}]`, 'g');

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const numbersFrom = (first: number) => Array.from({ length: 10 }, (_, at) => String(first + at));
/** Runs of letters and numbers in filled or double frames, by the code of the first; NFKC has those in a thin frame. */
const FRAMED_RUNS = [
  [0x1f150, CAPITALS],
  [0x1f170, CAPITALS],
  [0x24eb, numbersFrom(11)],
  [0x24f5, numbersFrom(1)],
  [0x24ff, ['0']],
  [0x2776, numbersFrom(1)],
  [0x2780, numbersFrom(1)],
  [0x278a, numbersFrom(1)],
  [0x1f10b, ['0', '0']],
] as const;
const FRAMED = new Map(
  FRAMED_RUNS.flatMap(([first, run]) => run.map((inside, at) => [String.fromCodePoint(first + at), inside])),
);
const ANY_FRAMED = new RegExp(`[${[...FRAMED.keys()].join('')}]`, 'gu');

/** A text whose look-alikes of Latin letters and digits are Latin: 'Rоhаn' with a Cyrillic о and а is 'Rohan', and so is '🅡🅞🅗🅐🅝' but for its case. */
export const inLatinLetters = (text: string): string =>
  text
    .replace(ANY_FRAMED, (sign) => FRAMED.get(sign) ?? sign)
    .replace(READ_AS_LATIN, (word) => word.replace(ANY_OTHER, (letter) => ALIKE.get(letter) ?? letter));
