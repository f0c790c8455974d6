import type { Words } from '../words.ts';

type Where = Parameters<Words['chances']['nothingNear']>[1];

const where = ({ place, level, type, branch }: Where) =>
  [
    place === undefined ? '' : `${place} में `,
    level === undefined && type === undefined
      ? ''
      : `${type === undefined ? '' : type === 'government' ? 'सरकारी ' : 'प्राइवेट '}${level ?? 'कॉलेजों'} के `,
    branch === undefined ? '' : `${branch} के `,
  ].join('');

/** Chances, what closed near a rank, and merit numbers, in Hindi. */
export const CHANCES: Words['chances'] = {
  whichBranch: (college, names) => `${college} की कौन-सी ब्रांच? यहाँ ये हैं: ${names}।`,
  bands: {
    Safe: 'लगभग पक्का',
    Likely: 'अच्छी संभावना',
    Possible: 'हो सकता है',
    Reach: 'मुश्किल',
    Unlikely: 'बहुत मुश्किल',
  },
  band: ({ programme, college, year, band, means, pool }) =>
    `${college} में ${programme}, ${year}: ${band}। मतलब: ${means}। आपके लिए सबसे अच्छी सीटें: ${pool}।`,
  noBand: ({ programme, college, year, means, pool }) =>
    `${year} में ${college} के ${programme} के लिए हम संभावना नहीं बताते: ${means} (${pool})।`,
  judged: (list, rank, isEstimate) =>
    isEstimate ? `${list} के अनुमान से देखा गया: ${rank}।` : `${list} से देखा गया: ${rank}।`,
  closedLast: (year, rank, percentile) =>
    `${year} में ये सीटें ${rank}${percentile === null ? '' : ` (${percentile} परसेंटाइल)`} पर बंद हुई थीं।`,
  mayNotBeOffered: (years, of) =>
    of < 2
      ? 'यह आपकी रैंक की बात है। हो सकता है सीट ही न दी जाए।'
      : `यह आपकी रैंक की बात है। हो सकता है सीट ही न दी जाए: पिछले ${of} में से ${years} साल दी गई थी।`,
  assumed: (assumptions) => `हमने यह माना है: ${assumptions.join('; ')}।`,
  noPromise: (first, last) =>
    `यह ${first} से ${last} तक की क्लोज़िंग रैंक पर टिका है और कोई वादा नहीं है: सीट की गारंटी कोई नहीं दे सकता। आपका अपना अनुमान हर राउंड की संभावना और पहुँच में आने वाले बाक़ी सब प्रोग्राम दिखाता है।`,
  predictorJudgesAll: 'प्रेडिक्टर आपकी प्रोफ़ाइल से सब प्रोग्राम एक साथ देखता है।',
  cannotJudge: 'इस प्रोग्राम की संभावना अभी नहीं बताई जा सकती।',
  theCollege: 'कॉलेज का पेज',
  tellFigure:
    'अपना MHT-CET परसेंटाइल या मेरिट नंबर, या अपनी JEE रैंक लिखिए: हम देखेंगे कि उसके आसपास क्या बंद हुआ था। चाहें तो इन्हें अपनी प्रोफ़ाइल में सहेज लें।',
  nothingNear: (judgedBy, asked) =>
    `सबसे नई सूचियों में ${where(asked)}ऐसे प्रोग्राम नहीं मिले जो ${judgedBy} पर या उसके बाद बंद हुए हों। यह आख़िरी बात नहीं है: आगे के राउंड, दूसरी ब्रांच या आपकी अपनी कैटेगरी में और रास्ते हो सकते हैं।`,
  ofAnyType: (type, _total, figure) =>
    `${type === 'government' ? 'प्राइवेट' : 'सरकारी'} कॉलेज भी गिनें, तो ऐसे ${figure} प्रोग्राम हैं।`,
  near: ({ judgedBy, figure, year, list }, asked) =>
    `${judgedBy} के साथ: ${year} में ${where(asked)}${figure} प्रोग्राम इस पर या इसके बाद बंद हुए (${list})। इनमें सबसे ज़्यादा माँग वाले:`,
  nearCaption: (judgedBy, year) => `${year} में ${judgedBy} पर या उसके बाद बंद हुए`,
  looksBack: (source) => `स्रोत: ${source}। यह पिछले साल की बात है, अनुमान नहीं: आने वाले साल की संभावना प्रेडिक्टर बताता है।`,
  tellMerit: 'MHT-CET का परसेंटाइल या मेरिट नंबर लिखिए, हम उससे मिलने वाला मेरिट नंबर या परसेंटाइल बताएँगे।',
  meritIs: ({ merit, percentile, year, low, high }) =>
    `${year} में मेरिट नंबर ${merit} लगभग ${percentile} परसेंटाइल है, ज़्यादातर ${low} और ${high} के बीच।`,
  percentileIs: ({ merit, percentile, year, low, high }) =>
    `${year} में ${percentile} परसेंटाइल लगभग मेरिट नंबर ${merit} है, ज़्यादातर ${low} और ${high} के बीच।`,
  betterAttempt: 'MHT-CET दो बार दी हो तो बेहतर परसेंटाइल ही गिना जाता है।',
  earlier: 'पिछले सालों में यह कितना था',
  year: 'साल',
  meritNumber: 'मेरिट नंबर',
  percentileAndMerit: 'परसेंटाइल और मेरिट नंबर',
};
