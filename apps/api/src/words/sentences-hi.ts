/** What the server says, in Hindi, by its English sentence. */
export const SENTENCES_HI: Readonly<Record<string, string>> = {
  // Login and sign-up
  'First name must be at least 2 characters': 'नाम में कम से कम 2 अक्षर होने चाहिए',
  'Last name must be at least 2 characters': 'उपनाम में कम से कम 2 अक्षर होने चाहिए',
  'Please enter a valid email': 'कृपया सही ई-मेल लिखें',
  'Please enter a valid 10-digit mobile number': 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
  'Affiliation code must be alphanumeric and maximum 6 characters':
    'संस्था के कोड में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं, ज़्यादा से ज़्यादा 6',
  '{#} minutes': '{1} मिनट',

  // Letters
  'Hello {=},': 'नमस्ते {1},',

  // Money
  '{#} psychometric assessment': '{1} साइकोमेट्रिक टेस्ट',

  // Colleges and predictions
  'Prediction not found': 'यह प्रेडिक्शन नहीं मिला',

  // Sessions, lists and rounds
  'List not found': 'सूची नहीं मिली',

  'Add programmes to see what the rounds would make of them.': 'राउंड इनका क्या करेंगे, यह देखने के लिए प्रोग्राम जोड़ें।',

  // Assessment
  'Assessment not found': 'यह टेस्ट नहीं मिला',

  // Exam answers
  'A rank is a whole number from 1 to 25,00,000': 'रैंक 1 से 25,00,000 तक की पूरी संख्या होती है',
  'A percentile is a number from 0 to 100': 'परसेंटाइल 0 से 100 तक की संख्या होती है',
  'A merit number is a whole number from 1 to 10,00,000': 'मेरिट नंबर 1 से 10,00,000 तक की पूरी संख्या होता है',
  'Choose the state or union territory in which you first wrote Class XII':
    'वह राज्य या केंद्र शासित प्रदेश चुनें जहाँ आपने पहली बार 12वीं की परीक्षा दी',
  'Choose your home university from the list': 'सूची से अपनी होम यूनिवर्सिटी चुनें',
  'Choose your community from the list': 'सूची से अपना समुदाय चुनें',
  'A year has four digits': 'साल में चार अंक होते हैं',
  'This year is still to come': 'यह साल अभी आया नहीं है',
  'Enter at least one rank, or your JEE Main percentile': 'कम से कम एक रैंक लिखें, या अपना JEE Main परसेंटाइल',
  'Enter your MHT-CET percentile or your state merit number': 'अपना MHT-CET परसेंटाइल या राज्य का मेरिट नंबर लिखें',
  'Candidates from outside Maharashtra compete for All India seats by JEE Main: enter your JEE Main rank or percentile':
    'महाराष्ट्र से बाहर के छात्रों को ऑल इंडिया सीटें JEE Main से मिलती हैं: अपनी JEE Main रैंक या परसेंटाइल लिखें',

  // Where somebody is logged in
  '{=} on Android': 'Android पर {1}',
  '{=} on iOS': 'iOS पर {1}',
  '{=} on Windows': 'Windows पर {1}',
  '{=} on macOS': 'macOS पर {1}',
  '{=} on Linux': 'Linux पर {1}',
  'Unknown device': 'अनजान डिवाइस',

  // Reminders of rounds
  'Source: {}, as of {}. The official notice decides.': 'स्रोत: {1} (तारीख़: {2})। सरकारी सूचना ही मान्य है।',
  'Your lists: {}/rounds': 'आपकी सूचियाँ: {1}/rounds',
  'You asked for these reminders. You can stop them on the same page.':
    'ये याद आपने ही मँगाई हैं। इन्हें उसी पेज पर बंद कर सकते हैं।',
};
