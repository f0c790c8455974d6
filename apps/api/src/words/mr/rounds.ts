/** What the server says about the official rounds, in Marathi, by its English sentence. */
export const ROUNDS_MR: Readonly<Record<string, string>> = {
  // The official steps
  'Joint Seat Allocation Authority (JoSAA)': 'जॉइंट सीट अ‍ॅलोकेशन अथॉरिटी (JoSAA)',
  'Registration and choice filling': 'नोंदणी आणि choice filling',
  'Register with JoSAA and fill in your choices in the order you want them.':
    'JoSAA मध्ये नोंदणी करा आणि तुमचे पर्याय हव्या त्या क्रमाने भरा.',
  'Choices are locked': 'पर्याय लॉक होतात',
  'The list is locked once and used in every round. Check it a last time before.':
    'यादी एकदाच लॉक होते आणि प्रत्येक राउंडमध्ये तीच वापरली जाते. त्याआधी शेवटचे एकदा तपासा.',
  'Round {#}: seat allotment': 'राउंड {1}: सीट वाटप',
  'See which seat you were allotted, and enter it here to compare what you can do.':
    'तुम्हाला कोणती सीट मिळाली ते पाहा, आणि ती इथे लिहा: पुढे काय काय करता येते त्याची तुलना दिसेल.',
  'Round {#}: accept and report': 'राउंड {1}: स्वीकारा आणि रिपोर्ट करा',
  'Accept the seat with Freeze, Float or Slide and show your papers. Not answering gives the seat up.':
    'Freeze, Float किंवा Slide निवडून सीट स्वीकारा आणि तुमची कागदपत्रे दाखवा. उत्तर दिले नाही तर सीट जाते.',
  'CSAB special rounds': 'CSAB चे विशेष राउंड',
  'New registration and new choices for seats left at NITs, IIITs and GFTIs.':
    'NIT, IIIT आणि GFTI मधील उरलेल्या जागांसाठी नवीन नोंदणी आणि नवीन पर्याय.',
  'Registration and verification of papers': 'नोंदणी आणि कागदपत्रांची पडताळणी',
  'Register for CAP and have your papers verified. Late papers move a candidate to the open category.':
    'CAP साठी नोंदणी करा आणि कागदपत्रे पडताळून घ्या. कागदपत्रे उशिरा आली तर विद्यार्थी ओपन कॅटेगरीत जातो.',
  'Merit list': 'मेरिट लिस्ट',
  'Your state merit number is published. Enter it in your exam profile: chances become sharper.':
    'तुमचा राज्य मेरिट नंबर जाहीर होतो. तो परीक्षेच्या माहितीत लिहा: शक्यता अधिक अचूक होतील.',
  'Round {#}: option form': 'राउंड {1}: ऑप्शन फॉर्म',
  'Fill in the option form, or fill it in again before rounds 2, 3 and 4.':
    'ऑप्शन फॉर्म भरा, किंवा राउंड 2, 3 आणि 4 च्या आधी तो पुन्हा भरा.',
  'Accept the seat with Freeze or Betterment where you may choose. Not accepting where it is compulsory means leaving CAP.':
    'जिथे निवड करता येते तिथे Freeze किंवा Betterment निवडून सीट स्वीकारा. जिथे स्वीकारणे बंधनकारक आहे तिथे न स्वीकारणे म्हणजे CAP सोडणे.',

  // The rules of the rounds
  'JoSAA business rules': 'JoSAA चे नियम (business rules)',
  'State CET Cell, CAP information brochure': 'राज्य CET सेल, CAP माहिती पुस्तिका',
  'The choice list is locked once and used in every round.':
    'पसंतीची यादी एकदाच लॉक होते आणि प्रत्येक राउंडमध्ये तीच वापरली जाते.',
  'Seats are given by deferred acceptance: you get the highest choice that your rank reaches. A longer list never hurts, and your true order is the best order.':
    'जागा अशा वाटल्या जातात की तुमची रँक जिथपर्यंत पोहोचते त्यांपैकी सर्वात वरचा पर्याय तुम्हाला मिळतो. लांब यादीने कधीच नुकसान होत नाही, आणि तुमच्या खऱ्या आवडीचा क्रम हाच सर्वात चांगला क्रम.',
  'Freeze keeps the seat and leaves the later rounds.': 'Freeze: सीट तुमच्याकडे राहते आणि तुम्ही पुढच्या राउंडमधून बाहेर पडता.',
  'Float keeps the seat and takes any higher choice that opens later; it replaces the seat by itself.':
    'Float: सीट तुमच्याकडे राहते, आणि नंतर वरचा एखादा पर्याय खुला झाला तर तो मिळतो; तो आपोआप जुन्या सीटची जागा घेतो.',
  'Slide keeps the seat and takes a higher choice in the same institute only.':
    'Slide: सीट तुमच्याकडे राहते, आणि फक्त त्याच संस्थेतील वरचा पर्याय मिळू शकतो.',
  'There is no Float or Slide at the first preference or in the last round. Float may become Slide or Freeze, and Slide may become Freeze.':
    'पहिला पर्याय मिळाल्यावर किंवा शेवटच्या राउंडमध्ये Float आणि Slide नसतात. Float बदलून Slide किंवा Freeze करता येते, आणि Slide बदलून Freeze करता येते.',
  'CSAB special rounds come afterwards, with new registration and new choices, for seats left at NITs, IIITs and GFTIs.':
    'नंतर CSAB चे विशेष राउंड होतात: NIT, IIIT आणि GFTI मधील उरलेल्या जागांसाठी, नवीन नोंदणी आणि नवीन पर्यायांसह.',
  'There were four rounds in 2025 and 2026. The option form may be filled again before rounds 2, 3 and 4.':
    '2025 आणि 2026 मध्ये चार राउंड झाले. राउंड 2, 3 आणि 4 च्या आधी ऑप्शन फॉर्म पुन्हा भरता येतो.',
  'Acceptance is compulsory when you are allotted your first choice in round 1, one of the first three in round 2, one of the first six in round 3, and any in round 4. Not accepting means leaving CAP.':
    'राउंड 1 मध्ये पहिला पर्याय, राउंड 2 मध्ये पहिल्या तिनांपैकी एखादा, राउंड 3 मध्ये पहिल्या सहांपैकी एखादा, आणि राउंड 4 मध्ये कोणताही मिळाला तर सीट स्वीकारणे बंधनकारक आहे. न स्वीकारणे म्हणजे CAP सोडणे.',
  'Otherwise you choose: Freeze keeps the seat and ends the process, Betterment keeps it and waits for a higher choice.':
    'इतर वेळी निवड तुमची: Freeze मध्ये सीट राहते आणि प्रक्रिया संपते, Betterment मध्ये सीट राहते आणि तुम्ही वरच्या पर्यायाची वाट पाहता.',
  'About one seat in five of unaided colleges is filled by the college itself, outside CAP.':
    'विनाअनुदानित कॉलेजांतील साधारण पाचपैकी एक सीट कॉलेज स्वतः भरते, CAP च्या बाहेर.',

  // What a student can do after a round
  'You keep this seat and leave the later rounds.': 'ही सीट तुमच्याकडे राहते आणि तुम्ही पुढच्या राउंडमधून बाहेर पडता.',
  'Any higher choice that opens later.': 'नंतर खुला होणारा वरचा कोणताही पर्याय.',
  'You keep this seat and take any higher choice on your list that opens in a later round.':
    'ही सीट तुमच्याकडे राहते, आणि पुढच्या राउंडमध्ये यादीतील वरचा एखादा पर्याय खुला झाला तर तो मिळतो.',
  'Nothing, unless a higher choice comes: it then replaces this seat for good.':
    'काही नाही. वरचा पर्याय मिळाला तर मात्र तो कायमचा या सीटची जागा घेतो.',
  'You keep this seat and take a higher choice in the same institute only.':
    'ही सीट तुमच्याकडे राहते, आणि फक्त याच संस्थेतील वरचा पर्याय मिळू शकतो.',
  'Higher choices at other institutes. A higher choice here replaces this seat for good.':
    'इतर संस्थांतील वरचे पर्याय. इथला वरचा पर्याय मिळाला तर तो कायमचा या सीटची जागा घेतो.',
  'You keep this seat and wait for a higher choice in the later rounds.':
    'ही सीट तुमच्याकडे राहते, आणि तुम्ही पुढच्या राउंडमध्ये वरच्या पर्यायाची वाट पाहता.',
  'Go on to the next round': 'पुढच्या राउंडमध्ये जा',
  'No seat was allotted in this round. You stay in for the rounds that are left.':
    'या राउंडमध्ये सीट मिळाली नाही. उरलेल्या राउंडमध्ये तुम्ही राहता.',
  'Nothing.': 'काही नाही.',
  'We cannot tell whether this is possible: it depends on the place of the seat on the form that you locked, which we do not know.':
    'हे शक्य आहे का ते आम्ही सांगू शकत नाही: तुम्ही लॉक केलेल्या फॉर्ममध्ये ही सीट कोणत्या स्थानावर होती त्यावर ते अवलंबून आहे, आणि ते आम्हाला माहीत नाही.',
  'This was the last round.': 'हा शेवटचा राउंड होता.',
  'At this place in this round acceptance is compulsory: accept, or leave CAP.':
    'या राउंडमध्ये या स्थानाची सीट स्वीकारणे बंधनकारक आहे: स्वीकारा, किंवा CAP सोडा.',
  'This is your first preference: there is nothing higher to wait for.':
    'हा तुमचा पहिला पर्याय आहे: याहून वर वाट पाहण्यासारखे काही नाही.',
  'The chances come from simulated admissions that went like this one so far.':
    'या शक्यता चालवून पाहिलेल्या अशा प्रवेशांवरून काढल्या आहेत जे आतापर्यंत असेच झाले.',
  'So far this admission is unlike nearly all that we simulate. The chances are rough: each choice by its own chance of opening later.':
    'आतापर्यंत हा प्रवेश आम्ही चालवून पाहिलेल्या जवळपास सर्व प्रवेशांपेक्षा वेगळा झाला आहे. शक्यता ढोबळ आहेत: प्रत्येक पर्याय नंतर खुला होण्याची त्याची स्वतःची शक्यता.',
  'They rest on forecasts made before the rounds; real closing ranks may have moved since.':
    'त्या राउंडच्या आधीच्या अंदाजांवर आधारित आहेत; खऱ्या क्लोजिंग रँक तेव्हापासून बदललेल्या असू शकतात.',
  'The place of this seat on the form that you locked was not kept, and some rules go by it. Enter the round once more, with the list in the order that you locked.':
    'लॉक केलेल्या फॉर्ममध्ये ही सीट कोणत्या स्थानावर होती ते आमच्याकडे नाही, आणि काही नियम त्यावरच चालतात. यादी लॉक केलेल्या क्रमात ठेवून हा राउंड पुन्हा एकदा लिहा.',
  'The list has changed since you entered this seat. The rules go by the place it had then; the chance of improving needs the list as you locked it. Keep a new form in a copy of the list.':
    'ही सीट लिहिल्यानंतर यादी बदलली आहे. नियम तिच्या तेव्हाच्या स्थानावर चालतात; आणखी चांगल्या सीटच्या शक्यतेसाठी तुम्ही लॉक केली तशीच यादी लागते. नवीन फॉर्म यादीच्या प्रतीत ठेवा.',

  // Calendar, reminders and entries
  '{} rounds': '{1} चे राउंड',
  '{}: {} begins tomorrow': '{1}: {2}, उद्यापासून सुरू',
  '{}: {} ends tomorrow': '{1}: {2}, उद्या शेवटचा दिवस',
  'The day: {}.': 'तारीख: {1}.',
  unknown: 'माहीत नाही',
  'There are {} rounds': '{1} राउंड आहेत',
  'This list is of the other exam': 'ही यादी दुसऱ्या परीक्षेची आहे',
  'Only a choice of this list can be allotted. Add it to the list first':
    'फक्त या यादीतील पर्यायच लिहिता येतो. आधी तो यादीत जोडा',
};
