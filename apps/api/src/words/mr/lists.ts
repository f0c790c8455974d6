/** What the server says about preference lists, in Marathi, by its English sentence. */
export const LISTS_MR: Readonly<Record<string, string>> = {
  // What a list is checked for
  'One choice is not open to you': 'एक पर्याय तुमच्यासाठी नाही',
  '{#} choices are not open to you': '{1} पर्याय तुमच्यासाठी नाहीत',
  '{} is not open to you: {}': '{1} तुमच्यासाठी नाही: {2}',
  'A choice like this can never be allotted.': 'असा पर्याय कधीच मिळू शकत नाही.',
  'Take it off': 'तो काढा',
  'Take them off': 'ते काढा',
  'The same programme stands here twice': 'एकच प्रोग्राम इथे दोनदा आहे',
  '{} is already higher up under another code.': '{1} दुसऱ्या कोडने आधीच वर आहे.',
  'The same programme stands on the list twice. Keep it in one place': 'एकच प्रोग्राम यादीत दोनदा आहे. तो एकाच जागी ठेवा',
  'We do not know this programme. Please search for it again': 'हा प्रोग्राम आमच्याकडे नाही. कृपया तो पुन्हा शोधा',
  'The lower one can never be allotted.': 'खालचा कधीच मिळू शकत नाही.',
  'Keep the higher one': 'वरचा ठेवा',
  'Every choice is out of reach': 'प्रत्येक पर्याय आवाक्याबाहेर आहे',
  'Each of them has a chance below {#}%.': 'यांपैकी प्रत्येकाची शक्यता {1}% पेक्षा कमी आहे.',
  'Keep the ones you dream of at the top and add programmes you are likely to get below them.':
    'जे तुमचे स्वप्न आहेत ते वरच ठेवा, आणि त्यांच्या खाली तुम्हाला मिळू शकतील असे प्रोग्राम जोडा.',
  'This list may leave you without a seat': 'या यादीतून कदाचित एकही सीट मिळणार नाही',
  'In {#} of 100 simulated admissions the one choice did not open.':
    'चालवून पाहिलेल्या 100 प्रवेशांपैकी {1} मध्ये हा एक पर्याय खुला झाला नाही.',
  'In {#} of 100 simulated admissions none of these {#} choices opened.':
    'चालवून पाहिलेल्या 100 प्रवेशांपैकी {1} मध्ये या {2} पर्यायांपैकी एकही खुला झाला नाही.',
  'One choice could not be estimated and is not counted: {}.':
    'एका पर्यायाची शक्यता काढता आली नाही, म्हणून तो मोजला नाही: {1}.',
  '{#} choices could not be estimated and are not counted: {}.':
    '{1} पर्यायांची शक्यता काढता आली नाही, म्हणून ते मोजले नाहीत: {2}.',
  '{#} choices could not be estimated and are not counted, among them: {}.':
    '{1} पर्यायांची शक्यता काढता आली नाही, म्हणून ते मोजले नाहीत, उदाहरणार्थ: {2}.',
  'Add programmes you are more likely to get at the end.': 'यादीच्या शेवटी मिळण्याची शक्यता जास्त असलेले प्रोग्राम जोडा.',
  'Up to place {#} a seat can end the process, so add only ones that you would gladly take.':
    'स्थान {1} पर्यंतची सीट मिळाली तर प्रक्रिया संपू शकते, म्हणून आनंदाने घ्याल असेच प्रोग्राम जोडा.',
  'They are only used when nothing above them opens.': 'त्यांच्या वर काहीच खुले झाले नाही, तरच ते कामी येतात.',
  'One choice can hardly ever come': 'एक पर्याय क्वचितच मिळेल',
  '{#} choices can hardly ever come': '{1} पर्याय क्वचितच मिळतील',
  '{} stands above and is surer, so you would have it before any of these counts.':
    '{1} वर आहे आणि जास्त नक्की आहे, म्हणून यांपैकी कोणाचीही वेळ येण्याआधी तेच मिळेल.',
  'That is right if you like it better.': 'तुम्हाला तेच जास्त आवडत असेल, तर हे बरोबर आहे.',
  'If you like one of these better, it belongs above.': 'यांपैकी एखादे जास्त आवडत असेल, तर ते वर ठेवा.',
  'Move {} below': '{1} खाली न्या',
  'Any of the first {#} ends the process': 'पहिल्या {1} पैकी कोणताही मिळाला की प्रक्रिया संपते',
  'If you are allotted {}, you must accept it or leave CAP; you cannot wait for a better one.':
    'तुम्हाला {1} मिळाला, तर तो स्वीकारावा लागतो किंवा CAP सोडावे लागते; त्याहून चांगल्या पर्यायाची वाट पाहता येत नाही.',
  'your first choice in round {#}': 'राउंड {1} मध्ये पहिला पर्याय',
  'one of your first {#} in round {#}': 'राउंड {2} मध्ये पहिल्या {1} पैकी एखादा',
  'In {#} of 100 simulated admissions that cost a higher choice which opened later.':
    'चालवून पाहिलेल्या 100 प्रवेशांपैकी {1} मध्ये यामुळे नंतर खुला झालेला वरचा पर्याय हुकला.',
  'So place only programmes there that you would gladly take.': 'म्हणून तिथे आनंदाने घ्याल असेच प्रोग्राम ठेवा.',
  'From place {#} on, order is simply what you like better.': 'स्थान {1} पासून पुढे क्रम फक्त तुमच्या आवडीचा आहे.',
  'A fee waiver seat is missing': 'फी माफीची एक सीट राहिली आहे',
  '{#} fee waiver seats are missing': 'फी माफीच्या {1} जागा राहिल्या आहेत',
  'You told us that you may have tuition fee waiver (TFWS) seats.':
    'तुम्ही ट्यूशन फी माफीची (TFWS) सीट घेऊ शकता असे तुम्ही सांगितले आहे.',
  'They have a choice code of their own: without it on the list you cannot get the waiver.':
    'तिचा चॉइस कोड वेगळा असतो: तो यादीत नसेल, तर माफी मिळू शकत नाही.',
  '{} has one.': '{1} मध्ये अशी सीट आहे.',
  'Add it above': 'ती वर जोडा',
  'Add each above its programme': 'प्रत्येक तिच्या प्रोग्रामच्या वर जोडा',

  // How a choice stands
  'No seat of this programme was allotted in the newest lists, so there is nothing to go by.':
    'सर्वात नवीन याद्यांत या प्रोग्रामची एकही सीट दिली गेली नाही, म्हणून अंदाज करायला काही आधार नाही.',
  'This programme is no longer in the lists that we know.': 'हा प्रोग्राम आता आमच्याकडील याद्यांत नाही.',
  'No longer offered': 'आता उपलब्ध नाही',
  'There are no earlier closing ranks to judge these seats by.': 'या जागांचा अंदाज करायला आधीच्या क्लोजिंग रँक नाहीत.',
  'None of its seats is open to you.': 'यातील एकही सीट तुमच्यासाठी नाही.',
  'These seats go by another rank list: {}. Enter that rank to see them.':
    'या जागा दुसऱ्या रँक लिस्टवरून मिळतात: {1}. त्या पाहण्यासाठी ती रँक लिहा.',
  'A fee waiver seat has a choice code of its own in the option form, which the cut-off lists do not print. The programme itself is {}.':
    'ऑप्शन फॉर्म मध्ये फी माफीच्या सीटचा चॉइस कोड वेगळा असतो, जो कट-ऑफच्या याद्यांत छापलेला नसतो. प्रोग्रामचा स्वतःचा कोड {1} आहे.',
  'You have tried many different profiles today. Your lists are safe; chances for this profile show again tomorrow.':
    'आज तुम्ही अनेक वेगवेगळे प्रोफाइल वापरून पाहिले आहेत. तुमच्या याद्या सुरक्षित आहेत; या प्रोफाइलच्या शक्यता उद्या पुन्हा दिसतील.',
  'Complete your exam profile to see your chances: {}.': 'तुमच्या शक्यता पाहण्यासाठी परीक्षेची माहिती पूर्ण करा: {1}.',
  'None of these choices could be estimated. {}': 'यांपैकी एकाही पर्यायाची शक्यता काढता आली नाही. {1}',

  // Why a seat is not for a student
  'Seats for candidates of Maharashtra.': 'या जागा महाराष्ट्रातील विद्यार्थ्यांसाठी आहेत.',
  'Home university seats need your home university.': 'होम युनिव्हर्सिटीच्या जागांसाठी तुमची होम युनिव्हर्सिटी लागते.',
  'The home university of this college is not known to us.': 'या कॉलेजची होम युनिव्हर्सिटी आम्हाला माहीत नाही.',
  'Seats for candidates of this home university.': 'या जागा याच होम युनिव्हर्सिटीच्या विद्यार्थ्यांसाठी आहेत.',
  'Seats for other universities.': 'या जागा इतर विद्यापीठांच्या विद्यार्थ्यांसाठी आहेत.',
  'Seats of the category {}.': 'या {1} कॅटेगरीच्या जागा आहेत.',
  'For persons with disability.': 'दिव्यांग विद्यार्थ्यांसाठी.',
  'Seats for persons with disability.': 'या जागा दिव्यांग विद्यार्थ्यांसाठी आहेत.',
  'For children of defence personnel.': 'संरक्षण दलातील कर्मचाऱ्यांच्या मुलांसाठी.',
  'For orphans.': 'अनाथ विद्यार्थ्यांसाठी.',
  'These are tuition fee waiver seats, for which you did not ask.':
    'या ट्यूशन फी माफीच्या जागा आहेत, ज्या तुम्ही मागितल्या नव्हत्या.',
  'For the economically weaker section, outside the reserved categories.':
    'आर्थिकदृष्ट्या दुर्बल घटकासाठी, राखीव कॅटेगरींच्या बाहेर.',
  'Minority seats of another community.': 'या दुसऱ्या समुदायाच्या अल्पसंख्याक जागा आहेत.',
  "Other states' seats: {} has home seats at this institute.":
    'या इतर राज्यांच्या जागा आहेत: या संस्थेत {1} च्या होम स्टेट जागा आहेत.',
  'Home seats of another state; your home state is {}.': 'या दुसऱ्या राज्याच्या होम स्टेट जागा आहेत; तुमचे होम स्टेट {1} आहे.',
  'Female-only seats.': 'या जागा फक्त महिलांसाठी आहेत.',
  'B.Arch at an IIT needs the Architecture Aptitude Test.': 'IIT मधील B.Arch साठी आर्किटेक्चर अ‍ॅप्टिट्यूड टेस्ट (AAT) लागते.',

  // What has changed since the list was last seen
  'New closing ranks or a newer forecast': 'नवीन क्लोजिंग रँक किंवा नवीन अंदाज',
  'not given': 'दिलेले नाही',
  yes: 'होय',
  no: 'नाही',
  Gender: 'जेंडर',
  'Person with disability': 'दिव्यांग',
  Category: 'कॅटेगरी',
  'Home state': 'होम स्टेट',
  'Home university': 'होम युनिव्हर्सिटी',
  Candidature: 'कुठले विद्यार्थी',
  'MHT-CET percentile': 'MHT-CET पर्सेंटाइल',
  'State merit number': 'राज्य मेरिट नंबर',
  'All India merit number': 'ऑल इंडिया मेरिट नंबर',
  'JEE Main rank': 'JEE Main रँक',
  'JEE Main percentile': 'JEE Main पर्सेंटाइल',
  'JEE Main percentile of the second session': 'दुसऱ्या सेशनचे JEE Main पर्सेंटाइल',
  'JEE Main common rank': 'JEE Main कॉमन रँक',
  'JEE Main category rank': 'JEE Main कॅटेगरी रँक',
  'JEE Advanced common rank': 'JEE Advanced कॉमन रँक',
  'JEE Advanced category rank': 'JEE Advanced कॅटेगरी रँक',
  'Fee waiver (TFWS)': 'फी माफी (TFWS)',
  Defence: 'संरक्षण कोटा',
  Orphan: 'अनाथ',
  'Minority community': 'अल्पसंख्याक समुदाय',
  'Architecture Aptitude Test': 'आर्किटेक्चर अ‍ॅप्टिट्यूड टेस्ट',
  'Another rank': 'दुसरी रँक',

  // A past year
  'A past year is an example, not a forecast: closing ranks move from year to year.':
    'मागचे वर्ष हे उदाहरण आहे, अंदाज नाही: क्लोजिंग रँक दरवर्षी बदलतात.',
  '{}: your percentile was worth about {} in {}.': '{1}: {3} मध्ये तुमच्या पर्सेंटाइलला हा सुमारे {2} असता.',
  'A merit number is compared with that year’s as it stands, although more students sit the exam every year.':
    'मेरिट नंबरची तुलना त्या वर्षीच्या नंबरशी आहे तशीच केली जाते, जरी दरवर्षी जास्त विद्यार्थी परीक्षा देतात.',
  'Acceptance is played by today’s rule on the {} rounds of {}. The same list is used in every round.':
    'सीट स्वीकारण्याचा आजचा नियम {2} च्या {1} राउंडना लावला आहे. प्रत्येक राउंडमध्ये हीच यादी घेतली आहे.',
  'The state list of round 2 of 2024 is not among the lists that we have.':
    '2024 च्या राउंड 2 ची राज्य यादी आमच्याकडे नाही.',
  'No seat that is open to you was allotted here that year.': 'त्या वर्षी इथे तुमच्यासाठी असलेली एकही सीट दिली गेली नाही.',
  'We have no closing ranks of {} to play against': '{1} च्या क्लोजिंग रँक आमच्याकडे नाहीत',

  // The list as a file
  'CAP option form': 'CAP चा ऑप्शन फॉर्म',
  'JoSAA choice list': 'JoSAA ची choice list',
  'Choice code': 'चॉइस कोड',
  'Institute code': 'संस्था कोड',
  '{#} choice in order of preference': '{1} पर्याय',
  '{#} choices in order of preference': '{1} पर्याय, पसंतीच्या क्रमाने',
  'Chances are forecasts from closing ranks up to {}, of a seat by the last round if it is offered. No seat is guaranteed. Check every code in the official form before you submit it.':
    'शक्यता म्हणजे {1} पर्यंतच्या क्लोजिंग रँकवरून काढलेला अंदाज: जागा दिली गेली तर शेवटच्या राउंडपर्यंत मिळण्याचा. कोणत्याही सीटची हमी नाही. पाठवण्याआधी प्रत्येक कोड अधिकृत फॉर्ममध्ये तपासा.',
  'This list is empty.': 'ही यादी रिकामी आहे.',
  'No.': 'क्र.',
  'Programme and institute': 'प्रोग्राम आणि संस्था',
  Chance: 'शक्यता',
  'own code': 'वेगळा कोड',
  'Lines struck through are not open to you: leave them out.': 'खोडलेल्या ओळी तुमच्यासाठी नाहीत: त्या वगळा.',
  'up to {#}%': '{1}% पर्यंत',
  'of {}': '{1} चा',
  'This choice ends the process when it is allotted in round {}': 'राउंड {1} मध्ये हा पर्याय मिळाला की प्रक्रिया संपते',
  'Any of these {} ends the process when it is allotted in round {}':
    'राउंड {2} मध्ये या {1} पैकी कोणताही मिळाला की प्रक्रिया संपते',
  Preference: 'स्थान',
  Code: 'कोड',
  Institute: 'संस्था',
  Programme: 'प्रोग्राम',
  City: 'शहर',
  'Chance %': 'शक्यता %',
  Note: 'टीप',
};
