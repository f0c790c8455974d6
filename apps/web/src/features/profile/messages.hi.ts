const adds = {
  attempts: (count: number) => `${count} प्रयास`,
  sessions: (count: number) => (count === 1 ? 'काउंसलिंग का 1 सेशन' : `काउंसलिंग के ${count} सेशन`),
};

export default {
  title: 'प्रोफ़ाइल',
  exams: 'मेरी परीक्षाएँ',
  examsLead: 'आपकी पसंद की सूचियाँ और प्रेडिक्टर के फ़ॉर्म इन्हीं जवाबों से चलते हैं।',
  exam: { 'mht-cet': 'MHT-CET', josaa: 'JEE' },
  nothingYet: 'अभी कुछ नहीं भरा है',
  edit: 'बदलें',
  fillIn: 'भरें',
  editExam: (exam: string) => `${exam} की जानकारी बदलें`,
  fillInExam: (exam: string) => `${exam} की जानकारी भरें`,
  facts: {
    category: 'कैटेगरी',
    homeState: '12वीं का राज्य',
    homeUniversity: 'होम यूनिवर्सिटी',
    mainCrl: 'JEE Main, कॉमन रैंक',
    mainCategoryRank: 'JEE Main, कैटेगरी रैंक',
    advancedCrl: 'JEE Advanced, कॉमन रैंक',
    advancedCategoryRank: 'JEE Advanced, कैटेगरी रैंक',
    percentile: 'परसेंटाइल',
    meritNumber: 'राज्य का मेरिट नंबर',
    jeeMainRank: 'JEE Main, कॉमन रैंक',
  },
  plan: 'मेरा प्लान',
  youHave: (plan: string) => `आपके पास ${plan} प्लान है।`,
  left: (attempts: number, sessions: number) =>
    `${adds.attempts(attempts)} और ${adds.sessions(sessions)} बचे हैं। कुछ भी ख़त्म नहीं होता।`,
  topUp: 'बढ़ाएँ',
  upgradeTo: (plan: string) => `${plan} प्लान लें`,
  adds: (attempts: number, sessions: number, hasAssessment: boolean, hasBranches: boolean) =>
    `साथ में मिलेगा: ${[
      adds.attempts(attempts),
      hasBranches && 'ब्रांच की सलाह',
      sessions > 0 && adds.sessions(sessions),
      hasAssessment && 'साइकोमेट्रिक टेस्ट',
    ]
      .filter(Boolean)
      .join(', ')}`,
  upgradeFailed: 'नया प्लान शुरू नहीं हो पाया। कोई पैसा नहीं कटा है। कृपया फिर से कोशिश करें।',
  consent: 'माता-पिता या अभिभावक की सहमति',
  bornUnknown: 'आपने अभी अपनी जन्मतिथि नहीं बताई है। हम इसे टेस्ट और काउंसलिंग से पहले पूछते हैं।',
  noConsentNeeded: 'आपकी उम्र 18 या उससे ज़्यादा है: किसी और की सहमति नहीं चाहिए।',
  noConsent: 'आपकी उम्र 18 से कम है, और माता-पिता या अभिभावक ने अभी सहमति नहीं दी है। जब ज़रूरत होगी, हम पूछ लेंगे।',
  given: (name: string, contact: string, day: string) =>
    `${name} (${contact}) ने ${day} को टेस्ट, काउंसलिंग और रिपोर्ट शेयर करने की सहमति दी।`,
  askGuardian: 'अभी पूछें',
  withdraw: 'सहमति वापस लें',
  withdrawTitle: 'सहमति वापस लेनी है?',
  withdrawText:
    'आपकी रिपोर्ट के लिंक तुरंत बंद हो जाएँगे, और बुक किए हुए सेशन रद्द हो जाएँगे: शुरू होने के 12 घंटे पहले तक वे आपको वापस मिल जाते हैं। जब तक माता-पिता या अभिभावक फिर से सहमति न दें, कुछ नया शुरू नहीं हो सकेगा।',
  keep: 'रहने दें',
  withdrawn: 'सहमति वापस ले ली गई',
  withdrawFailed: 'सहमति वापस नहीं ली जा सकी। कृपया फिर से कोशिश करें।',
  loading: 'आपकी प्रोफ़ाइल लोड हो रही है',
  failedTitle: 'यह हिस्सा अभी नहीं दिख पाया',
  failed: 'जानकारी नहीं मिल पाई',
  sections: 'प्रोफ़ाइल के हिस्से',
  nav: {
    personal: 'मेरे बारे में',
    'class-twelve': '12वीं',
    exams: 'परीक्षाएँ',
    preferences: 'पसंद',
    plan: 'प्लान',
    ledger: 'हिसाब',
    payments: 'भुगतान',
    privacy: 'प्राइवेसी',
    appearance: 'रंग-रूप',
  },
};
