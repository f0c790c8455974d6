/** What the server says about preference lists, in Hindi, by its English sentence. */
export const LISTS_HI: Readonly<Record<string, string>> = {
  // What a list is checked for
  'One choice is not open to you': 'एक विकल्प आपके लिए नहीं है',
  '{#} choices are not open to you': '{1} विकल्प आपके लिए नहीं हैं',
  '{} is not open to you: {}': '{1} आपके लिए नहीं है: {2}',
  'A choice like this can never be allotted.': 'ऐसा विकल्प कभी नहीं मिल सकता।',
  'Take it off': 'इसे हटाएँ',
  'Take them off': 'इन्हें हटाएँ',
  'The same programme stands here twice': 'एक ही प्रोग्राम यहाँ दो बार है',
  '{} is already higher up under another code.': '{1} दूसरे कोड से पहले ही ऊपर है।',
  'The same programme stands on the list twice. Keep it in one place': 'एक ही प्रोग्राम सूची में दो बार है। उसे एक ही जगह रखें',
  'We do not know this programme. Please search for it again': 'यह प्रोग्राम हमारे पास नहीं है। कृपया उसे फिर से खोजें',
  'The lower one can never be allotted.': 'नीचे वाला कभी नहीं मिल सकता।',
  'Keep the higher one': 'ऊपर वाला रखें',
  'Every choice is out of reach': 'हर विकल्प पहुँच से बाहर है',
  'Each of them has a chance below {#}%.': 'इनमें से हर एक की संभावना {1}% से कम है।',
  'Keep the ones you dream of at the top and add programmes you are likely to get below them.':
    'जो आपका सपना हैं उन्हें ऊपर ही रखें, और उनके नीचे ऐसे प्रोग्राम जोड़ें जो आपको मिल सकते हैं।',
  'This list may leave you without a seat': 'इस सूची से हो सकता है कि कोई सीट न मिले',
  'In {#} of 100 simulated admissions the one choice did not open.':
    'आज़माए गए 100 एडमिशन में से {1} में यह एक विकल्प नहीं खुला।',
  'In {#} of 100 simulated admissions none of these {#} choices opened.':
    'आज़माए गए 100 एडमिशन में से {1} में इन {2} विकल्पों में से कोई नहीं खुला।',
  'One choice could not be estimated and is not counted: {}.':
    'एक विकल्प की संभावना नहीं निकली, इसलिए वह नहीं गिना गया: {1}।',
  '{#} choices could not be estimated and are not counted: {}.':
    '{1} विकल्पों की संभावना नहीं निकली, इसलिए वे नहीं गिने गए: {2}।',
  '{#} choices could not be estimated and are not counted, among them: {}.':
    '{1} विकल्पों की संभावना नहीं निकली, इसलिए वे नहीं गिने गए, जैसे: {2}।',
  'Add programmes you are more likely to get at the end.': 'सूची के अंत में ऐसे प्रोग्राम जोड़ें जिनके मिलने की संभावना ज़्यादा है।',
  'Up to place {#} a seat can end the process, so add only ones that you would gladly take.':
    'स्थान {1} तक की सीट मिलने पर प्रक्रिया ख़त्म हो सकती है, इसलिए वही जोड़ें जिन्हें आप ख़ुशी से लेंगे।',
  'They are only used when nothing above them opens.': 'ये तभी काम आते हैं जब इनसे ऊपर कुछ न खुले।',
  'One choice can hardly ever come': 'एक विकल्प शायद ही कभी मिले',
  '{#} choices can hardly ever come': '{1} विकल्प शायद ही कभी मिलें',
  '{} stands above and is surer, so you would have it before any of these counts.':
    '{1} ऊपर है और ज़्यादा पक्का है, इसलिए इनमें से किसी की बारी आने से पहले वही मिल जाएगा।',
  'That is right if you like it better.': 'अगर आपको वही ज़्यादा पसंद है, तो यह ठीक है।',
  'If you like one of these better, it belongs above.': 'अगर इनमें से कोई ज़्यादा पसंद है, तो उसे ऊपर रखें।',
  'Move {} below': '{1} को नीचे ले जाएँ',
  'Any of the first {#} ends the process': 'पहले {1} में से कोई भी मिलने पर प्रक्रिया ख़त्म',
  'If you are allotted {}, you must accept it or leave CAP; you cannot wait for a better one.':
    'अगर आपको {1} मिले, तो उसे लेना होगा या CAP छोड़ना होगा; उससे बेहतर का इंतज़ार नहीं कर सकते।',
  'your first choice in round {#}': 'राउंड {1} में पहला विकल्प',
  'one of your first {#} in round {#}': 'राउंड {2} में पहले {1} में से कोई',
  'In {#} of 100 simulated admissions that cost a higher choice which opened later.':
    'आज़माए गए 100 एडमिशन में से {1} में इससे ऊपर का ऐसा विकल्प छूट गया जो बाद में खुला।',
  'So place only programmes there that you would gladly take.': 'इसलिए वहाँ वही प्रोग्राम रखें जिन्हें आप ख़ुशी से लेंगे।',
  'From place {#} on, order is simply what you like better.': 'स्थान {1} से आगे क्रम सिर्फ़ आपकी पसंद का है।',
  'A fee waiver seat is missing': 'फ़ीस माफ़ी वाली एक सीट छूट गई है',
  '{#} fee waiver seats are missing': 'फ़ीस माफ़ी वाली {1} सीटें छूट गई हैं',
  'You told us that you may have tuition fee waiver (TFWS) seats.':
    'आपने बताया है कि आप ट्यूशन फ़ीस माफ़ी (TFWS) की सीट ले सकते हैं।',
  'They have a choice code of their own: without it on the list you cannot get the waiver.':
    'उसका चॉइस कोड अलग होता है: वह सूची में न हो, तो माफ़ी नहीं मिल सकती।',
  '{} has one.': '{1} में ऐसी सीट है।',
  'Add it above': 'इसे ऊपर जोड़ें',
  'Add each above its programme': 'हर एक को उसके प्रोग्राम के ऊपर जोड़ें',

  // How a choice stands
  'No seat of this programme was allotted in the newest lists, so there is nothing to go by.':
    'सबसे नई सूचियों में इस प्रोग्राम की कोई सीट नहीं दी गई, इसलिए परखने के लिए कुछ नहीं है।',
  'This programme is no longer in the lists that we know.': 'यह प्रोग्राम अब हमारी सूचियों में नहीं है।',
  'No longer offered': 'अब नहीं मिलता',
  'There are no earlier closing ranks to judge these seats by.': 'इन सीटों को परखने के लिए पिछली क्लोज़िंग रैंक नहीं हैं।',
  'None of its seats is open to you.': 'इसकी कोई सीट आपके लिए नहीं है।',
  'These seats go by another rank list: {}. Enter that rank to see them.':
    'ये सीटें दूसरी रैंक लिस्ट से मिलती हैं: {1}। इन्हें देखने के लिए वह रैंक लिखें।',
  'A fee waiver seat has a choice code of its own in the option form, which the cut-off lists do not print. The programme itself is {}.':
    'ऑप्शन फ़ॉर्म में फ़ीस माफ़ी वाली सीट का चॉइस कोड अलग होता है, जो कट-ऑफ की सूचियों में नहीं छपता। प्रोग्राम का अपना कोड {1} है।',
  'You have tried many different profiles today. Your lists are safe; chances for this profile show again tomorrow.':
    'आज आपने कई अलग-अलग प्रोफ़ाइल आज़मा लिए हैं। आपकी सूचियाँ सुरक्षित हैं; इस प्रोफ़ाइल की संभावना कल फिर दिखेगी।',
  'Complete your exam profile to see your chances: {}.': 'अपनी संभावना देखने के लिए परीक्षा की जानकारी पूरी करें: {1}।',
  'None of these choices could be estimated. {}': 'इनमें से किसी विकल्प की संभावना नहीं निकली। {1}',

  // Why a seat is not for a student
  'Seats for candidates of Maharashtra.': 'ये सीटें महाराष्ट्र के छात्रों के लिए हैं।',
  'Home university seats need your home university.': 'होम यूनिवर्सिटी की सीटों के लिए आपकी होम यूनिवर्सिटी चाहिए।',
  'The home university of this college is not known to us.': 'इस कॉलेज की होम यूनिवर्सिटी हमें पता नहीं है।',
  'Seats for candidates of this home university.': 'ये सीटें इसी होम यूनिवर्सिटी के छात्रों के लिए हैं।',
  'Seats for other universities.': 'ये सीटें दूसरी यूनिवर्सिटी के छात्रों के लिए हैं।',
  'Seats of the category {}.': 'ये {1} कैटेगरी की सीटें हैं।',
  'For persons with disability.': 'दिव्यांग छात्रों के लिए।',
  'Seats for persons with disability.': 'ये सीटें दिव्यांग छात्रों के लिए हैं।',
  'For children of defence personnel.': 'रक्षा कर्मियों के बच्चों के लिए।',
  'For orphans.': 'अनाथ छात्रों के लिए।',
  'These are tuition fee waiver seats, for which you did not ask.': 'ये ट्यूशन फ़ीस माफ़ी की सीटें हैं, जो आपने नहीं माँगी थीं।',
  'For the economically weaker section, outside the reserved categories.':
    'आर्थिक रूप से कमज़ोर वर्ग के लिए, आरक्षित कैटेगरी के बाहर।',
  'Minority seats of another community.': 'ये दूसरे समुदाय की अल्पसंख्यक सीटें हैं।',
  "Other states' seats: {} has home seats at this institute.": 'ये दूसरे राज्यों की सीटें हैं: इस संस्थान में {1} की होम स्टेट सीटें हैं।',
  'Home seats of another state; your home state is {}.': 'ये दूसरे राज्य की होम स्टेट सीटें हैं; आपका होम स्टेट {1} है।',
  'Female-only seats.': 'ये सीटें सिर्फ़ महिलाओं के लिए हैं।',
  'B.Arch at an IIT needs the Architecture Aptitude Test.': 'IIT में B.Arch के लिए आर्किटेक्चर एप्टीट्यूड टेस्ट (AAT) चाहिए।',

  // What has changed since the list was last seen
  'New closing ranks or a newer forecast': 'नई क्लोज़िंग रैंक या नया अनुमान',
  'not given': 'नहीं दिया',
  yes: 'हाँ',
  no: 'नहीं',
  Gender: 'जेंडर',
  'Person with disability': 'दिव्यांग',
  Category: 'कैटेगरी',
  'Home state': 'होम स्टेट',
  'Home university': 'होम यूनिवर्सिटी',
  Candidature: 'कहाँ के छात्र',
  'MHT-CET percentile': 'MHT-CET परसेंटाइल',
  'State merit number': 'राज्य मेरिट नंबर',
  'All India merit number': 'ऑल इंडिया मेरिट नंबर',
  'JEE Main rank': 'JEE Main रैंक',
  'JEE Main percentile': 'JEE Main परसेंटाइल',
  'JEE Main percentile of the second session': 'दूसरे सेशन का JEE Main परसेंटाइल',
  'JEE Main common rank': 'JEE Main कॉमन रैंक',
  'JEE Main category rank': 'JEE Main कैटेगरी रैंक',
  'JEE Advanced common rank': 'JEE Advanced कॉमन रैंक',
  'JEE Advanced category rank': 'JEE Advanced कैटेगरी रैंक',
  'Fee waiver (TFWS)': 'फ़ीस माफ़ी (TFWS)',
  Defence: 'रक्षा कोटा',
  Orphan: 'अनाथ',
  'Minority community': 'अल्पसंख्यक समुदाय',
  'Architecture Aptitude Test': 'आर्किटेक्चर एप्टीट्यूड टेस्ट',
  'Another rank': 'दूसरी रैंक',

  // A past year
  'A past year is an example, not a forecast: closing ranks move from year to year.':
    'पिछला साल एक मिसाल है, अनुमान नहीं: क्लोज़िंग रैंक हर साल बदलती हैं।',
  '{}: your percentile was worth about {} in {}.': '{1}: {3} में आपके परसेंटाइल पर यह लगभग {2} होता।',
  'A merit number is compared with that year’s as it stands, although more students sit the exam every year.':
    'मेरिट नंबर की तुलना उस साल के नंबर से ज्यों की त्यों होती है, जबकि हर साल ज़्यादा छात्र परीक्षा देते हैं।',
  'Acceptance is played by today’s rule on the {} rounds of {}. The same list is used in every round.':
    'सीट स्वीकारने का आज का नियम {2} के {1} राउंड पर लगाया गया है। हर राउंड में यही सूची ली गई है।',
  'The state list of round 2 of 2024 is not among the lists that we have.': '2024 के राउंड 2 की राज्य सूची हमारे पास नहीं है।',
  'No seat that is open to you was allotted here that year.': 'उस साल यहाँ ऐसी कोई सीट नहीं दी गई जो आपके लिए हो।',
  'We have no closing ranks of {} to play against': '{1} की क्लोज़िंग रैंक हमारे पास नहीं हैं',

  // The list as a file
  'CAP option form': 'CAP का ऑप्शन फ़ॉर्म',
  'JoSAA choice list': 'JoSAA की choice list',
  'Choice code': 'चॉइस कोड',
  'Institute code': 'संस्थान कोड',
  '{#} choice in order of preference': '{1} विकल्प',
  '{#} choices in order of preference': '{1} विकल्प, पसंद के क्रम से',
  'Chances are forecasts from closing ranks up to {}, of a seat by the last round if it is offered. No seat is guaranteed. Check every code in the official form before you submit it.':
    'संभावना {1} तक की क्लोज़िंग रैंक से निकाला गया अनुमान है: सीट दी जाए तो आख़िरी राउंड तक मिलने का। किसी सीट की गारंटी नहीं है। भेजने से पहले हर कोड सरकारी फ़ॉर्म में जाँच लें।',
  'This list is empty.': 'यह सूची ख़ाली है।',
  'No.': 'क्र.',
  'Programme and institute': 'प्रोग्राम और संस्थान',
  Chance: 'संभावना',
  'own code': 'अलग कोड',
  'Lines struck through are not open to you: leave them out.': 'काटी हुई पंक्तियाँ आपके लिए नहीं हैं: उन्हें छोड़ दें।',
  'up to {#}%': '{1}% तक',
  'of {}': '{1} का',
  'This choice ends the process when it is allotted in round {}': 'राउंड {1} में यह विकल्प मिला तो प्रक्रिया ख़त्म',
  'Any of these {} ends the process when it is allotted in round {}': 'राउंड {2} में इन {1} में से कोई मिला तो प्रक्रिया ख़त्म',
  Preference: 'स्थान',
  Code: 'कोड',
  Institute: 'संस्थान',
  Programme: 'प्रोग्राम',
  City: 'शहर',
  'Chance %': 'संभावना %',
  Note: 'टिप्पणी',
};
