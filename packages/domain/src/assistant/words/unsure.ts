import { foldDevanagari } from '../read/fold-devanagari.ts';

const FAMILY =
  '(?:parents?|father|mother|mom|mum|dad|papa|pappa|mummy|family|relatives|uncle|aai|baba|vadil|gharche|gharwale|ghar wale|ghar ke log)';
const PRESSED = new RegExp(
  `\\b${FAMILY}\\b.{0,40}\\b(?:forc(?:e|es|ed|ing)|pressur\\w*|wants? (?:me|that i)|insist\\w*|say(?:s|ing)? (?:i should|to do|do|take|that)|not allow\\w*|dont allow|against|angry|upset|disappointed|scold\\w*|taunt\\w*|compar(?:e|es|ing) me|mhant\\w*|sangt\\w*|bolt[aei]|bol rah\\w*|keh?a?te|keh?a?ti|kaht[aei]|chaht[aei]|za?barda?sti|jabarda?sti|daba+v|naraz|gussa)\\b|\\b(?:pressur\\w*|forc(?:e|es|ed|ing)|daba+v|tension)\\b.{0,20}\\b${FAMILY}\\b`,
);
const UNSURE =
  /\b(?:confus\w*|uljhan|gondhal\w*|what (?:should|do|shall|can|must|will) i do|what to do|(?:kya|kay) (?:karu|karun|karoon|kare|karen|karna|karav|karay|karaich)\w*|no idea what|(?:don'?t|do not|not sure|can'?t|cannot) (?:know |decide |understand )?what to|(?:can'?t|cannot|unable to) decide|samajh (?:nahi|nhi|nai)\w*|samj(?:at|t) nahi|kalat nahi|suchat nahi|career|feel(?:ing)? (?:lost|low|sad|bad|guilty)|scared|afraid|nervous|anxi\w*|worr(?:ied|y|ying)|stress\w*|tension|overwhelmed|disappointed|dar lag\w*|ghabra\w*|bh[ie]+ti vat\w*|kalji vat\w*)\b/;

/** Writers put the dot of a nasal or leave it out. */
const bare = (text: string) => foldDevanagari(text).replaceAll('ं', '');
const startsOf = (words: string) => words.split(', ').map(bare).join('|');
const PRESSED_IN_SCRIPT = new RegExp(
  ` (?:${startsOf('आई, बाबा, पापा, पप्पा, मम्मी, वडील, वडिल, घरचे, घरच्यां, घरवाले, घर वाले, पालक, माता, पिता, मां, काका')})[\\u0900-\\u097f]*(?: [\\u0900-\\u097f]+){0,6} (?:${startsOf('म्हणत, सांगत, कहत, कह रह, बोलत, बोल रह, चाहत, जबरदस्ती, दबाव, दडपण, जोर, ऐकत, मानत, मान रह, रागाव, ओरड, नाराज, डांट, गुस्सा, विरोध, हट्ट')})`,
);
const UNSURE_IN_SCRIPT = new RegExp(
  ` (?:${startsOf('कन्फ्यूज, कंफ्यूज, कन्फ्युज, कनफ्यूज, गोंधळ, उलझन, क्या करूं, क्या करू, क्या करें, क्या करना चाहिए, काय करू, काय करावे, काय करावं, काय करायच, समझ नहीं आ, समजत नाही, कळत नाही, सुचत नाही, डर लग, भीती वाट, टेंशन, टेन्शन, तणाव, ताण, चिंता, काळजी वाट, घबरा, निराश, उदास, करियर, करिअर')})`,
);
const scriptOf = (text: string) => ` ${bare(text).replace(/[^\u0900-\u097f]+/g, ' ')}`;

/** Whether a family pulls somebody another way. `plain` is the text in plain lower case. */
export const isPressed = (text: string, plain: string): boolean =>
  PRESSED.test(plain) || PRESSED_IN_SCRIPT.test(scriptOf(text));

/** Whether somebody does not know what to do, or is afraid. */
export const isUnsure = (text: string, plain: string): boolean =>
  UNSURE.test(plain) || UNSURE_IN_SCRIPT.test(scriptOf(text));

const ADMISSION =
  /@(?!number\b)\w+|\b(?:cutoff|closing|opening|percentile|percent|rank|ranks|merit|score|marks|round|rounds|seats?|intake|fees?|colleges?|institutes?|university|engineering|technology|government|private|autonomous|category|quota|admission|branch|branches|courses?|documents?|certificates?|validity|income|domicile|caste|freeze|float|slide|betterment|option form|options|preferences?|choices?|allotment|placements?|package|hostel|prediction|predictor|attempts?|plan|sessions?|bookings?|counselling|assessment|invoice|refund|coupon|payment|account|josaa|jee|cet|cap|csab|iits?|nits?|iiits?|obc|sc|st|ews|sebc|tfws|pwd|exam|registration|lists?|profile|scope)\b/;

/** Whether a line of words and marks speaks of admission at all. */
export const isOfAdmission = (line: string): boolean => ADMISSION.test(line);
