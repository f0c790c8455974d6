/** What the server says in predictions and their files, in Marathi, by its English sentence. */
export const PREDICTOR_MR: Readonly<Record<string, string>> = {
  // Why a seat is open to a student
  'All India seats go by JEE Main and are open to every state.':
    'ऑल इंडिया जागा JEE Main वरून मिळतात आणि प्रत्येक राज्यासाठी खुल्या आहेत.',
  'State level seats are open to every candidate of Maharashtra.':
    'राज्यस्तरीय जागा महाराष्ट्रातील प्रत्येक विद्यार्थ्यासाठी खुल्या आहेत.',
  "For candidates of the college's home university, which is yours: {}.":
    'कॉलेजच्या होम युनिव्हर्सिटीच्या विद्यार्थ्यांसाठी, आणि तीच तुमचीही आहे: {1}.',
  "For candidates of other universities than the college's own.":
    'ज्यांचे विद्यापीठ कॉलेजच्या विद्यापीठापेक्षा वेगळे आहे, अशा विद्यार्थ्यांसाठी.',
  'Open seats are for everyone, whatever the category.': 'ओपन जागा सर्वांसाठी आहेत, कॅटेगरी कोणतीही असो.',
  'Seats of your category, {}.': 'या तुमच्या कॅटेगरीच्या ({1}) जागा आहेत.',
  'General seats include women.': 'सर्वसाधारण जागांमध्ये महिलाही आहेत.',
  "Ladies' seats.": 'या जागा महिलांसाठी आहेत.',
  "A women's college.": 'हे महिलांचे कॉलेज आहे.',
  'Tuition fee waiver: family income up to ₹8 lakh, by merit.': 'ट्यूशन फी माफी: कुटुंबाचे उत्पन्न ₹8 लाखांपर्यंत, मेरिटनुसार.',
  'For the economically weaker section.': 'आर्थिकदृष्ट्या दुर्बल घटकासाठी.',
  'Minority seats: the college is of your community.': 'अल्पसंख्याक जागा: कॉलेज तुमच्या समाजाचे आहे.',
  'All India seats are open to every state.': 'ऑल इंडिया जागा प्रत्येक राज्यासाठी खुल्या आहेत.',
  "Other states' seats: your home state, {}, is not that of the institute.":
    'इतर राज्यांच्या जागा: तुमचे होम स्टेट {1} आहे, संस्थेचे राज्य वेगळे आहे.',
  'Home seats: you first wrote Class XII in {}.': 'होम स्टेट जागा: तुम्ही बारावीची परीक्षा पहिल्यांदा {1} मध्ये दिली.',
  'Open seats go by the common list, whatever the category.': 'ओपन जागा कॉमन लिस्टवरून मिळतात, कॅटेगरी कोणतीही असो.',
  'Seats of your category, {}, go by the rank within it.': 'तुमच्या कॅटेगरीच्या ({1}) जागा तिच्यातील रँकवरून मिळतात.',
  'Seats for persons with disability go by the PwD list.': 'दिव्यांग विद्यार्थ्यांच्या जागा PwD लिस्टवरून मिळतात.',
  'Gender-neutral seats are open to women too.': 'जेंडर-न्यूट्रल जागा महिलांसाठीही खुल्या आहेत.',
  'You have passed the Architecture Aptitude Test.': 'तुम्ही आर्किटेक्चर अॅप्टिट्यूड टेस्ट (AAT) उत्तीर्ण आहात.',
  'Your home university': 'तुमची होम युनिव्हर्सिटी',

  // Good to know about a prediction
  'A chance says how good your rank is if the seat is offered. Where it may not be offered, that stands beside it.':
    'शक्यता सांगते की जागा दिली गेली तर तुमची रँक किती चांगली आहे. जिथे जागा कदाचित दिली जाणार नाही, तिथे ते सोबत लिहिले आहे.',
  'A seat of last year is not always offered again; the chance counts that.':
    'मागच्या वर्षीची जागा नेहमी पुन्हा दिली जात नाही; शक्यतेत हे धरलेले आहे.',
  'Without your home university only state level and All India seats could be estimated.':
    'होम युनिव्हर्सिटीशिवाय फक्त राज्यस्तरीय आणि ऑल इंडिया जागा पाहता आल्या.',
  'Tuition fee waiver seats have a choice code of their own in the option form.':
    'ट्यूशन फी माफीच्या जागांना ऑप्शन फॉर्म मध्ये स्वतःचा वेगळा चॉइस कोड असतो.',
  'EWS seats are for candidates outside the reserved categories; they were left out.':
    'EWS जागा राखीव कॅटेगरीबाहेरच्या विद्यार्थ्यांसाठी आहेत; त्या वगळल्या आहेत.',
  'The published lists have no seats of their own for SBC, so these are your chances for open seats. SBC may bring you more: check the official CAP brochure.':
    'प्रसिद्ध याद्यांमध्ये SBC साठी वेगळ्या जागा नाहीत, म्हणून या ओपन जागांच्या शक्यता आहेत. SBC मुळे तुम्हाला आणखी जागा मिळू शकतात: CAP ची अधिकृत माहिती पुस्तिका पाहा.',
  'Late caste or validity papers move a candidate to the open category: keep them ready.':
    'जातीची किंवा वैधतेची कागदपत्रे उशिरा आली तर विद्यार्थी ओपनमध्ये जातो: ती तयार ठेवा.',
  'Your home state is where you first wrote Class XII, not your domicile.':
    'तुमचे होम स्टेट म्हणजे जिथे तुम्ही बारावीची परीक्षा पहिल्यांदा दिली ते राज्य, तुम्ही जिथले रहिवासी आहात ते नव्हे.',
  'Your {} certificate must be dated on or after 1 April of the admission year.':
    'तुमचे {1} प्रमाणपत्र प्रवेशाच्या वर्षाच्या 1 एप्रिलचे किंवा त्यानंतरचे असले पाहिजे.',
  'Seats for persons with disability go by PwD ranks; without them only the other seats are estimated.':
    'दिव्यांग विद्यार्थ्यांच्या जागा PwD रँकवरून मिळतात; ती नसेल तर फक्त इतर जागा पाहिल्या जातात.',

  // How a place in a list is estimated
  'Estimated from your JEE Main percentile {} and the number of candidates up to {}. Your real rank comes with the result of the last session.':
    'तुमचे JEE Main पर्सेंटाइल {1} आणि {2} पर्यंतच्या विद्यार्थ्यांची संख्या यांवरून अंदाज. खरी रँक शेवटच्या सेशनच्या निकालासोबत येते.',
  'Estimated: about {}% of the candidates up to common rank {} are {}, as the JoSAA lists of the last years show. NTA does not print this share.':
    'अंदाज: कॉमन रँक {2} पर्यंतचे सुमारे {1}% विद्यार्थी {3} चे आहेत, असे मागच्या वर्षांच्या JoSAA याद्या दाखवतात. NTA हा वाटा छापत नाही.',
  'Your JEE Main ranks are estimated from your percentile: predict again when your real ranks are out.':
    'तुमच्या JEE Main रँकचा अंदाज तुमच्या पर्सेंटाइलवरून आहे: खऱ्या रँक आल्यावर पुन्हा अंदाज काढा.',
  'JEE Main {#} percentile': 'JEE Main {1} पर्सेंटाइल',
  'JEE Main percentile {}. CAP numbers only the candidates who apply to it: the place in its All India list is estimated from its lists of earlier years.':
    'JEE Main पर्सेंटाइल {1}. CAP फक्त अर्ज करणाऱ्यांना नंबर देते: तिच्या ऑल इंडिया लिस्टमधील जागेचा अंदाज मागच्या वर्षांच्या याद्यांवरून आहे.',
  'JEE Main rank {}, about the {} percentile. CAP numbers only the candidates who apply to it: the place in its All India list is estimated from its lists of earlier years.':
    'JEE Main रँक {1}, म्हणजे सुमारे {2} पर्सेंटाइल. CAP फक्त अर्ज करणाऱ्यांना नंबर देते: तिच्या ऑल इंडिया लिस्टमधील जागेचा अंदाज मागच्या वर्षांच्या याद्यांवरून आहे.',
  'From the cut-off lists of {}, which print percentile and merit number side by side.':
    '{1} च्या कट-ऑफ याद्यांवरून, ज्यांत पर्सेंटाइल आणि मेरिट नंबर शेजारी छापलेले असतात.',
  'From the lists of {}; how much the number of candidates has changed since is not known.':
    '{1} च्या याद्यांवरून; त्यानंतर विद्यार्थ्यांची संख्या किती बदलली हे माहीत नाही.',
  'The merit number for this percentile rose by about {}% a year up to {}, as more students sat the exam. {} is carried on from there; the range shows how much the growth has varied.':
    'या पर्सेंटाइलचा मेरिट नंबर {2} पर्यंत दरवर्षी सुमारे {1}% वाढला, कारण परीक्षा देणारे वाढले. {3} चा अंदाज तिथून पुढे आहे; ही वाढ किती बदलत राहिली हे मर्यादा दाखवते.',
  'The merit number for this percentile fell by about {}% a year up to {}, as fewer students sat the exam. {} is carried on from there; the range shows how much the change has varied.':
    'या पर्सेंटाइलचा मेरिट नंबर {2} पर्यंत दरवर्षी सुमारे {1}% कमी झाला, कारण परीक्षा देणारे कमी झाले. {3} चा अंदाज तिथून पुढे आहे; हा बदल किती कमी-जास्त होत राहिला हे मर्यादा दाखवते.',

  // Branches
  'You like {}: this branch is about it.': 'तुम्हाला हे आवडते: {1}. ही ब्रँच त्याबद्दलच आहे.',
  'It also touches {}.': 'यात हेही येते: {1}.',
  'It is close to the interests your assessment found.': 'ही तुमच्या टेस्टमध्ये दिसलेल्या आवडींच्या जवळ आहे.',
  'It is far from the interests your assessment found.': 'ही तुमच्या टेस्टमध्ये दिसलेल्या आवडींपासून दूर आहे.',
  '{} of {} programmes are within reach, {} of them safe or likely.':
    '{2} पैकी {1} प्रोग्राम आवाक्यात आहेत, त्यांपैकी {3} जवळपास नक्की किंवा चांगली शक्यता असलेले आहेत.',
  programming: 'प्रोग्रॅमिंग',
  'data and artificial intelligence': 'डेटा आणि AI',
  mathematics: 'गणित',
  'electronics and gadgets': 'इलेक्ट्रॉनिक्स आणि गॅजेट',
  'electricity and energy': 'वीज आणि ऊर्जा',
  'machines and vehicles': 'यंत्रे आणि वाहने',
  'robots and automation': 'रोबोट आणि ऑटोमेशन',
  'buildings and cities': 'इमारती आणि शहरे',
  chemistry: 'रसायनशास्त्र',
  'materials and metals': 'पदार्थ आणि धातू',
  'biology and health': 'जीवशास्त्र आणि आरोग्य',
  'food and farming': 'अन्न आणि शेती',
  'the environment and the earth': 'पर्यावरण आणि पृथ्वी',
  'design and making things': 'डिझाइन आणि वस्तू बनवणे',
  'business and people': 'व्यवसाय आणि माणसे',

  // The year, and a run in a few words
  'We predict the admissions of {}. There is not enough data for a later one':
    'आम्ही {1} च्या प्रवेशांचा अंदाज देतो. त्यापुढच्या वर्षासाठी पुरेशी माहिती नाही',
  'We predict the admissions of {}. The results of earlier ones are published':
    'आम्ही {1} च्या प्रवेशांचा अंदाज देतो. त्याआधीचे निकाल जाहीर झाले आहेत',
  'Enter your {} rank of JEE {}: {} seats go by it, not by the common rank':
    'JEE {2} ची तुमची {1} रँक लिहा: {3} जागा तिच्यावरून मिळतात, कॉमन रँकवरून नाही',
  '{} percentile': '{1} पर्सेंटाइल',
  'merit number {}': 'मेरिट नंबर {1}',
  'outside Maharashtra': 'महाराष्ट्राबाहेर',

  // Files
  '{} prediction {}': '{1} चा अंदाज {2}',
  Safe: 'जवळपास नक्की',
  Likely: 'चांगली शक्यता',
  Possible: 'होऊ शकते',
  Reach: 'कठीण',
  Unlikely: 'फार कठीण',
  'Safe (90% or more)': 'जवळपास नक्की (90% किंवा जास्त)',
  'Likely (60 to 90%)': 'चांगली शक्यता (60 ते 90%)',
  'Possible (30 to 60%)': 'होऊ शकते (30 ते 60%)',
  'Reach (5 to 30%)': 'कठीण (5 ते 30%)',
  'Range only (too uncertain for a chance)': 'फक्त रेंज (शक्यता सांगण्यासाठी खूप अनिश्चित)',
  'Unlikely (below 5%)': 'फार कठीण (5% पेक्षा कमी)',
  '{#} of {#}': '{2} पैकी {1}',
  '{#} programmes': '{1} प्रोग्राम',
  '{#} of {#} programmes': '{2} पैकी {1} प्रोग्राम',
  '{#} of {#} programmes, {#} in all': '{2} पैकी {1} प्रोग्राम, एकूण {3}',
  'about {} ({} to {}), an estimate': 'सुमारे {1} ({2} ते {3}), एक अंदाज',
  'This prediction is for {}, and that season is over.': 'हा अंदाज {1} साठी आहे आणि तो सीझन संपला आहे.',
  'The number of rounds is that of {}: the rounds of {} are not announced yet.':
    'राउंडची संख्या {1} ची आहे: {2} चे राउंड अजून जाहीर झालेले नाहीत.',
  'Chance: how likely your rank is to be good enough by round {} of {} if the seat is offered, from closing ranks of {} to {}. A forecast, never a promise of a seat.':
    'शक्यता: जागा दिली गेली तर {2} च्या राउंड {1} पर्यंत तुमची रँक पुरेशी ठरण्याची, {3} ते {4} च्या क्लोजिंग रँकवरून. हा अंदाज आहे, सीटचे वचन कधीच नाही.',
  'Where a seat may not be offered, the row says so.': 'जिथे जागा कदाचित दिली जाणार नाही, तिथे ओळीत तसे लिहिले आहे.',
  'The closing rank is 80% likely to lie within the range given. Order your preference list by what you want most, not by chance.':
    '80% शक्यता आहे की क्लोजिंग रँक दिलेल्या मर्यादेत असेल. पसंतीची यादी तुम्हाला काय हवे त्या क्रमाने लावा, शक्यतेच्या क्रमाने नाही.',
  'Programme and college': 'प्रोग्राम आणि कॉलेज',
  Codes: 'कोड',
  'Forecast closing': 'अंदाजे क्लोजिंग',
  'Last year': 'मागचे वर्ष',
  'Range only': 'फक्त रेंज',
  'Too uncertain': 'खूप अनिश्चित',
  'Not known': 'माहीत नाही',
  'Round {}': 'राउंड {1}',
  '{} of {} are printed, some of each band. The CSV file holds all.':
    '{2} पैकी {1} छापले आहेत, प्रत्येक गटातील काही. CSV फाइलमध्ये सर्व आहेत.',
  'No programme fits what was chosen on the screen.': 'स्क्रीनवर जे निवडले त्यात एकही प्रोग्राम बसत नाही.',
  'Chosen: {}': 'निवडलेले: {1}',
  'Order: {}': 'क्रम: {1}',
  'search “{=}”': 'शोध “{1}”',
  'range only': 'फक्त रेंज',
  'the most sought-after within reach first; what may not be offered after the rest':
    'मिळू शकणाऱ्यांपैकी सर्वात जास्त मागणी असलेले आधी; कदाचित न दिल्या जाणाऱ्या जागा नंतर',
  'best chance first': 'सर्वात चांगली शक्यता आधी',
  'toughest first': 'सर्वात अवघड आधी',
  'by NIRF rank': 'NIRF रँकनुसार',
  'by college name': 'कॉलेजच्या नावानुसार',
  Computer: 'कॉम्प्युटर',
  'AI and Data Science': 'AI आणि डेटा सायन्स',
  Electronics: 'इलेक्ट्रॉनिक्स',
  Electrical: 'इलेक्ट्रिकल',
  Mechanical: 'मेकॅनिकल',
  'Robotics and Automation': 'रोबोटिक्स आणि ऑटोमेशन',
  Civil: 'सिव्हिल',
  Chemical: 'केमिकल',
  'Materials, Mining and Textiles': 'मटेरियल, मायनिंग आणि टेक्सटाइल',
  'Bio, Food and Pharma': 'बायो, फूड आणि फार्मा',
  Sciences: 'विज्ञान',
  'Other branches': 'इतर ब्रँच',
  'College code': 'कॉलेज कोड',
  College: 'कॉलेज',
  State: 'राज्य',
  'NIRF rank': 'NIRF रँक',
  'NIRF rank of the year': 'NIRF रँक कोणत्या वर्षाची',
  Band: 'गट',
  'Forecast closing rank': 'अंदाजे क्लोजिंग रँक',
  '80% range from': '80% मर्यादा, पासून',
  '80% range to': '80% मर्यादा, पर्यंत',
  'Closing rank last year': 'मागच्या वर्षीची क्लोजिंग रँक',
  'In round': 'राउंडमध्ये',
  'Best pool code': 'सर्वात चांगल्या जागेचा कोड',
  'Best pool': 'सर्वात चांगली जागा',
  'Rank counted': 'कोणती रँक धरली',
  Season: 'सीझन',
  'Fee for a year in rupees': 'एका वर्षाची फी, रुपयांत',
  'Fee of the year': 'फी कोणत्या वर्षाची',
  'Median pay in rupees a year, of those placed': 'नोकरी मिळालेल्यांचा मध्यक पगार, वर्षाला रुपयांत',
  'Median pay of the graduates of': 'मध्यक पगार कोणत्या वर्षी उत्तीर्ण झालेल्यांचा',
  'Fee ₹{#} ({=})': 'फी ₹{1} ({2})',
  'Median pay ₹{#} ({=})': 'मध्यक पगार ₹{1} ({2})',
  'Data up to': 'माहिती कधीपर्यंतची',
  'About the offer': 'जागा दिली जाण्याबद्दल',
  'End of the merit list': 'मेरिट लिस्टचा शेवट',
  'In {#} open to the end of the merit list.': '{1} मध्ये मेरिट लिस्टच्या शेवटपर्यंत खुली होती.',
  'May stay open almost to the end of the merit list in {#}.': '{1} मध्ये मेरिट लिस्टच्या जवळजवळ शेवटपर्यंत खुली राहू शकते.',
  'Where seats stay open to the end of the merit list, the closing rank is that of the last student who asked. Your real chance may be better.':
    'जिथे जागा मेरिट लिस्टच्या शेवटपर्यंत खुल्या राहतात, तिथे क्लोजिंग रँक ही जागा मागणाऱ्या शेवटच्या विद्यार्थ्याची असते. तुमची खरी शक्यता यापेक्षा चांगली असू शकते.',
  'Likely to be offered %': 'जागा दिली जाण्याची शक्यता %',
  'Years offered': 'किती वर्षे दिली गेली',
  'May not be offered: {#}% likely.': 'कदाचित दिली जाणार नाही: शक्यता {1}%.',
  '{#}% likely to be offered.': 'जागा दिली जाण्याची शक्यता {1}%.',
  'Offered in {#} of the last {#} years.': 'मागच्या {2} वर्षांपैकी {1} मध्ये दिली गेली.',
  'First offered in {#}.': 'पहिल्यांदा {1} मध्ये दिली गेली.',
  'By round {} %': 'राउंड {1} पर्यंत %',
  'Range only: too uncertain for a chance': 'फक्त रेंज: शक्यता सांगण्यासाठी खूप अनिश्चित',
};
