/** Whether a text has letters of Hindi and Marathi. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Spellings of one sound that writers mix, and the one that is used: long and short vowels, the nasals, what Marathi writes otherwise. */
const ONE_LETTER: Readonly<Record<string, string>> = {
  ...{ 'ँ': 'ं', 'ः': '', '़': '', ऱ: 'र', ळ: 'ल', ण: 'न', ष: 'श' },
  ...{ 'ी': 'ि', 'ू': 'ु', 'ै': 'े', 'ौ': 'ो', 'ॅ': 'े', 'ॉ': 'ो' },
  ...{ ई: 'इ', ऊ: 'उ', ऐ: 'ए', औ: 'ओ', ऑ: 'ओ', ॲ: 'ए', ऍ: 'ए' },
};
const LETTERS = new RegExp(`[${Object.keys(ONE_LETTER).join('')}]`, 'g');
const JOINERS = /[\u200c\u200d]/g;
const NASAL = /[ङञणनम]्(?=[क-ह])/g;
const LAST_NASAL = /ं(?![\u0900-\u097f])/g;
const VOWEL_A = /अॅ/g;

/** Devanagari without the differences that writers do not agree on: 'इन्जीनियरिंग' and 'इंजिनिअरिंग', 'नहीं' and 'नही' become the same. Not for showing. */
export const foldDevanagari = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(JOINERS, '')
    .replace(VOWEL_A, 'ए')
    .replace(NASAL, 'ं')
    .replace(LETTERS, (letter) => ONE_LETTER[letter] ?? letter)
    .replace(/व्ह/g, 'व')
    .replace(/िअ/g, 'िय')
    .replace(LAST_NASAL, '');

/** Digits of Devanagari as the usual ones, dandas as full stops. */
export const plainSigns = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/[।॥]/g, '.');
