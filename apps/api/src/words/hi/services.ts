/** What the server says about what is on sale, sessions and counselors, in Hindi, by its English sentence. */
export const SERVICES_HI: Readonly<Record<string, string>> = {
  // What is on sale
  '{#} Prediction Attempts': 'प्रेडिक्टर के {1} प्रयास',
  '{#} Counseling Session': 'काउंसलिंग का {1} सेशन',
  '{#} Counseling Sessions': 'काउंसलिंग के {1} सेशन',
  'Psychometric Assessment': 'साइकोमेट्रिक टेस्ट',

  // A payment on its way
  'If money has left your account, it comes back to you.': 'अगर आपके खाते से पैसे कटे हैं, तो वे आपको वापस मिल जाएँगे।',

  // What a session is about
  'Choosing a branch': 'ब्रांच चुनना',
  'My chances and backup plans': 'मेरी संभावना और दूसरे रास्ते',
  'CAP preference list': 'CAP की पसंद की सूची',
  'JoSAA choice filling': 'JoSAA में choice filling',
  'Freeze, float, slide and betterment': 'Freeze, float, slide और betterment',
  'Careers after a branch': 'ब्रांच के बाद करियर',
  'Fees, scholarships and hostels': 'फ़ीस, स्कॉलरशिप और हॉस्टल',

  // Counselors
  'CAP rounds and preference lists': 'CAP के राउंड और पसंद की सूचियाँ',
  'Helps students turn a percentile into a list in the right order, and explains what freeze and betterment mean before it is too late to choose.':
    'परसेंटाइल से सही क्रम वाली सूची बनाने में मदद करती हैं, और चुनने का समय निकलने से पहले समझाती हैं कि freeze और betterment का मतलब क्या है।',
  'JoSAA choices for JEE students': 'JEE के छात्रों के लिए JoSAA के विकल्प',
  'Works through NIT, IIIT and IIT options by home state and category, and builds a choice list that keeps the good surprises in reach.':
    'होम स्टेट और कैटेगरी देखकर NIT, IIIT और IIT के विकल्प परखते हैं, और ऐसी सूची बनाते हैं जिसमें अच्छे मौक़े भी पहुँच में रहें।',
  'Finding the branch that fits': 'आपके लिए सही ब्रांच',
  'Talks about what engineers of each branch do all day, reads assessment reports with care, and never tells anyone what to become.':
    'बताती हैं कि हर ब्रांच के इंजीनियर दिन भर क्या करते हैं, टेस्ट की रिपोर्ट ध्यान से पढ़ती हैं, और किसी को यह नहीं कहतीं कि क्या बनना है।',
  'Fees, scholarships and living away from home': 'फ़ीस, स्कॉलरशिप और घर से दूर रहना',
  'For families who count: tuition fee waivers, state scholarships, hostels, and what a year really costs. Parents are welcome to join.':
    'हिसाब रखने वाले परिवारों के लिए: ट्यूशन फ़ीस माफ़ी, राज्य की स्कॉलरशिप, हॉस्टल, और एक साल का असली ख़र्च। माता-पिता भी साथ आ सकते हैं।',
  'Two exams, one plan': 'दो परीक्षाएँ, एक योजना',
  'For students with ranks in both JEE and MHT-CET: which rounds come first, what to hold on to, and when to let go.':
    'उन छात्रों के लिए जिनकी JEE और MHT-CET दोनों में रैंक है: कौन से राउंड पहले आते हैं, क्या थामे रखें, और कब छोड़ें।',
};
