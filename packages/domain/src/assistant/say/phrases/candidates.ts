import type { Phrases } from './phrases.ts';

/** What was taken for granted about a candidate, and what is still needed. */
export const CANDIDATES: Phrases = {
  'Tell me your MHT-CET merit number or percentile: these seats go by the state merit list. A JEE rank or percentile, or a category rank, is of another list.':
    [
      'अपना MHT-CET मेरिट नंबर या परसेंटाइल लिखिए: ये सीटें स्टेट मेरिट लिस्ट से मिलती हैं। JEE की रैंक या परसेंटाइल, या कैटेगरी रैंक, दूसरी लिस्ट की होती है।',
      'तुमचा MHT-CET मेरिट नंबर किंवा पर्सेंटाइल लिहा: या जागा राज्य मेरिट यादीवरून मिळतात. JEE ची रँक किंवा पर्सेंटाइल, किंवा कॅटेगरी रँक, दुसऱ्या यादीची असते.',
    ],
  'Tell me your JEE Main rank, or your JEE Main percentile by that name: these seats go by that list. A merit number, a percentile of MHT-CET or a rank of another exam does not count there.':
    [
      'अपनी JEE Main रैंक लिखिए, या साफ़ लिखिए कि परसेंटाइल JEE Main का है: ये सीटें उसी लिस्ट से मिलती हैं। मेरिट नंबर, MHT-CET का परसेंटाइल या दूसरी परीक्षा की रैंक वहाँ नहीं गिनी जाती।',
      'तुमची JEE Main रँक लिहा, किंवा पर्सेंटाइल JEE Main चे आहे असे स्पष्ट लिहा: या जागा त्याच यादीवरून मिळतात. मेरिट नंबर, MHT-CET चे पर्सेंटाइल किंवा दुसऱ्या परीक्षेची रँक तिथे चालत नाही.',
    ],
  'Tell me your {} rank: these seats go by that list. A percentile, a merit number or a rank of another exam does not count there.':
    [
      'अपनी {1} रैंक लिखिए: ये सीटें उसी लिस्ट से मिलती हैं। परसेंटाइल, मेरिट नंबर या दूसरी परीक्षा की रैंक वहाँ नहीं गिनी जाती।',
      'तुमची {1} रँक लिहा: या जागा त्याच यादीवरून मिळतात. पर्सेंटाइल, मेरिट नंबर किंवा दुसऱ्या परीक्षेची रँक तिथे चालत नाही.',
    ],
  'Tell me your MHT-CET percentile or merit number.': [
    'अपना MHT-CET परसेंटाइल या मेरिट नंबर लिखिए।',
    'तुमचे MHT-CET पर्सेंटाइल किंवा मेरिट नंबर लिहा.',
  ],
  'Tell me your JEE rank, or your JEE Main percentile.': [
    'अपनी JEE रैंक लिखिए, या अपना JEE Main परसेंटाइल।',
    'तुमची JEE रँक लिहा, किंवा तुमचे JEE Main पर्सेंटाइल.',
  ],
  'the rank as estimated from the percentile, {}% likely between {} and {}': [
    'परसेंटाइल से अनुमानित रैंक, {1}% संभावना है कि वह {2} और {3} के बीच हो',
    'पर्सेंटाइलवरून काढलेली अंदाजे रँक, ती {2} ते {3} च्या दरम्यान असण्याची शक्यता {1}%',
  ],
  'your ranks as estimated from the JEE Main percentile {}': [
    'JEE Main परसेंटाइल {1} से अनुमानित रैंक',
    'JEE Main पर्सेंटाइल {1} वरून काढलेल्या अंदाजे रँक',
  ],
  'Tell me your home state too: the one where you first appeared for Class XII. It decides between home state and other state seats.':
    [
      'अपना होम स्टेट भी लिखिए: जहाँ आपने पहली बार बारहवीं की परीक्षा दी। उसी से तय होता है कि होम स्टेट की सीटें मिलेंगी या दूसरे राज्य की।',
      'तुमचे होम स्टेटही लिहा: जिथे तुम्ही पहिल्यांदा बारावीची परीक्षा दिली. त्यावरूनच होम स्टेटच्या की इतर राज्यांच्या जागा ते ठरते.',
    ],
  'To judge this I need one more thing: {}.': [
    'इसे देखने के लिए एक बात और चाहिए: {1}।',
    'हे पाहण्यासाठी आणखी एक गोष्ट हवी: {1}.',
  ],
  'the open category': ['ओपन कैटेगरी', 'ओपन कॅटेगरी'],
  'seats that are open to everybody, not the ladies’ seats': [
    'सबके लिए खुली सीटें, महिलाओं की सीटें नहीं',
    'सर्वांसाठी खुल्या जागा, महिलांच्या जागा नाहीत',
  ],
  'female, as in your profile, so the seats for women too': [
    'महिला, जैसा आपकी प्रोफ़ाइल में है, इसलिए महिलाओं की सीटें भी',
    'महिला, तुमच्या प्रोफाइलप्रमाणे, म्हणून महिलांच्या जागाही',
  ],
  'a Maharashtra candidate': ['महाराष्ट्र के उम्मीदवार', 'महाराष्ट्राचे उमेदवार'],
  'no home university, which would open more seats': [
    'होम यूनिवर्सिटी नहीं बताई, बताने से और सीटें खुलती हैं',
    'होम युनिव्हर्सिटी सांगितलेली नाही, सांगितल्यास आणखी जागा खुल्या होतात',
  ],
  'the rank being your MHT-CET state merit number': [
    'यह रैंक आपका MHT-CET स्टेट मेरिट नंबर है',
    'ही रँक म्हणजे तुमचा MHT-CET राज्य मेरिट नंबर',
  ],
  'gender-neutral seats only': ['सिर्फ़ सबके लिए खुली सीटें', 'फक्त सर्वांसाठी खुल्या जागा'],
  'the rank being the common rank (CRL) of {}': ['यह रैंक {1} की कॉमन रैंक (CRL) है', 'ही रँक म्हणजे {1} ची कॉमन रँक (CRL)'],
  'the rank being the common rank (CRL) of {}, so open seats only: {} seats go by the category rank': [
    'यह रैंक {1} की कॉमन रैंक (CRL) है, इसलिए सिर्फ़ ओपन सीटें: {2} सीटें कैटेगरी रैंक से मिलती हैं',
    'ही रँक म्हणजे {1} ची कॉमन रँक (CRL), म्हणून फक्त ओपन जागा: {2} च्या जागा कॅटेगरी रँकवरून मिळतात',
  ],
  'the rank being your common rank (CRL) of {}': [
    'यह रैंक आपकी {1} की कॉमन रैंक (CRL) है',
    'ही रँक म्हणजे तुमची {1} ची कॉमन रँक (CRL)',
  ],
  'the rank being your {} rank of {}': ['यह रैंक आपकी {2} की {1} रैंक है', 'ही रँक म्हणजे तुमची {2} ची {1} रँक'],
  'open seats only: {} seats go by the category rank': [
    'सिर्फ़ ओपन सीटें: {1} सीटें कैटेगरी रैंक से मिलती हैं',
    'फक्त ओपन जागा: {1} च्या जागा कॅटेगरी रँकवरून मिळतात',
  ],
  'all-India and other-state seats: in your home state more may be open': [
    'ऑल इंडिया और दूसरे राज्यों की सीटें: आपके होम स्टेट में और खुल सकती हैं',
    'ऑल इंडिया आणि इतर राज्यांच्या जागा: तुमच्या होम स्टेटमध्ये आणखी खुल्या असू शकतात',
  ],
  '{} being your home state': ['आपका होम स्टेट {1} है', 'तुमचे होम स्टेट {1} आहे'],
  '{} and open seats, the easier of the two': [
    '{1} और ओपन सीटें, इनमें से जो आसान हो',
    '{1} आणि ओपन जागा, त्यांपैकी जी सोपी असेल ती',
  ],
  'the open category, since I know of no other': [
    'ओपन कैटेगरी, क्योंकि कोई दूसरी पता नहीं है',
    'ओपन कॅटेगरी, कारण दुसरी कोणती माहीत नाही',
  ],
  'where seats differ by home university, the stricter of the two': [
    'जहाँ होम यूनिवर्सिटी से सीटें अलग हैं, वहाँ ज़्यादा कठिन वाली',
    'जिथे होम युनिव्हर्सिटीनुसार जागा वेगळ्या आहेत, तिथे जास्त कठीण असलेली',
  ],
  'home university seats at colleges of {}, as in your profile, and the other seats elsewhere': [
    '{1} के कॉलेजों में होम यूनिवर्सिटी सीटें, जैसा आपकी प्रोफ़ाइल में है, और बाक़ी जगह दूसरी सीटें',
    '{1} च्या कॉलेजांत होम युनिव्हर्सिटीच्या जागा, तुमच्या प्रोफाइलप्रमाणे, आणि इतरत्र बाकीच्या जागा',
  ],
  'home university seats at colleges of {}, as you said, and the other seats elsewhere': [
    '{1} के कॉलेजों में होम यूनिवर्सिटी सीटें, जैसा आपने बताया, और बाक़ी जगह दूसरी सीटें',
    '{1} च्या कॉलेजांत होम युनिव्हर्सिटीच्या जागा, तुम्ही सांगितल्याप्रमाणे, आणि इतरत्र बाकीच्या जागा',
  ],
  'the home university {}, as in your profile': [
    'होम यूनिवर्सिटी {1}, जैसा आपकी प्रोफ़ाइल में है',
    'होम युनिव्हर्सिटी {1}, तुमच्या प्रोफाइलप्रमाणे',
  ],
  'the home university {}, as you said': ['होम यूनिवर्सिटी {1}, जैसा आपने बताया', 'होम युनिव्हर्सिटी {1}, तुम्ही सांगितल्याप्रमाणे'],
  'the category {}, as you said, and not {} of your profile': [
    'कैटेगरी {1}, जैसा आपने बताया, प्रोफ़ाइल की {2} नहीं',
    'कॅटेगरी {1}, तुम्ही सांगितल्याप्रमाणे, प्रोफाइलमधील {2} नाही',
  ],
  'somebody else, so nothing of your own profile': [
    'किसी और के लिए, इसलिए आपकी प्रोफ़ाइल का कुछ नहीं',
    'दुसऱ्या कोणासाठी, म्हणून तुमच्या प्रोफाइलमधील काही नाही',
  ],
  'the careful end of the range that you named': [
    'आपने जो दायरा बताया उसका सावधानी वाला सिरा',
    'तुम्ही सांगितलेल्या मर्यादेतील सावध बाजू',
  ],
  'no marks of Class XII, since these seats do not go by them': [
    'बारहवीं के अंक नहीं, क्योंकि ये सीटें उनसे नहीं मिलतीं',
    'बारावीचे गुण नाहीत, कारण या जागा त्यांवरून मिळत नाहीत',
  ],
};
