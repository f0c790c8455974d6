import { foldDevanagari } from '../language/fold-devanagari.ts';
import { inLatinLetters } from './look-alikes.ts';
import { isKnownInScript } from './read/devanagari.ts';
import { restsAfterName, restsAfterSpelling } from './read/sound.ts';

/** Shorter parts of names are initials and particles, which are also ordinary words. A whole name counts even so: 'Om'. */
const SHORTEST_PART = 3;
const SHORTEST_NAME = 2;
/** A name of this length is known by its beginning; after a shorter one only an ending may stand. */
const LONG_NAME = 5;
const LONG_NAME_IN_SCRIPT = 4;
const MAX_AFTER = 4;
/** Words of colleges that begin like a name: 'Vidya', 'Bharat'. */
const NO_NAMES: ReadonlySet<string> = new Set(
  'vidyalaya vidyalay vidyarthi bharati bharatiya bhartiya भारती भारतीय विद्यार्थी विद्यालय विद्यापीठ'.split(' '),
);
const isOrdinary = (word: string) => NO_NAMES.has(plainOf(word)) || (isScript(word) && isKnownInScript(word));

const WORD = /[\u0900-\u097f\u200c\u200d]+|(?:(?![\u0900-\u097f])[\p{L}\p{M}\p{N}])+/gu;
const isScript = (word: string) => /^[\u0900-\u097f\u200c\u200d]/.test(word);
const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** What is joined to a name: cases, courtesy, and the figures of a nickname. */
const ENDING =
  /^(?:y?aa?n?|i?n)?(?:la|cha|chi|che|chya|chyaa|ne|ni|na|shi|kade|kadun|peksha|sathi|saathi|ji|jee|jinna|ko|ka|ki|ke|se|bhai|bhau|tai|didi|saheb|s)$/;
const SCRIPT_ENDING = new RegExp(
  `^(?:्या|ा)?ं?(?:${'च्या चा ची चे चं ला ना नी ने शी कडे कडून पेक्षा साठी सोबत बरोबर मध्ये मुळे वर हून पासून विषयी बद्दल जी जींना जींचा जींची जींचे साहेब साहेबांना राव भाऊ ताई दादा भाई बाई सर च ही को का की के से तील त'
    .split(' ')
    .map(foldDevanagari)
    .join('|')}){0,2}$`,
);

/** A text in which every one of these names is '[name]', in Latin letters or Devanagari, whole or with what is joined to it. */
export function withoutNames(text: string, names: readonly string[]): string {
  const tests = [...new Set(namePartsOf(names).flatMap(formsOf))].map(testOf);
  if (tests.length === 0) return text;
  const known = new Map<string, boolean>();
  const isName = (word: string) => {
    const told = known.get(word) ?? tests.some((test) => test(word));
    known.set(word, told);
    return told;
  };
  return text
    .replace(WORD, (word) => (isName(word) ? NAME : word))
    .replace(/\[\[name\]\](?:['’]s(?![\p{L}\p{N}])|[\u0900-\u097f]+)?/gu, NAME)
    .replace(/\[\[name\]\](?:\s+\[\[name\]\])*/g, '[name]');
}
/** In two brackets until it stands: the word 'name' in a text is none of ours. */
const NAME = '[[name]]';

/** Letters without accents and case: 'Zoë' is 'zoe'. */
const plainOf = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** The whole names of one word, and the parts of the others. */
function namePartsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const parts = inLatinLetters(name.normalize('NFKC')).match(WORD) ?? [];
    const shortest = (part: string) => (parts.length === 1 || isScript(part) ? SHORTEST_NAME : SHORTEST_PART);
    return parts.filter((part) => part.length >= shortest(part)).map(plainOf);
  });
}

/** A name, and what becomes of it before an ending: 'पाटील' and 'पाटल(ांचा)'. */
function formsOf(name: string): string[] {
  const oblique = isScript(name) ? name.replace(/[ीिूु](?=[क-ह]$)/, '') : name.replace(/[iu](?=[b-df-hj-np-tv-z]$)/, '');
  return oblique.length < LONG_NAME_IN_SCRIPT ? [name] : [name, oblique];
}

/** Whether a word is this name. */
function testOf(name: string): (word: string) => boolean {
  const follows = isScript(name)
    ? (word: string) =>
        isScript(word)
          ? restsInScript(foldDevanagari(word), foldDevanagari(name)).filter((rest) =>
              mayFollow(rest, foldDevanagari(name)),
            )
          : restsAfterSpelling(name, plainOf(word)).filter((rest) => mayFollowLatin(rest, name, LONG_NAME_IN_SCRIPT))
    : (word: string) =>
        isScript(word)
          ? (isLatin(name) ? restsAfterName(word, name) : []).filter((rest) => mayFollow(foldDevanagari(rest), name))
          : restsAfter(plainOf(word), name).filter((rest) => mayFollowLatin(rest, name, LONG_NAME));
  return (word) => follows(word).some((rest) => rest === '' || !isOrdinary(word));
}

const restsAfter = (word: string, name: string) => (word.startsWith(name) ? [word.slice(name.length)] : []);

/** Also what is left where the name has lost its last vowel. */
const restsInScript = (word: string, name: string) => [
  ...restsAfter(word, name),
  ...restsAfter(word, name.replace(/े$/, '')).filter((rest) => rest.startsWith('्')),
];

/** 'शिंदे' becomes 'शिंद्या(ंना)'; after other names a joined letter makes another word: 'राज', 'राज्य'. */
const mayFollow = (rest: string, name: string) =>
  rest.startsWith('्')
    ? /[eे]$/.test(name) && SCRIPT_ENDING.test(rest)
    : SCRIPT_ENDING.test(rest) ||
      (name.length >= (isScript(name) ? LONG_NAME_IN_SCRIPT : LONG_NAME) && rest.length <= MAX_AFTER);

const mayFollowLatin = (rest: string, name: string, long: number) =>
  rest === '' ||
  /^\p{N}+$/u.test(rest) ||
  (name.length >= SHORTEST_PART && ENDING.test(rest)) ||
  (name.length >= long && rest.length <= MAX_AFTER);

/** Phrases after which a writer gives a name. */
const LEADS = [
  /\b(?:my|full|student(?:['’]s)?|candidate(?:['’]s)?)\s+(?:full\s+|own\s+)?name(?:['’]s|\s+is|\s*[:=-])\s*/giu,
  /\b(?:mera|meraa|mer[aei]|ma[jz]h?[aei]|apna|maa[jz]h?[ae])\s+(?:pura\s+|poora\s+)?(?:naam|nam|naav|naaw|nav|naw)(?:\s+(?:hai|ahe|aahe)\b)?\s*[:=-]?\s*/giu,
  /(?<![\p{L}\p{M}])(?:मेरा|अपना|हमारा|माझे|माझं|माझ)\s+(?:पूरा\s+|पूर्ण\s+|संपूर्ण\s+)?(?:नाम|नाव|नांव)(?:\s+(?:है|आहे)(?![\p{L}\p{M}]))?\s*[:=-]?\s*/gu,
];
const NEXT_WORD = /^([\p{L}](?:[\p{L}\p{M}'’.]|\u200c|\u200d)*)[ \t]*/u;
const MAX_WORDS = 3;

/** Words that are no name: with them something else begins, or is said about the name. */
const NO_NAME: ReadonlySet<string> = new Set(
  'and or but is was i am im from with in on at to of for the a an my me you not no never wrong misspelled mispelled spelled spelt written missing different same incorrect correct changed there here it what why how can please should list merit college rank percentile hai hain h hu hoon hun aur ani aani ahe aahe mi main mai me mein mujhe mala nahi nahin nahiye galat chukicha chukiche chuk kya kay ka ki ke ko se par pe form marksheet certificate account profile है हैं और आणि आहे मैं मी में मला मुझे नहीं नही नाही गलत ग़लत चुकीचे चुकीचं चुकलं लिस्ट सूची यादीत यादी मेरिट क्या काय का की के को से पर फॉर्म मार्कशीट बदलना बदलायचे कैसे कसे कब क्यों'.split(
    ' ',
  ),
);

/** The names that a text introduces itself: 'my name is Rohan', 'माझे नाव रोहन'. */
export function saidNames(text: string): string[] {
  return LEADS.flatMap((lead) =>
    [...text.matchAll(lead)].flatMap((found) => nameAt(text, found.index + found[0].length)),
  );
}

function nameAt(text: string, start: number): string[] {
  const words: string[] = [];
  let at = start;
  while (words.length < MAX_WORDS) {
    const [taken = '', word = ''] = NEXT_WORD.exec(text.slice(at, at + 80)) ?? [];
    if (word === '' || NO_NAME.has(word.toLowerCase().normalize('NFKC'))) break;
    words.push(word.replace(/[.'’]+$/, ''));
    at += taken.length;
    if (/[.]$/.test(word) && word.length > 2) break;
  }
  return words;
}
