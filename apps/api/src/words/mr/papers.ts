/** What the server says about the papers to have ready, in Marathi, by its English sentence. */
export const PAPERS_MR: Readonly<Record<string, string>> = {
  'SC and ST': 'SC आणि ST',
  'candidates of Maharashtra': 'महाराष्ट्रातील विद्यार्थी',
  'reserved categories': 'राखीव कॅटेगरी',
  'children of defence personnel': 'संरक्षण दलातील कर्मचाऱ्यांची मुले',
  'Dated on or after 1 April {}': '1 एप्रिल {1} किंवा त्यानंतरच्या तारखेचे',
  'Valid to 31 March {}': '31 मार्च {1} पर्यंत वैध',
  'Class XII mark sheet': '12वीची गुणपत्रिका',
  'It shows 75% (65% for SC, ST and PwD) or the top 20 percentile of your board, and the state of your home quota.':
    'यावरून 75% गुण (SC, ST आणि PwD साठी 65%) किंवा बोर्डातील वरचे 20 पर्सेंटाइल, आणि तुमचे होम स्टेट कळते.',
  'OBC-NCL certificate, central format': 'OBC-NCL सर्टिफिकेट, केंद्राच्या नमुन्यात',
  'Without a certificate of the current financial year the seat of the category is not given.':
    'चालू आर्थिक वर्षाच्या सर्टिफिकेटशिवाय कॅटेगरीची सीट मिळत नाही.',
  'EWS certificate, central format': 'EWS सर्टिफिकेट, केंद्राच्या नमुन्यात',
  'Caste or tribe certificate, central format': 'जातीचा किंवा जमातीचा दाखला, केंद्राच्या नमुन्यात',
  'It proves the category that your seat and your rank list go by.':
    'तुमची सीट आणि रँक लिस्ट ज्या कॅटेगरीवरून ठरते, ती यावरून सिद्ध होते.',
  'Certificate of disability': 'दिव्यांगत्वाचे सर्टिफिकेट',
  'Seats for persons with disability need it.': 'दिव्यांग जागांसाठी हे लागते.',
  'It shows the qualifying examination, and where you passed it: your home university follows from that.':
    'तुम्ही 12वी कुठून उत्तीर्ण झालात ते यावरून कळते: तुमची होम युनिव्हर्सिटी त्यावरूनच ठरते.',
  'Domicile and nationality certificate': 'अधिवास आणि राष्ट्रीयत्वाचा (domicile) दाखला',
  'It proves your candidature of Maharashtra.': 'तुम्ही महाराष्ट्राचे विद्यार्थी आहात हे यावरून सिद्ध होते.',
  'Caste certificate': 'जातीचा दाखला',
  'Late papers move a candidate to the open category.': 'कागदपत्रे उशिरा आली तर विद्यार्थी ओपन कॅटेगरीत जातो.',
  'Caste validity certificate': 'जात वैधता (caste validity) प्रमाणपत्र',
  'The caste certificate alone is not enough. Apply early: late papers move a candidate to the open category.':
    'फक्त जातीचा दाखला पुरेसा नाही. लवकर अर्ज करा: कागदपत्रे उशिरा आली तर विद्यार्थी ओपन कॅटेगरीत जातो.',
  'Non-creamy-layer certificate': 'नॉन-क्रीमी लेयर प्रमाणपत्र',
  'The seats of these categories need it beside the caste certificate.':
    'या कॅटेगरींच्या जागांसाठी जातीच्या दाखल्यासोबत हेही लागते.',
  'EWS certificate, Maharashtra format': 'EWS प्रमाणपत्र, महाराष्ट्राच्या नमुन्यात',
  'EWS seats of CAP need the format of Maharashtra, not the central one.':
    'CAP मधील EWS जागांसाठी महाराष्ट्राचा नमुना लागतो, केंद्राचा नाही.',
  'Income certificate, up to ₹8 lakh a year': 'उत्पन्नाचा दाखला, वर्षाला ₹8 लाखांपर्यंत',
  'TFWS and help with the fee': 'TFWS आणि फीसाठी मदत',
  'Tuition fee waiver seats need it. So does the help with the fee that the state gives on a CAP seat.':
    'ट्यूशन फी माफीच्या जागांसाठी हे लागते. CAP जागेवर राज्याकडून फीसाठी मिळणाऱ्या मदतीसाठीही हे लागते.',
  'Disability certificate in the proforma of CAP': 'दिव्यांगत्वाचे प्रमाणपत्र, CAP च्या प्रोफॉर्मामध्ये',
  'Defence certificate in the proforma of CAP': 'संरक्षण सेवेचे प्रमाणपत्र, CAP च्या प्रोफॉर्मामध्ये',
  'Defence seats need it.': 'संरक्षण कोट्यातील जागांसाठी हे लागते.',
  'Add your category to your exam profile: the papers of a category are not listed yet.':
    'परीक्षेच्या माहितीत तुमची कॅटेगरी जोडा: कॅटेगरीची कागदपत्रे अजून या यादीत नाहीत.',
  'Medical certificate in the format of JoSAA': 'वैद्यकीय प्रमाणपत्र, JoSAA च्या नमुन्यात',
  'A registered doctor signs it. The format is on the official website.':
    'त्यावर नोंदणीकृत डॉक्टरांची सही लागते. नमुना अधिकृत वेबसाइटवर आहे.',
  'Class X certificate or mark sheet, or birth certificate': '10वीचे प्रमाणपत्र किंवा गुणपत्रिका, किंवा जन्म दाखला',
  'It proves your date of birth.': 'यावरून तुमची जन्मतारीख सिद्ध होते.',
  'Photo identity card and passport-size photographs': 'फोटो ओळखपत्र आणि पासपोर्ट आकाराचे फोटो',
  'They prove who you are. The photographs should look like the one in your application.':
    'यावरून तुमची ओळख पटते. फोटो अर्जातील फोटोसारखेच असावेत.',
  'JEE Main admit card and score card': 'JEE Main चे प्रवेशपत्र आणि स्कोअर कार्ड',
  'They show your rank for NITs, IIITs and GFTIs.': 'यावर NIT, IIIT आणि GFTI साठीची तुमची रँक असते.',
  'JEE Advanced admit card and score card': 'JEE Advanced चे प्रवेशपत्र आणि स्कोअर कार्ड',
  'IIT seats': 'IIT च्या जागा',
  'They show your rank for the IITs.': 'यावर IIT साठीची तुमची रँक असते.',
  'Provisional seat allotment letter': 'प्रोव्हिजनल सीट अलॉटमेंट लेटर',
  'You download it after the round that allots you a seat.': 'ज्या राउंडमध्ये सीट मिळते, त्यानंतर ते डाउनलोड करायचे असते.',
  'Proof of the seat acceptance fee': 'सीट स्वीकृती शुल्काची पावती',
  'A seat is accepted only once the fee is paid. Keep the receipt.':
    'शुल्क भरल्यावरच सीट स्वीकारली असे धरले जाते. पावती जपून ठेवा.',
  'Bank account details, such as a cancelled cheque': 'बँक खात्याची माहिती, जसे रद्द केलेला चेक',
  'Refunds go to this account.': 'परत मिळणारे पैसे याच खात्यात येतात.',
  'Proof of Indian nationality': 'भारतीय राष्ट्रीयत्वाचा पुरावा',
  'candidates from outside Maharashtra': 'महाराष्ट्राबाहेरील विद्यार्थी',
  'Such as a passport, a birth certificate, or a leaving certificate that says so.':
    'जसे पासपोर्ट, जन्म दाखला, किंवा तसे नमूद असलेला शाळा सोडल्याचा दाखला.',
  'VJ, NT, OBC, SEBC and SBC': 'VJ, NT, OBC, SEBC आणि SBC',
  'Orphan certificate': 'अनाथ प्रमाणपत्र',
  orphans: 'अनाथ विद्यार्थी',
  'Orphan seats need it. The Women and Child Development Department issues it.':
    'अनाथ जागांसाठी हे लागते. ते महिला व बाल विकास विभाग देतो.',
  'Proof of your minority community': 'तुमच्या अल्पसंख्याक समुदायाचा पुरावा',
  'minority communities': 'अल्पसंख्याक समुदाय',
  'Minority seats need proof of your religion or mother tongue. The brochure says which papers count.':
    'अल्पसंख्याक जागांसाठी तुमच्या धर्माचा किंवा मातृभाषेचा पुरावा लागतो. कोणती कागदपत्रे चालतात ते माहिती पुस्तिकेत आहे.',
  'Class X (SSC) mark sheet': '10वीची (SSC) गुणपत्रिका',
  'It shows your name and date of birth as they must stand in the application.':
    'तुमचे नाव आणि जन्मतारीख अर्जात जशी असायला हवी तशी यावर असते.',
  'School or college leaving certificate': 'शाळा किंवा कॉलेज सोडल्याचा दाखला',
  'Colleges ask for it when you join.': 'कॉलेजमध्ये प्रवेश घेताना हा मागतात.',
  'MHT-CET score card': 'MHT-CET चे स्कोअर कार्ड',
  'state seats': 'राज्याच्या जागा',
  'State seats go by MHT-CET. With two attempts the better percentile counts.':
    'राज्याच्या जागा MHT-CET वरून मिळतात. दोनदा परीक्षा दिली असेल तर चांगले पर्सेंटाइल धरले जाते.',
  'JEE Main score card': 'JEE Main चे स्कोअर कार्ड',
  'All India seats go by JEE Main.': 'ऑल इंडिया जागा JEE Main वरून मिळतात.',
  'CAP allotment letter and receipt of the seat acceptance fee': 'CAP चे अलॉटमेंट लेटर आणि सीट स्वीकृती शुल्काची पावती',
  'You download them after the round that allots you a seat.': 'ज्या राउंडमध्ये सीट मिळते, त्यानंतर ही डाउनलोड करायची असतात.',
};
