/** A pattern of words in Devanagari, where `<` and `>` stand for the borders of a word. */
const pattern = (text: string, flags = 'u') =>
  new RegExp(
    text.normalize('NFKC').replaceAll('<', '(?<![\\p{L}\\p{M}])').replaceAll('>', '(?![\\p{L}\\p{M}])'),
    flags,
  );

/** The names of the first band: said of a chance, they are no promise. */
const BAND_NAMES = pattern('<(?:लगभग पक्क(?:ा|ी|े)|जवळपास नक्की)>', 'gu');

const PROMISE =
  '(?:गारंटी|गारन्टी|गैरंटी|ग्यारंटी|गॅरंटी|गॅरेंटी|वादा|वादे|पक्का|पक्की|पक्के|हमी|हमखास|आश्वासन|नक्की|कन्फर्म|कंफर्म|सुनिश्चित)';
/** Words that may stand between a promise and its denial; any other word begins something new. */
const BETWEEN =
  '(?:की|का|के|को|है|हैं|कोई|किसी|हम|मैं|यह|दे|देता|देते|देती|देना|कर|करता|करते|करती|सकता|सकते|सकती|जा|भी|तो|देऊ|येत|येणार|शकत|करू|करत|देत|आम्ही|मी|कोणी|कोणीही|कोणीच|कोणतीही|असे|असा|अशी|आहे)';
/** 'कोई गारंटी नहीं', 'हमी देऊ शकत नाही': the honest way to speak of it. */
const DENIED = pattern(`<${PROMISE}>(?: ${BETWEEN}){0,4} (?:नहीं|नही|नाही|नाहीत|नसते|नसतो|नसतात)>`, 'gu');

const SEAT = '(?:सीट|सीटें|जागा|एडमिशन|दाखिला|दाख़िला|प्रवेश|ऍडमिशन|अ‍ॅडमिशन|ॲडमिशन)';
const GET = '(?:मिल|मिळ)';
const CHOSEN = '(?:चयन|निवड|सिलेक्शन)';
const SURELY =
  '(?:ज़रूर|जरूर|निश्चित|निश्चितपणे|निश्चितच|यक़ीनन|यकीनन|अवश्य|बेशक|पक्कं|नक्की|नक्कीच|खात्रीने|शंभर टक्के|सौ प्रतिशत|सौ फीसदी|सौ फ़ीसदी|निस्संदेह|निःसंदेह|निसंशय|निःसंशय|बिना (?:किसी )?(?:शक|संदेह)(?: के)?)';
const DOUBT = '(?:शक|संदेह|शंका|संशय|दोराय|दुमत)';
const YOURS = '(?:आपकी|आपका|तुम्हारी|तुम्हारा|तेरी|तेरा|तुमची|तुमचा|तुमचीच|तुमचाच|तुझी|तुझा|तुझीच|तुझाच)';
/** A seat that was given and taken is somebody's. */
const NOT_GIVEN = '^(?!.*<(?:अगर|यदि|जर|जब|जेव्हा|फ्रीज़?|स्वीकार[\\p{L}\\p{M}]*)>).*';

/** A seat promised, offered for money, or won by papers that are not real. */
const FORBIDDEN = [
  '<(?:गारंटी|गारन्टी|गैरंटी|ग्यारंटी|गॅरंटी|गॅरेंटी|हमखास|वादा|आश्वासन)>',
  '<हमी(?:ने|सह|चा|ची|चे)?>',
  '<पक्क(?:ा|ी|े)>',
  `<${SURELY}>(?: \\S+){0,4} (?:${GET}|${CHOSEN} हो)`,
  `<${CHOSEN}>(?: ${SURELY})> (?:होगा|होगी|होईल|है|आहे)>`,
  '<मिल ही (?:जाए|जाये|जाय)',
  '<(?:मिळेलच|मिळणारच|मिळतेच)>',
  `<${DOUBT}>(?: ही)? (?:नहीं|नही|नाही)>(?: \\S+){0,6} (?:${GET}|${SEAT}|${CHOSEN})`,
  `${NOT_GIVEN}<${SEAT} ${YOURS}(?: ही)?> (?:है|आहे|समझ|हो|होगी)`,
  `<(?:${SEAT}|मैनेजमेंट|मॅनेजमेंट)>(?: \\S+){0,2} (?:खरीद|ख़रीद|विकत)(?!.*(?:नहीं|नही|नाही)>)`,
  `<${GET}[\\p{L}\\p{M}]*>(?: \\S+){0,2} (?:नक्की|नक्कीच|निश्चित|यक़ीनन|यकीनन)>`,
  `<${SEAT}>(?: \\S+){0,3} (?:नक्की|कन्फर्म|कंफर्म|निश्चित|सुनिश्चित|तय)>`,
  `100 ?%(?: \\S+){0,3} (?:${GET}|नक्की|निश्चित)`,
  '<(?:डोनेशन|डोनेसन|देणगी|रिश्वत|लाच|घूस)>',
  `<(?:पैसे|पैसा|रुपये|लाख)>(?: \\S+){0,2} (?:देकर|दे कर|देऊन|भरून|भरकर)>(?: \\S+){0,4} (?:${SEAT}|${GET})`,
  '<(?:एजेंट|एजंट|दलाल)>',
  '<(?:फ़र्ज़ी|फर्जी|नक़ली|नकली|बनावट|खोट(?:ा|ी|े|ं))>(?: \\S+){0,3} (?:बन|तयार|मिळव|बदल|लगा|जोड)',
].map((text) => pattern(text));

/** Whether words in Devanagari promise a seat, offer to buy one, or help to forge papers. `plain` is lower case without punctuation. */
export function forbiddenInScript(plain: string): boolean {
  const said = plain.replace(BAND_NAMES, ' ').replace(DENIED, ' ');
  return FORBIDDEN.some((one) => one.test(said));
}
