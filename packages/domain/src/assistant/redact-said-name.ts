/** How one tells one's name; what follows is the name. */
const LEADS = [
  /\b(?:my|full|student(?:['’]s)?|candidate(?:['’]s)?)\s+(?:full\s+|own\s+)?name(?:['’]s|\s+is|\s*[:=-])\s*/giu,
  /\b(?:mera|meraa|mer[aei]|ma[jz]h?[aei]|apna|maa[jz]h?[ae])\s+(?:pura\s+|poora\s+)?(?:naam|nam|naav|naaw|nav|naw)(?:\s+(?:hai|ahe|aahe)\b)?\s*[:=-]?\s*/giu,
  /(?<![\p{L}\p{M}])(?:मेरा|अपना|हमारा|माझे|माझं|माझ)\s+(?:पूरा\s+|पूर्ण\s+|संपूर्ण\s+)?(?:नाम|नाव|नांव)(?:\s+(?:है|आहे)(?![\p{L}\p{M}]))?\s*[:=-]?\s*/gu,
];
const NEXT_WORD = /^([\p{L}](?:[\p{L}\p{M}'’.]|\u200c|\u200d)*)[ \t]*/u;
const MOST_WORDS = 3;

/** Words that are no name: with them something else begins, or is said about the name. */
const NO_NAME: ReadonlySet<string> = new Set(
  'and or but is was i am im from with in on at to of for the a an my me you not no never wrong misspelled mispelled spelled spelt written missing different same incorrect correct changed there here it what why how can please should list merit college rank percentile hai hain h hu hoon hun aur ani aani ahe aahe mi main mai me mein mujhe mala nahi nahin nahiye galat chukicha chukiche chuk kya kay ka ki ke ko se par pe form marksheet certificate account profile है हैं और आणि आहे मैं मी में मला मुझे नहीं नही नाही गलत ग़लत चुकीचे चुकीचं चुकलं लिस्ट सूची यादीत यादी मेरिट क्या काय का की के को से पर फॉर्म मार्कशीट बदलना बदलायचे कैसे कसे कब क्यों'.split(
    ' ',
  ),
);

/** The names that a text itself tells: 'my name is Rohan', 'माझे नाव रोहन'. */
export function saidNames(text: string): string[] {
  return LEADS.flatMap((lead) =>
    [...text.matchAll(lead)].flatMap((found) => nameAt(text, found.index + found[0].length)),
  );
}

function nameAt(text: string, start: number): string[] {
  const words: string[] = [];
  let at = start;
  while (words.length < MOST_WORDS) {
    const [taken = '', word = ''] = NEXT_WORD.exec(text.slice(at, at + 80)) ?? [];
    if (word === '' || NO_NAME.has(word.toLowerCase().normalize('NFKC'))) break;
    words.push(word.replace(/[.'’]+$/, ''));
    at += taken.length;
    if (/[.]$/.test(word) && word.length > 2) break;
  }
  return words;
}
