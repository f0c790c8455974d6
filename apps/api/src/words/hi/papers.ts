/** What the server says about the papers to have ready, in Hindi, by its English sentence. */
export const PAPERS_HI: Readonly<Record<string, string>> = {
  'SC and ST': 'SC और ST',
  'candidates of Maharashtra': 'महाराष्ट्र के छात्र',
  'reserved categories': 'आरक्षित कैटेगरी',
  'children of defence personnel': 'रक्षा कर्मियों के बच्चे',
  'Dated on or after 1 April {}': '1 अप्रैल {1} या उसके बाद की तारीख़ का',
  'Valid to 31 March {}': '31 मार्च {1} तक मान्य',
  'Class XII mark sheet': '12वीं की मार्कशीट',
  'It shows 75% (65% for SC, ST and PwD) or the top 20 percentile of your board, and the state of your home quota.':
    'इससे 75% अंक (SC, ST और PwD के लिए 65%) या बोर्ड के टॉप 20 परसेंटाइल, और आपका होम स्टेट पता चलता है।',
  'OBC-NCL certificate, central format': 'OBC-NCL सर्टिफ़िकेट, केंद्र के फ़ॉर्मैट में',
  'Without a certificate of the current financial year the seat of the category is not given.':
    'चालू वित्त वर्ष के सर्टिफ़िकेट के बिना कैटेगरी की सीट नहीं मिलती।',
  'EWS certificate, central format': 'EWS सर्टिफ़िकेट, केंद्र के फ़ॉर्मैट में',
  'Caste or tribe certificate, central format': 'जाति या जनजाति का सर्टिफ़िकेट, केंद्र के फ़ॉर्मैट में',
  'It proves the category that your seat and your rank list go by.':
    'इससे वह कैटेगरी साबित होती है जिससे आपकी सीट और रैंक लिस्ट तय होती है।',
  'Certificate of disability': 'दिव्यांगता का सर्टिफ़िकेट',
  'Seats for persons with disability need it.': 'दिव्यांग सीटों के लिए यह ज़रूरी है।',
  'It shows the qualifying examination, and where you passed it: your home university follows from that.':
    'इससे पता चलता है कि आपने 12वीं कहाँ से पास की: आपकी होम यूनिवर्सिटी उसी से तय होती है।',
  'Domicile and nationality certificate': 'डोमिसाइल और राष्ट्रीयता का सर्टिफ़िकेट',
  'It proves your candidature of Maharashtra.': 'इससे साबित होता है कि आप महाराष्ट्र के छात्र हैं।',
  'Caste certificate': 'जाति का सर्टिफ़िकेट',
  'Late papers move a candidate to the open category.': 'काग़ज़ देर से आएँ तो छात्र ओपन कैटेगरी में चला जाता है।',
  'Caste validity certificate': 'जाति वैधता (caste validity) सर्टिफ़िकेट',
  'The caste certificate alone is not enough. Apply early: late papers move a candidate to the open category.':
    'सिर्फ़ जाति का सर्टिफ़िकेट काफ़ी नहीं है। जल्दी अर्ज़ी दें: काग़ज़ देर से आएँ तो छात्र ओपन कैटेगरी में चला जाता है।',
  'Non-creamy-layer certificate': 'नॉन-क्रीमी लेयर सर्टिफ़िकेट',
  'The seats of these categories need it beside the caste certificate.':
    'इन कैटेगरी की सीटों के लिए जाति के सर्टिफ़िकेट के साथ यह भी चाहिए।',
  'EWS certificate, Maharashtra format': 'EWS सर्टिफ़िकेट, महाराष्ट्र के फ़ॉर्मैट में',
  'EWS seats of CAP need the format of Maharashtra, not the central one.':
    'CAP की EWS सीटों के लिए महाराष्ट्र का फ़ॉर्मैट चाहिए, केंद्र का नहीं।',
  'Income certificate, up to ₹8 lakh a year': 'आय प्रमाण पत्र, साल में ₹8 लाख तक',
  'TFWS and help with the fee': 'TFWS और फ़ीस में मदद',
  'Tuition fee waiver seats need it. So does the help with the fee that the state gives on a CAP seat.':
    'ट्यूशन फ़ीस माफ़ी की सीटों के लिए यह ज़रूरी है। CAP की सीट पर राज्य से फ़ीस में मिलने वाली मदद के लिए भी यह चाहिए।',
  'Disability certificate in the proforma of CAP': 'दिव्यांगता का सर्टिफ़िकेट, CAP के प्रोफ़ॉर्मा में',
  'Defence certificate in the proforma of CAP': 'रक्षा सेवा का सर्टिफ़िकेट, CAP के प्रोफ़ॉर्मा में',
  'Defence seats need it.': 'रक्षा कोटे की सीटों के लिए यह ज़रूरी है।',
  'Add your category to your exam profile: the papers of a category are not listed yet.':
    'परीक्षा की जानकारी में अपनी कैटेगरी जोड़ें: कैटेगरी के काग़ज़ अभी इस सूची में नहीं हैं।',
  'Medical certificate in the format of JoSAA': 'मेडिकल सर्टिफ़िकेट, JoSAA के फ़ॉर्मैट में',
  'A registered doctor signs it. The format is on the official website.':
    'इस पर रजिस्टर्ड डॉक्टर के हस्ताक्षर होते हैं। फ़ॉर्मैट सरकारी वेबसाइट पर है।',
  'Class X certificate or mark sheet, or birth certificate': '10वीं का सर्टिफ़िकेट या मार्कशीट, या जन्म प्रमाण पत्र',
  'It proves your date of birth.': 'इससे आपकी जन्मतिथि साबित होती है।',
  'Photo identity card and passport-size photographs': 'फ़ोटो पहचान पत्र और पासपोर्ट साइज़ फ़ोटो',
  'They prove who you are. The photographs should look like the one in your application.':
    'इनसे आपकी पहचान साबित होती है। फ़ोटो वैसी ही हों जैसी आवेदन में लगाई थी।',
  'JEE Main admit card and score card': 'JEE Main का एडमिट कार्ड और स्कोर कार्ड',
  'They show your rank for NITs, IIITs and GFTIs.': 'इनमें NIT, IIIT और GFTI के लिए आपकी रैंक होती है।',
  'JEE Advanced admit card and score card': 'JEE Advanced का एडमिट कार्ड और स्कोर कार्ड',
  'IIT seats': 'IIT की सीटें',
  'They show your rank for the IITs.': 'इनमें IIT के लिए आपकी रैंक होती है।',
  'Provisional seat allotment letter': 'प्रोविज़नल सीट अलॉटमेंट लेटर',
  'You download it after the round that allots you a seat.': 'जिस राउंड में सीट मिले, उसके बाद इसे डाउनलोड करते हैं।',
  'Proof of the seat acceptance fee': 'सीट स्वीकार करने की फ़ीस की रसीद',
  'A seat is accepted only once the fee is paid. Keep the receipt.':
    'फ़ीस भरने पर ही सीट स्वीकार मानी जाती है। रसीद सँभालकर रखें।',
  'Bank account details, such as a cancelled cheque': 'बैंक खाते की जानकारी, जैसे कैंसल चेक',
  'Refunds go to this account.': 'वापस मिलने वाले पैसे इसी खाते में आते हैं।',
  'Proof of Indian nationality': 'भारतीय राष्ट्रीयता का प्रमाण',
  'candidates from outside Maharashtra': 'महाराष्ट्र से बाहर के छात्र',
  'Such as a passport, a birth certificate, or a leaving certificate that says so.':
    'जैसे पासपोर्ट, जन्म प्रमाण पत्र, या ऐसा लीविंग सर्टिफ़िकेट जिसमें यह लिखा हो।',
  'VJ, NT, OBC, SEBC and SBC': 'VJ, NT, OBC, SEBC और SBC',
  'Orphan certificate': 'अनाथ प्रमाण पत्र',
  orphans: 'अनाथ छात्र',
  'Orphan seats need it. The Women and Child Development Department issues it.':
    'अनाथ छात्रों की सीटों के लिए यह ज़रूरी है। इसे महिला एवं बाल विकास विभाग देता है।',
  'Proof of your minority community': 'आपके अल्पसंख्यक समुदाय का प्रमाण',
  'minority communities': 'अल्पसंख्यक समुदाय',
  'Minority seats need proof of your religion or mother tongue. The brochure says which papers count.':
    'अल्पसंख्यक सीटों के लिए आपके धर्म या मातृभाषा का प्रमाण चाहिए। कौन से काग़ज़ चलेंगे, यह सूचना पुस्तिका में है।',
  'Class X (SSC) mark sheet': '10वीं (SSC) की मार्कशीट',
  'It shows your name and date of birth as they must stand in the application.':
    'इसमें आपका नाम और जन्मतिथि वैसे ही होते हैं जैसे आवेदन में होने चाहिए।',
  'School or college leaving certificate': 'स्कूल या कॉलेज छोड़ने का प्रमाण पत्र (leaving certificate)',
  'Colleges ask for it when you join.': 'कॉलेज में दाख़िला लेते समय यह माँगा जाता है।',
  'MHT-CET score card': 'MHT-CET का स्कोर कार्ड',
  'state seats': 'राज्य की सीटें',
  'State seats go by MHT-CET. With two attempts the better percentile counts.':
    'राज्य की सीटें MHT-CET से मिलती हैं। दो बार परीक्षा दी हो तो बेहतर परसेंटाइल गिना जाता है।',
  'JEE Main score card': 'JEE Main का स्कोर कार्ड',
  'All India seats go by JEE Main.': 'ऑल इंडिया सीटें JEE Main से मिलती हैं।',
  'CAP allotment letter and receipt of the seat acceptance fee': 'CAP का अलॉटमेंट लेटर और सीट स्वीकार करने की फ़ीस की रसीद',
  'You download them after the round that allots you a seat.': 'जिस राउंड में सीट मिले, उसके बाद इन्हें डाउनलोड करते हैं।',
};
