import type { Phrases } from './phrases.ts';

/** What a look at cut-offs, chances and merit numbers says besides its figures. */
export const LOOKS: Phrases = {
  'It is not in these lists since {}; what follows is of the years before.': [
    '{1} से यह इन सूचियों में नहीं है; आगे की जानकारी उससे पहले के सालों की है।',
    '{1} पासून ते या याद्यांमध्ये नाही; पुढील माहिती त्याआधीच्या वर्षांची आहे.',
  ],
  'The lists show no {} at this college.': ['सूचियों में इस कॉलेज में {1} नहीं है।', 'याद्यांमध्ये या कॉलेजात {1} नाही.'],
  'The lists show no {} at {}.': ['सूचियों में {2} में {1} नहीं है।', 'याद्यांमध्ये {2} येथे {1} नाही.'],
  'No seat of this kind was filled here in the lists we hold.': [
    'हमारी सूचियों में यहाँ इस तरह की कोई सीट नहीं भरी गई।',
    'आमच्या याद्यांमध्ये इथे अशा प्रकारची एकही जागा भरलेली नाही.',
  ],
  'No seat of this kind ({}) was filled here in the lists we hold.': [
    'हमारी सूचियों में यहाँ इस तरह की ({1}) कोई सीट नहीं भरी गई।',
    'आमच्या याद्यांमध्ये इथे अशा प्रकारची ({1}) एकही जागा भरलेली नाही.',
  ],
  'No cut-off of seats for women only was published here; these are the general seats, which are open to women too.': [
    'सिर्फ़ महिलाओं की सीटों का कट-ऑफ यहाँ प्रकाशित नहीं हुआ; ये जनरल सीटें हैं, जो महिलाओं के लिए भी खुली हैं।',
    'फक्त महिलांच्या जागांचा कट-ऑफ इथे प्रकाशित झालेला नाही; या जनरल जागा आहेत, ज्या महिलांसाठीही खुल्या आहेत.',
  ],
  'The lists we hold for this are of {} to {}. {} is not among them, so the newest is shown: {}.': [
    'इसकी हमारे पास {1} से {2} तक की सूचियाँ हैं। {3} उनमें नहीं है, इसलिए सबसे नया साल दिखाया है: {4}।',
    'याच्या आमच्याकडे {1} ते {2} पर्यंतच्या याद्या आहेत. {3} त्यांत नाही, म्हणून सर्वात नवीन वर्ष दाखवले आहे: {4}.',
  ],
  'No seat of this kind was allotted in round {} of {}, so its other rounds are shown. A blank does not mean that it is out of reach.':
    [
      '{2} के राउंड {1} में इस तरह की कोई सीट नहीं दी गई, इसलिए दूसरे राउंड दिखाए हैं। ख़ाली जगह का मतलब यह नहीं कि वह पहुँच से बाहर है।',
      '{2} च्या राउंड {1} मध्ये अशा प्रकारची जागा दिली गेली नाही, म्हणून इतर राउंड दाखवले आहेत. रिकामी जागा म्हणजे ती आवाक्याबाहेर आहे असे नाही.',
    ],
  'I do not know this college.': ['यह कॉलेज हमें नहीं मिला।', 'हे कॉलेज आम्हाला सापडले नाही.'],
  'You have asked for as many chances as I can give in a day. The predictor gives you all of them at once.': [
    'एक दिन में जितनी संभावनाएँ बताई जा सकती हैं, आप पूछ चुके हैं। प्रेडिक्टर सब एक साथ बताता है।',
    'एका दिवसात जितक्या शक्यता सांगता येतात तितक्या तुम्ही विचारल्या आहेत. प्रेडिक्टर सर्व एकदम सांगतो.',
  ],
  'a seat is very probable': ['सीट मिलने की बहुत अच्छी संभावना है', 'जागा मिळण्याची खूप चांगली शक्यता आहे'],
  'a seat is more probable than not': ['सीट मिलने की संभावना ज़्यादा है', 'जागा मिळण्याची शक्यता जास्त आहे'],
  'it could go either way': ['दोनों हो सकता है, मिलना भी और न मिलना भी', 'मिळू शकते, नाहीही'],
  'a seat is less probable, but not out of reach': [
    'सीट मिलने की संभावना कम है, पर पहुँच से बाहर नहीं',
    'जागा मिळण्याची शक्यता कमी आहे, पण आवाक्याबाहेर नाही',
  ],
  'you would most probably not get a seat': ['बहुत संभव है कि सीट न मिले', 'बहुधा जागा मिळणार नाही'],
  'the closing rank is too uncertain for an honest chance': [
    'क्लोज़िंग रैंक इतनी अनिश्चित है कि ईमानदारी से संभावना नहीं बताई जा सकती',
    'क्लोजिंग रँक इतकी अनिश्चित आहे की प्रामाणिकपणे शक्यता सांगता येत नाही',
  ],
  'There are no earlier closing ranks to judge these seats by.': [
    'इन सीटों को देखने के लिए पिछली क्लोज़िंग रैंक नहीं हैं।',
    'या जागा पाहण्यासाठी आधीच्या क्लोजिंग रँक नाहीत.',
  ],
  'Home university seats need your home university.': [
    'होम यूनिवर्सिटी की सीटों के लिए आपकी होम यूनिवर्सिटी चाहिए।',
    'होम युनिव्हर्सिटीच्या जागांसाठी तुमची होम युनिव्हर्सिटी हवी.',
  ],
  'These seats go by another rank list: {}. Enter that rank to see them.': [
    'ये सीटें दूसरी रैंक लिस्ट से मिलती हैं: {1}। उन्हें देखने के लिए वह रैंक लिखें।',
    'या जागा दुसऱ्या रँक यादीवरून मिळतात: {1}. त्या पाहण्यासाठी ती रँक लिहा.',
  ],
  '{} percentile': ['{1} परसेंटाइल', '{1} पर्सेंटाइल'],
  '{} percentile (down to {})': ['{1} परसेंटाइल ({2} तक)', '{1} पर्सेंटाइल ({2} पर्यंत)'],
  '{} percentile in JEE Main, about {} rank {}': [
    'JEE Main में {1} परसेंटाइल, यानी क़रीब {2} रैंक {3}',
    'JEE Main मध्ये {1} पर्सेंटाइल, म्हणजे सुमारे {2} रँक {3}',
  ],
  'rank {}': ['रैंक {1}', 'रँक {1}'],
  'From the cut-off lists of {}, which print percentile and merit number side by side.': [
    '{1} की कट-ऑफ सूचियों से, जिनमें परसेंटाइल और मेरिट नंबर साथ छपते हैं।',
    '{1} च्या कट-ऑफ याद्यांवरून, ज्यांत पर्सेंटाइल आणि मेरिट नंबर शेजारी छापलेले असतात.',
  ],
  'From the lists of {}; how much the number of candidates has changed since is not known.': [
    '{1} की सूचियों से; तब से उम्मीदवारों की संख्या कितनी बदली, यह पता नहीं है।',
    '{1} च्या याद्यांवरून; तेव्हापासून उमेदवारांची संख्या किती बदलली हे माहीत नाही.',
  ],
  'The merit number for this percentile rose by about {}% a year up to {}, as more students sat the exam. {} is carried on from there; the range shows how much the growth has varied.':
    [
      '{2} तक इस परसेंटाइल का मेरिट नंबर हर साल लगभग {1}% बढ़ा, क्योंकि ज़्यादा छात्रों ने परीक्षा दी। {3} का अनुमान वहीं से आगे बढ़ाया है; रेंज बताती है कि यह बढ़त कितनी बदलती रही।',
      '{2} पर्यंत या पर्सेंटाइलचा मेरिट नंबर दर वर्षी सुमारे {1}% वाढला, कारण जास्त विद्यार्थी परीक्षेला बसले. {3} चा अंदाज तिथूनच पुढे नेला आहे; ही वाढ किती बदलत गेली ते रेंज दाखवते.',
    ],
  'The merit number for this percentile fell by about {}% a year up to {}, as more students sat the exam. {} is carried on from there; the range shows how much the growth has varied.':
    [
      '{2} तक इस परसेंटाइल का मेरिट नंबर हर साल लगभग {1}% घटा। {3} का अनुमान वहीं से आगे बढ़ाया है; रेंज बताती है कि यह बदलाव कितना अलग-अलग रहा।',
      '{2} पर्यंत या पर्सेंटाइलचा मेरिट नंबर दर वर्षी सुमारे {1}% कमी झाला. {3} चा अंदाज तिथूनच पुढे नेला आहे; हा बदल किती वेगवेगळा राहिला ते रेंज दाखवते.',
    ],
};
