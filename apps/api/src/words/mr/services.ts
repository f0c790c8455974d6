/** What the server says about what is on sale, sessions and counselors, in Marathi, by its English sentence. */
export const SERVICES_MR: Readonly<Record<string, string>> = {
  // What is on sale
  '{#} Prediction Attempts': 'प्रेडिक्टरचे {1} प्रयत्न',
  '{#} Counseling Session': 'काउन्सेलिंगचे {1} सेशन',
  '{#} Counseling Sessions': 'काउन्सेलिंगची {1} सेशन',
  'Psychometric Assessment': 'सायकोमेट्रिक टेस्ट',

  // A payment on its way
  'If money has left your account, it comes back to you.': 'तुमच्या खात्यातून पैसे गेले असतील, तर ते तुम्हाला परत मिळतील.',

  // What a session is about
  'Choosing a branch': 'ब्रँच निवडणे',
  'My chances and backup plans': 'माझी शक्यता आणि दुसरे मार्ग',
  'CAP preference list': 'CAP ची पसंतीची यादी',
  'JoSAA choice filling': 'JoSAA मध्ये choice filling',
  'Freeze, float, slide and betterment': 'Freeze, float, slide आणि betterment',
  'Careers after a branch': 'ब्रँचनंतरचे करिअर',
  'Fees, scholarships and hostels': 'फी, स्कॉलरशिप आणि हॉस्टेल',

  // Counselors
  'CAP rounds and preference lists': 'CAP चे राउंड आणि पसंतीच्या याद्या',
  'Helps students turn a percentile into a list in the right order, and explains what freeze and betterment mean before it is too late to choose.':
    'पर्सेंटाइलवरून योग्य क्रमाची यादी बनवायला मदत करतात, आणि निवडायची वेळ निघून जाण्याआधी freeze आणि betterment म्हणजे काय ते समजावतात.',
  'JoSAA choices for JEE students': 'JEE च्या विद्यार्थ्यांसाठी JoSAA चे पर्याय',
  'Works through NIT, IIIT and IIT options by home state and category, and builds a choice list that keeps the good surprises in reach.':
    'होम स्टेट आणि कॅटेगरीनुसार NIT, IIIT आणि IIT चे पर्याय तपासतात, आणि चांगल्या संधीही आवाक्यात राहतील अशी यादी बनवतात.',
  'Finding the branch that fits': 'तुम्हाला साजेशी ब्रँच',
  'Talks about what engineers of each branch do all day, reads assessment reports with care, and never tells anyone what to become.':
    'प्रत्येक ब्रँचचे इंजिनिअर दिवसभर काय करतात ते सांगतात, टेस्टचा रिपोर्ट काळजीपूर्वक वाचतात, आणि काय बनायचे ते कोणालाही सांगत नाहीत.',
  'Fees, scholarships and living away from home': 'फी, स्कॉलरशिप आणि घरापासून दूर राहणे',
  'For families who count: tuition fee waivers, state scholarships, hostels, and what a year really costs. Parents are welcome to join.':
    'हिशोब पाहणाऱ्या कुटुंबांसाठी: ट्यूशन फी माफी, राज्याच्या स्कॉलरशिप, हॉस्टेल, आणि एका वर्षाचा खरा खर्च. आई-वडीलही सोबत येऊ शकतात.',
  'Two exams, one plan': 'दोन परीक्षा, एक योजना',
  'For students with ranks in both JEE and MHT-CET: which rounds come first, what to hold on to, and when to let go.':
    'JEE आणि MHT-CET दोन्हींत रँक असलेल्या विद्यार्थ्यांसाठी: कोणते राउंड आधी येतात, काय धरून ठेवायचे, आणि कधी सोडायचे.',
};
