import type { Phrases } from './phrases.ts';

/** How things are done here, step by step. */
export const STEPS: Phrases = {
  'Predict your chances': ['अपनी संभावना देखें', 'तुमची शक्यता पाहा'],
  'Open the predictor and choose the exam.': ['प्रेडिक्टर खोलें और परीक्षा चुनें।', 'प्रेडिक्टर उघडा आणि परीक्षा निवडा.'],
  'Check the form: it starts from your profile and explains each field.': [
    'फ़ॉर्म जाँच लें: वह आपकी प्रोफ़ाइल से भरा होता है और हर ख़ाना समझाता है।',
    'फॉर्म तपासा: तो तुमच्या प्रोफाइलवरून भरलेला असतो आणि प्रत्येक रकाना समजावतो.',
  ],
  'Run it. A run costs one attempt and is saved; opening it again is free.': [
    'चलाएँ। एक बार चलाने में एक प्रयास लगता है और नतीजा सहेजा जाता है; उसे दोबारा खोलना मुफ़्त है।',
    'चालवा. प्रत्येक वेळी एक प्रयत्न लागतो आणि निकाल जतन होतो; तो पुन्हा उघडणे मोफत आहे.',
  ],
  'Make a preference list': ['पसंद की सूची बनाएँ', 'पसंतीची यादी बनवा'],
  'Open Rounds and create a list for your exam.': [
    'राउंड खोलें और अपनी परीक्षा के लिए सूची बनाएँ।',
    'राउंड उघडा आणि तुमच्या परीक्षेसाठी यादी तयार करा.',
  ],
  'Add programmes there, or with “Add to list” on a college page or a prediction.': [
    'वहीं प्रोग्राम जोड़ें, या कॉलेज के पेज या अनुमान पर “सूची में जोड़ें” से।',
    'तिथेच प्रोग्राम जोडा, किंवा कॉलेजच्या पानावर किंवा अंदाजावर “यादीत जोडा” वापरा.',
  ],
  'Order them by what you truly want: drag, or use the arrow buttons. The page simulates the list and warns you where the rules bite.':
    [
      'जो सच में चाहिए उस क्रम में रखें: खींचकर, या तीर के बटनों से। पेज सूची को आज़माकर दिखाता है और जहाँ नियम रोकते हैं वहाँ चेतावनी देता है।',
      'खरोखर जे हवे त्या क्रमाने लावा: ओढून, किंवा बाणाच्या बटणांनी. पान यादी चालवून दाखवते आणि नियम आड येतात तिथे सावध करते.',
    ],
  'Book a counseling session': ['काउंसलिंग सेशन बुक करें', 'काउन्सेलिंग सेशन बुक करा'],
  'Open Counseling and choose a counselor and a free time; times are in IST.': [
    'काउंसलिंग खोलें, काउंसलर और ख़ाली समय चुनें; समय IST में है।',
    'काउन्सेलिंग उघडा, काउन्सेलर आणि मोकळी वेळ निवडा; वेळा IST मध्ये आहेत.',
  ],
  'Confirm. One session is spent at booking.': [
    'पुष्टि करें। बुक करते ही एक सेशन ख़र्च होता है।',
    'पक्के करा. बुक करताच एक सेशन खर्च होते.',
  ],
  'You get a join link, a calendar file and a reminder. Until 12 hours before, moving or cancelling is free.': [
    'आपको जुड़ने का लिंक, कैलेंडर फ़ाइल और याद दिलाने का संदेश मिलता है। 12 घंटे पहले तक समय बदलना या रद्द करना मुफ़्त है।',
    'तुम्हाला सामील होण्याची लिंक, कॅलेंडर फाइल आणि आठवण मिळते. 12 तास आधीपर्यंत वेळ बदलणे किंवा रद्द करणे मोफत आहे.',
  ],
  'Buy more attempts or sessions': ['और प्रयास या सेशन ख़रीदें', 'आणखी प्रयत्न किंवा सेशन विकत घ्या'],
  'Open the top-up page and choose what you need.': [
    'टॉप-अप का पेज खोलें और जो चाहिए वह चुनें।',
    'टॉप-अपचे पान उघडा आणि हवे ते निवडा.',
  ],
  'Apply a coupon if you have one, and pay.': ['कूपन हो तो लगाएँ, और भुगतान करें।', 'कूपन असेल तर लावा, आणि पेमेंट करा.'],
  'It is credited once the payment is settled and does not expire.': [
    'भुगतान पूरा होते ही यह खाते में आ जाता है और इसकी कोई आख़िरी तारीख़ नहीं है।',
    'पेमेंट पूर्ण होताच ते खात्यात येते आणि त्याला शेवटची तारीख नाही.',
  ],
  'Change to another plan': ['दूसरा प्लान लें', 'दुसरा प्लॅन घ्या'],
  'Open your profile and look at your plan.': [
    'अपनी प्रोफ़ाइल खोलें और अपना प्लान देखें।',
    'तुमचे प्रोफाइल उघडा आणि तुमचा प्लॅन पाहा.',
  ],
  'Choose the plan you want and pay the price shown there.': [
    'जो प्लान चाहिए वह चुनें और वहाँ दिखाई क़ीमत चुकाएँ।',
    'हवा तो प्लॅन निवडा आणि तिथे दाखवलेली किंमत भरा.',
  ],
  'Change your profile': ['अपनी प्रोफ़ाइल बदलें', 'तुमचे प्रोफाइल बदला'],
  'Open your profile.': ['अपनी प्रोफ़ाइल खोलें।', 'तुमचे प्रोफाइल उघडा.'],
  'Edit your details, and the ranks, category and home of each exam. Forms and forecasts start from them.': [
    'अपनी जानकारी और हर परीक्षा की रैंक, कैटेगरी और होम बदलें। फ़ॉर्म और अनुमान इन्हीं से शुरू होते हैं।',
    'तुमची माहिती आणि प्रत्येक परीक्षेची रँक, कॅटेगरी आणि होम बदला. फॉर्म आणि अंदाज यांवरूनच सुरू होतात.',
  ],
  'Compare colleges': ['कॉलेजों की तुलना करें', 'कॉलेजांची तुलना करा'],
  'Open Explore colleges and search for the first one.': [
    'कॉलेज खोजें खोलें और पहला कॉलेज ढूँढें।',
    'कॉलेज शोधा उघडा आणि पहिले कॉलेज शोधा.',
  ],
  'Choose “Compare” on up to four colleges; their facts stand side by side.': [
    'ज़्यादा से ज़्यादा चार कॉलेजों पर “तुलना करें” चुनें; उनकी जानकारी साथ-साथ दिखती है।',
    'जास्तीत जास्त चार कॉलेजांवर “तुलना करा” निवडा; त्यांची माहिती शेजारी शेजारी दिसते.',
  ],
  'Find colleges': ['कॉलेज ढूँढें', 'कॉलेज शोधा'],
  'Open Explore colleges and choose the exam.': ['कॉलेज खोजें खोलें और परीक्षा चुनें।', 'कॉलेज शोधा उघडा आणि परीक्षा निवडा.'],
  'Type a name, a city or a branch, or set the filters. Typing errors are forgiven.': [
    'नाम, शहर या ब्रांच लिखें, या फ़िल्टर लगाएँ। टाइपिंग की ग़लती चल जाती है।',
    'नाव, शहर किंवा ब्रँच लिहा, किंवा फिल्टर लावा. टायपिंगची चूक चालते.',
  ],
  'Take the psychometric assessment': ['साइकोमेट्रिक टेस्ट दें', 'सायकोमेट्रिक टेस्ट द्या'],
  'Open the assessment. It comes with Premium, or can be bought alone.': [
    'टेस्ट खोलें। यह Premium में मिलता है, या अलग से ख़रीद सकते हैं।',
    'टेस्ट उघडा. ती Premium मध्ये मिळते, किंवा वेगळी विकत घेता येते.',
  ],
  'Answer one item at a time; every answer is saved, so you can stop and come back.': [
    'बारी-बारी से जवाब दें; हर जवाब सहेजा जाता है, इसलिए रुककर बाद में लौट सकते हैं।',
    'क्रमाने उत्तरे द्या; प्रत्येक उत्तर जतन होते, त्यामुळे थांबून नंतर परत येऊ शकता.',
  ],
  'At the end you get a report on screen and as PDF, with branches that fit you and why.': [
    'अंत में स्क्रीन पर और PDF में रिपोर्ट मिलती है: कौन-सी ब्रांच आप पर जँचती हैं और क्यों।',
    'शेवटी स्क्रीनवर आणि PDF मध्ये रिपोर्ट मिळतो: कोणत्या ब्रँच तुम्हाला शोभतात आणि का.',
  ],
  'Take results and lists with you': ['नतीजे और सूचियाँ साथ ले जाएँ', 'निकाल आणि याद्या सोबत घ्या'],
  'Open the prediction or the list.': ['अनुमान या सूची खोलें।', 'अंदाज किंवा यादी उघडा.'],
  'Choose CSV or PDF.': ['CSV या PDF चुनें।', 'CSV किंवा PDF निवडा.'],
  'Write to support': ['सपोर्ट को लिखें', 'सपोर्टला लिहा'],
  'Open Support and choose a topic.': ['सपोर्ट खोलें और विषय चुनें।', 'सपोर्ट उघडा आणि विषय निवडा.'],
  'Write what happened; a screenshot helps. The answer comes there and by e-mail.': [
    'क्या हुआ, लिखें; स्क्रीनशॉट से मदद मिलती है। जवाब वहीं और ई-मेल से आता है।',
    'काय झाले ते लिहा; स्क्रीनशॉटने मदत होते. उत्तर तिथेच आणि ई-मेलवर येते.',
  ],
  'Enter the seat you were allotted': ['आपको मिली सीट दर्ज करें', 'तुम्हाला मिळालेली जागा नोंदवा'],
  'Open Rounds and the list you locked.': ['राउंड और अपनी लॉक की हुई सूची खोलें।', 'राउंड आणि तुमची लॉक केलेली यादी उघडा.'],
  'Enter the allotment of the round: the page shows what you may do next, with your chance of improving.': [
    'उस राउंड में मिली सीट दर्ज करें: पेज दिखाता है कि आगे क्या कर सकते हैं, और बेहतर सीट की संभावना कितनी है।',
    'त्या राउंडमध्ये मिळालेली जागा नोंदवा: पुढे काय करता येईल आणि आणखी चांगल्या जागेची शक्यता किती, ते पान दाखवते.',
  ],
};
