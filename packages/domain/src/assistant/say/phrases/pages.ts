import type { Phrases } from './phrases.ts';

/** The pages that answers link to. */
export const PAGE_TITLES: Phrases = {
  Predictor: ['प्रेडिक्टर', 'प्रेडिक्टर'],
  'How good the forecasts were': ['अनुमान कितने सही निकले', 'अंदाज किती बरोबर आले'],
  'Rounds and preference lists': ['राउंड और पसंद की सूचियाँ', 'राउंड आणि पसंतीच्या याद्या'],
  Counseling: ['काउंसलिंग', 'काउन्सेलिंग'],
  'Psychometric assessment': ['साइकोमेट्रिक टेस्ट', 'सायकोमेट्रिक टेस्ट'],
  'My profile': ['मेरी प्रोफ़ाइल', 'माझे प्रोफाइल'],
  Support: ['सपोर्ट', 'सपोर्ट'],
  'Questions and answers': ['सवाल-जवाब', 'प्रश्न आणि उत्तरे'],
  'Explore colleges': ['कॉलेज खोजें', 'कॉलेज शोधा'],
  'Top up attempts': ['और प्रयास ख़रीदें', 'आणखी प्रयत्न विकत घ्या'],
  'Buy counseling sessions': ['काउंसलिंग सेशन ख़रीदें', 'काउन्सेलिंग सेशन विकत घ्या'],
  'Buy the assessment': ['टेस्ट ख़रीदें', 'टेस्ट विकत घ्या'],
};
