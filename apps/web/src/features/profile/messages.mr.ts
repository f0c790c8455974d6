const adds = {
  attempts: (count: number) => `${count} प्रयत्न`,
  sessions: (count: number) => (count === 1 ? 'काउन्सेलिंगचे 1 सेशन' : `काउन्सेलिंगची ${count} सेशन`),
};

export default {
  title: 'प्रोफाइल',
  exams: 'माझ्या परीक्षा',
  examsLead: 'तुमच्या पसंतीच्या याद्या आणि प्रेडिक्टरचे फॉर्म ही उत्तरे वापरतात.',
  exam: { 'mht-cet': 'MHT-CET', josaa: 'JEE' },
  nothingYet: 'अजून काही भरलेले नाही',
  edit: 'बदला',
  fillIn: 'भरा',
  editExam: (exam: string) => `${exam} ची माहिती बदला`,
  fillInExam: (exam: string) => `${exam} ची माहिती भरा`,
  facts: {
    category: 'कॅटेगरी',
    homeState: 'बारावीचे राज्य',
    homeUniversity: 'होम युनिव्हर्सिटी',
    mainCrl: 'JEE Main, कॉमन रँक',
    mainCategoryRank: 'JEE Main, कॅटेगरी रँक',
    advancedCrl: 'JEE Advanced, कॉमन रँक',
    advancedCategoryRank: 'JEE Advanced, कॅटेगरी रँक',
    percentile: 'पर्सेंटाइल',
    meritNumber: 'राज्याचा मेरिट नंबर',
    jeeMainRank: 'JEE Main, कॉमन रँक',
  },
  plan: 'माझा प्लॅन',
  youHave: (plan: string) => `तुमच्याकडे ${plan} प्लॅन आहे.`,
  left: (attempts: number, sessions: number) =>
    `${adds.attempts(attempts)} आणि ${adds.sessions(sessions)} शिल्लक आहेत. कशाचीही मुदत संपत नाही.`,
  topUp: 'वाढवा',
  upgradeTo: (plan: string) => `${plan} प्लॅन घ्या`,
  adds: (attempts: number, sessions: number, hasAssessment: boolean, hasBranches: boolean) =>
    `सोबत मिळेल: ${[
      adds.attempts(attempts),
      hasBranches && 'ब्रँचचा सल्ला',
      sessions > 0 && adds.sessions(sessions),
      hasAssessment && 'सायकोमेट्रिक टेस्ट',
    ]
      .filter(Boolean)
      .join(', ')}`,
  upgradeFailed: 'नवीन प्लॅन सुरू करता आला नाही. पैसे गेलेले नाहीत. कृपया पुन्हा प्रयत्न करा.',
  consent: 'आई-वडील किंवा पालकांची संमती',
  bornUnknown: 'तुम्ही अजून तुमची जन्मतारीख सांगितलेली नाही. आम्ही ती टेस्ट आणि काउन्सेलिंगआधी विचारतो.',
  noConsentNeeded: 'तुमचे वय 18 किंवा त्याहून जास्त आहे: इतर कोणाच्याही संमतीची गरज नाही.',
  noConsent: 'तुमचे वय 18 पेक्षा कमी आहे, आणि आई-वडील किंवा पालकांनी अजून संमती दिलेली नाही. जेव्हा गरज असेल, तेव्हा आम्ही विचारू.',
  given: (name: string, contact: string, day: string) =>
    `${name} (${contact}) यांनी ${day} रोजी टेस्ट, काउन्सेलिंग आणि रिपोर्ट शेअर करण्यास संमती दिली.`,
  askGuardian: 'आता विचारा',
  withdraw: 'संमती मागे घ्या',
  withdrawTitle: 'संमती मागे घ्यायची?',
  withdrawText:
    'तुमच्या रिपोर्टच्या लिंक लगेच बंद होतील, आणि बुक केलेली सेशन रद्द होतील: सुरू होण्याच्या 12 तास आधीपर्यंत ती तुम्हाला परत मिळतात. आई-वडील किंवा पालक पुन्हा संमती देईपर्यंत नवीन काही सुरू करता येणार नाही.',
  keep: 'राहू द्या',
  withdrawn: 'संमती मागे घेतली',
  withdrawFailed: 'संमती मागे घेता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  loading: 'तुमचे प्रोफाइल लोड होत आहे',
  failedTitle: 'हा भाग अजून दिसला नाही',
  failed: 'माहिती मिळाली नाही',
  sections: 'प्रोफाइलचे भाग',
  nav: {
    personal: 'माझ्याबद्दल',
    'class-twelve': 'बारावी',
    exams: 'परीक्षा',
    preferences: 'पसंती',
    plan: 'प्लॅन',
    ledger: 'हिशेब',
    payments: 'पेमेंट',
    privacy: 'प्रायव्हसी',
    appearance: 'रंगरूप',
  },
};
