import type { Words } from '../words.ts';

/** What belongs to the student, rules, steps and days, in Marathi. */
export const OWN: Words['own'] = {
  away: 'हे आत्ता पाहता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  plan: (plan) => `तुमचा प्लॅन ${plan} आहे.`,
  predictionsLeft: (left) => `शिल्लक अंदाज: ${left}`,
  sessionsLeft: (left) => `शिल्लक काउन्सेलिंग सेशन: ${left}`,
  assessment: {
    done: 'सायकोमेट्रिक टेस्ट: तुम्ही पूर्ण केली आहे',
    open: 'सायकोमेट्रिक टेस्ट: तुम्ही ती देऊ शकता',
    none: 'सायकोमेट्रिक टेस्ट: तुमच्या प्लॅनमध्ये नाही',
  },
  noSession: 'तुमचे पुढे कोणतेही सेशन बुक नाही.',
  sessions: 'तुमची सेशन:',
  session: ({ when, counsellor, topic }) => `${when}, ${counsellor} यांच्यासोबत${topic === null ? '' : `: ${topic}`}`,
  noList: 'तुमची पसंतीची यादी अजून तयार नाही.',
  lists: 'तुमच्या पसंतीच्या याद्या:',
  list: ({ name, figure, first }) => `${name}: ${figure} पर्याय${first === null ? '' : `, सुरुवातीला ${first}`}`,
  emptyList: (name) => `${name}: तयार आहे, पण अजून रिकामी आहे`,
  emptyProfile:
    'तुमचे परीक्षेचे प्रोफाइल रिकामे आहे. ते भरल्यावर आम्ही एखाद्या प्रोग्रामची शक्यता सांगू शकतो, आणि प्रेडिक्टरही तिथूनच सुरू होतो.',
  profile: 'तुमच्या परीक्षेच्या प्रोफाइलमध्ये आहे:',
  missing: (names) => `अजून भरलेले नाही: ${names}.`,
  noPrediction: 'तुम्ही अजून अंदाज काढलेला नाही.',
  prediction: (title, when) => `तुमचा सर्वात नवीन अंदाज: ${title}, ${when}.`,
  inBand: (band, _count, figure) => `${band}: ${figure} प्रोग्राम`,
  openPrediction: 'हा अंदाज उघडा',
  seatCode: (code, words) => `${code}: ${words}.`,
  whichSeatCode: 'कोणता सीट कोड?',
  readSeatCode: 'सीट कोड कसा वाचायचा',
  ruleSource: ({ authority, document, year, isSecondHand }) =>
    `स्रोत: ${authority}, ${document}, ${year}${isSecondHand ? ' (दुय्यम स्रोतावरून, अधिकृत पेजवर तपासा)' : ''}.`,
  noDates: 'तारखा आत्ता पाहता आल्या नाहीत. राउंडचे पान त्या दाखवते.',
  notAnnounced: (title, authority) =>
    `${title} च्या तारखा अजून जाहीर झालेल्या नाहीत, किंवा आम्ही अजून नोंदवलेल्या नाहीत. ${authority} त्या जाहीर करते; आल्या की राउंडचे पान त्या दाखवेल.`,
  roundsAsBefore: (title, year, rounds) =>
    `${title} मध्ये किती राउंड असतील हे अजून जाहीर झालेले नाही. ${year} मध्ये ${rounds} होते, म्हणून खालचे टप्पे ${year} चे आहेत.`,
  officialDays: (title, authority) => `${title}: अधिकृत तारखा (${authority})`,
  step: 'टप्पा',
  days: 'तारखा',
  source: 'स्रोत',
  steps: (title) => `${title}:`,
};
