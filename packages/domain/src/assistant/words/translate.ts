/**
 * Hindi and Marathi words in Latin letters, as students type them, and the English word that carries the same in a question. A word that carries
 * nothing becomes ''. General knowledge; a new spelling is a new word in its line.
 */
const LINES: readonly (readonly [english: string, words: string])[] = [
  [
    '',
    'hai hain ahe aahe aahet ahet hota hoti hote ka ki ke ko se la cha chi che chya na to toh wala wali vala vali ho gaya gayi jayega jaega raha rahi do karke kuch bhi baad nantar yete yeto yeta tha thi the hua hui mhanun sir bhai bhaiya dada madam please plz pls yaar kare karna karu karaycha karave karen yeil dilado dila padle padla aaye aaya mila mile milale aale',
  ],
  ['in', 'me mein mai madhe madhye mdhe madhle madhil pe par var'],
  ['i', 'mujhe muje mujhko mala main mi mai'],
  ['my', 'mera meri mere majha majhi majhe mazi maza maze mazhi apna apni'],
  ['what', 'kya kay'],
  ['get', 'milega milegi milenge milel milela milta milti mil milu bhetel bhetal bhetla'],
  ['needed', 'chahiye chaiye pahije lagnar'],
  ['required', 'lagte lagta lagti lagtat lagtil lagegi lagega lagenge'],
  ['howmuch', 'kitna kitne kitni kiti kitana kitnya'],
  ['which', 'kaunsa kaunse kaunsi konsa konse konsi konta konte konti kaun konsa'],
  ['how', 'kaise kaisa kaisi kasa kashi kase'],
  ['when', 'kab kadhi kevha'],
  ['where', 'kahan kaha kidhar kuthe'],
  ['why', 'kyu kyun kyon'],
  ['for', 'liye sathi saathi'],
  ['girls', 'ladki ladkiyon ladkiyo ladkiya ladkio mulgi muli mulinsathi mulinchi mulina mulinna mulinche'],
  ['percent', 'takke takka takkevari pratishat parsent'],
  ['friend', 'dost mitra mitr maitrin dosto'],
  ['he', 'usko uska uski tyala tyacha tyachi tila ticha tichi'],
  ['between', 'bich beech darmyan'],
  ['boys', 'ladka ladke ladkon ladko mulga mule mulansathi mulanche'],
  ['and', 'aur ani aani'],
  ['or', 'ya kinva kiva'],
  ['better', 'accha acha achha changla changle changli'],
  ['cheap', 'sasta saste sasti swast'],
  ['money', 'paise paisa'],
  ['left', 'bache bacha bachi baki shillak urle urlele'],
  ['meaning', 'matlab arth mhanje'],
  ['first', 'pehla pahila pahla pehle pahile'],
  ['second', 'dusra dusara doosra dusri'],
  ['third', 'tisra teesra tisri'],
  ['change', 'badal badalta badalna badalne badlu'],
  ['next', 'pudhchya pudhil agle agla'],
  ['government', 'sarkari shaskiya govt gov'],
  ['private', 'khajgi'],
  ['make', 'banaye banaya banwaye banvayche banau banana'],
  ['paying', 'deke dekar deun'],
  ['tell', 'batao bata sanga sang dikhao dakhva'],
  ['person', 'insaan aadmi manus manush'],
  ['talk', 'baat bolna bolaycha bolayche'],
  ['must', 'padega padegi lagel gheva'],
  ['take', 'lena lenge ghyaycha'],
  ['admission', 'dakhila pravesh'],
  ['required', 'zaroori jaruri garjeche'],
  ['last', 'pichle pichla magil magchya'],
  ['category', 'jaati jati'],
  ['college', 'clg collage colege collge mahavidyalay'],
  ['colleges', 'clgs collages'],
  ['engineering', 'engg engineer enginering'],
  ['cutoff', 'cutof cuttoff cutoffs'],
  ['percentile', 'percentle percentil persentile pctile ptile'],
  ['counselling', 'counseling councelling'],
  ['counsellor', 'counselor'],
];

const TRANSLATED: ReadonlyMap<string, string> = new Map(
  LINES.flatMap(([english, words]) => words.split(' ').map((word): [string, string] => [word, english])),
);

/** The English of a word; the word itself when it is none of these. */
export const translate = (word: string): string => TRANSLATED.get(word) ?? word;
