import type { Words } from '../words.ts';

/** What belongs to the student, rules, steps and days, in Hindi. */
export const OWN: Words['own'] = {
  away: 'यह अभी नहीं देखा जा सका। कृपया थोड़ी देर में फिर कोशिश करें।',
  plan: (plan) => `आपका प्लान ${plan} है।`,
  predictionsLeft: (left) => `बचे हुए अनुमान: ${left}`,
  sessionsLeft: (left) => `बचे हुए काउंसलिंग सेशन: ${left}`,
  assessment: {
    done: 'साइकोमेट्रिक टेस्ट: आप पूरा कर चुके हैं',
    open: 'साइकोमेट्रिक टेस्ट: आप इसे दे सकते हैं',
    none: 'साइकोमेट्रिक टेस्ट: आपके प्लान में नहीं है',
  },
  noSession: 'आपका आगे कोई सेशन बुक नहीं है।',
  sessions: 'आपके सेशन:',
  session: ({ when, counsellor, topic }) => `${when}, ${counsellor} के साथ${topic === null ? '' : `: ${topic}`}`,
  noList: 'आपकी पसंद की सूची अभी नहीं बनी है।',
  lists: 'आपकी पसंद की सूचियाँ:',
  list: ({ name, figure, first }) => `${name}: ${figure} विकल्प${first === null ? '' : `, शुरू में ${first}`}`,
  emptyList: (name) => `${name}: बनी हुई है, पर अभी ख़ाली है`,
  emptyProfile:
    'आपकी परीक्षा प्रोफ़ाइल ख़ाली है। उसके भरने पर हम किसी एक प्रोग्राम की संभावना बता सकते हैं, और प्रेडिक्टर भी वहीं से शुरू होता है।',
  profile: 'आपकी परीक्षा प्रोफ़ाइल में है:',
  missing: (names) => `अभी नहीं भरा: ${names}।`,
  noPrediction: 'आपने अभी तक कोई अनुमान नहीं निकाला है।',
  prediction: (title, when) => `आपका सबसे नया अनुमान: ${title}, ${when}।`,
  inBand: (band, _count, figure) => `${band}: ${figure} प्रोग्राम`,
  openPrediction: 'यह अनुमान खोलें',
  seatCode: (code, words) => `${code}: ${words}।`,
  whichSeatCode: 'कौन-सा सीट कोड?',
  readSeatCode: 'सीट कोड कैसे पढ़ें',
  ruleSource: ({ authority, document, year, isSecondHand }) =>
    `स्रोत: ${authority}, ${document}, ${year}${isSecondHand ? ' (दूसरे स्रोत से, सरकारी पेज पर जाँच लें)' : ''}।`,
  noDates: 'तारीख़ें अभी नहीं देखी जा सकीं। राउंड का पेज उन्हें दिखाता है।',
  notAnnounced: (title, authority) =>
    `${title} की तारीख़ें अभी घोषित नहीं हुई हैं, या हमने अभी दर्ज नहीं की हैं। उन्हें ${authority} प्रकाशित करता है; आते ही राउंड का पेज उन्हें दिखाएगा।`,
  roundsAsBefore: (title, year, rounds) =>
    `${title} में कितने राउंड होंगे, यह अभी घोषित नहीं हुआ है। ${year} में ${rounds} थे, इसलिए नीचे के चरण ${year} के हैं।`,
  officialDays: (title, authority) => `${title}: आधिकारिक तारीख़ें (${authority})`,
  step: 'चरण',
  days: 'तारीख़ें',
  source: 'स्रोत',
  steps: (title) => `${title}:`,
};
