/** What the server says, in Marathi, by its English sentence. */
export const SENTENCES_MR: Readonly<Record<string, string>> = {
  // Login and sign-up
  'First name must be at least 2 characters': 'नावात किमान 2 अक्षरे असावीत',
  'Last name must be at least 2 characters': 'आडनावात किमान 2 अक्षरे असावीत',
  'Please enter a valid email': 'कृपया योग्य ई-मेल लिहा',
  'Please enter a valid 10-digit mobile number': 'कृपया 10 अंकी योग्य मोबाइल नंबर लिहा',
  'Affiliation code must be alphanumeric and maximum 6 characters':
    'संस्थेच्या कोडमध्ये फक्त इंग्रजी अक्षरे आणि अंक असतात, जास्तीत जास्त 6',
  '{#} minutes': '{1} मिनिटांनी',

  // Letters
  'Hello {=},': 'नमस्कार {1},',

  // Money
  '{#} psychometric assessment': '{1} सायकोमेट्रिक टेस्ट',

  // Colleges and predictions
  'Prediction not found': 'हे प्रेडिक्शन सापडले नाही',

  // Sessions, lists and rounds
  'List not found': 'यादी सापडली नाही',

  'Add programmes to see what the rounds would make of them.': 'राउंडमध्ये यांचे काय होईल ते पाहण्यासाठी प्रोग्राम जोडा.',

  // Assessment
  'Assessment not found': 'ही टेस्ट सापडली नाही',

  // Exam answers
  'A rank is a whole number from 1 to 25,00,000': 'रँक ही 1 ते 25,00,000 मधील पूर्ण संख्या असते',
  'A percentile is a number from 0 to 100': 'पर्सेंटाइल ही 0 ते 100 मधील संख्या असते',
  'A merit number is a whole number from 1 to 10,00,000': 'मेरिट नंबर ही 1 ते 10,00,000 मधील पूर्ण संख्या असते',
  'Choose the state or union territory in which you first wrote Class XII':
    'तुम्ही पहिल्यांदा 12वीची परीक्षा जिथे दिली ते राज्य किंवा केंद्रशासित प्रदेश निवडा',
  'Choose your home university from the list': 'यादीतून तुमची होम युनिव्हर्सिटी निवडा',
  'Choose your community from the list': 'यादीतून तुमचा समाज निवडा',
  'A year has four digits': 'वर्षाला चार अंक असतात',
  'This year is still to come': 'हे वर्ष अजून यायचे आहे',
  'Enter at least one rank, or your JEE Main percentile': 'किमान एक रँक लिहा, किंवा तुमचे JEE Main पर्सेंटाइल',
  'Enter your MHT-CET percentile or your state merit number': 'तुमचे MHT-CET पर्सेंटाइल किंवा राज्याचा मेरिट नंबर लिहा',
  'Candidates from outside Maharashtra compete for All India seats by JEE Main: enter your JEE Main rank or percentile':
    'महाराष्ट्राबाहेरील विद्यार्थ्यांना ऑल इंडिया जागा JEE Main ने मिळतात: तुमची JEE Main रँक किंवा पर्सेंटाइल लिहा',

  // Where somebody is logged in
  '{=} on Android': 'Android वर {1}',
  '{=} on iOS': 'iOS वर {1}',
  '{=} on Windows': 'Windows वर {1}',
  '{=} on macOS': 'macOS वर {1}',
  '{=} on Linux': 'Linux वर {1}',
  'Unknown device': 'अनोळखी डिव्हाइस',

  // Reminders of rounds
  'Source: {}, as of {}. The official notice decides.': 'स्रोत: {1} (तारीख: {2}). अधिकृत सूचनाच अंतिम आहे.',
  'Your lists: {}/rounds': 'तुमच्या याद्या: {1}/rounds',
  'You asked for these reminders. You can stop them on the same page.':
    'या आठवणी तुम्हीच मागवल्या आहेत. त्या त्याच पानावर थांबवू शकता.',
};
