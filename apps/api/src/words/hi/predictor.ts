/** What the server says in predictions and their files, in Hindi, by its English sentence. */
export const PREDICTOR_HI: Readonly<Record<string, string>> = {
  // Why a seat is open to a student
  'All India seats go by JEE Main and are open to every state.':
    'ऑल इंडिया सीटें JEE Main से मिलती हैं और हर राज्य के लिए खुली हैं।',
  'State level seats are open to every candidate of Maharashtra.': 'राज्य स्तर की सीटें महाराष्ट्र के हर छात्र के लिए खुली हैं।',
  "For candidates of the college's home university, which is yours: {}.":
    'कॉलेज की होम यूनिवर्सिटी के छात्रों के लिए, और वही आपकी भी है: {1}।',
  "For candidates of other universities than the college's own.":
    'उन छात्रों के लिए जिनकी यूनिवर्सिटी कॉलेज की यूनिवर्सिटी से अलग है।',
  'Open seats are for everyone, whatever the category.': 'ओपन सीटें सबके लिए हैं, कैटेगरी कोई भी हो।',
  'Seats of your category, {}.': 'ये आपकी कैटेगरी ({1}) की सीटें हैं।',
  'General seats include women.': 'सामान्य सीटों में महिलाएँ भी शामिल हैं।',
  "Ladies' seats.": 'ये सीटें महिलाओं के लिए हैं।',
  "A women's college.": 'यह महिलाओं का कॉलेज है।',
  'Tuition fee waiver: family income up to ₹8 lakh, by merit.': 'ट्यूशन फ़ीस माफ़ी: परिवार की आय ₹8 लाख तक, मेरिट से।',
  'For the economically weaker section.': 'आर्थिक रूप से कमज़ोर वर्ग के लिए।',
  'Minority seats: the college is of your community.': 'अल्पसंख्यक सीटें: कॉलेज आपके समुदाय का है।',
  'All India seats are open to every state.': 'ऑल इंडिया सीटें हर राज्य के लिए खुली हैं।',
  "Other states' seats: your home state, {}, is not that of the institute.":
    'दूसरे राज्यों की सीटें: आपका होम स्टेट {1} है, संस्थान का राज्य दूसरा है।',
  'Home seats: you first wrote Class XII in {}.': 'होम स्टेट सीटें: आपने पहली बार 12वीं की परीक्षा {1} में दी।',
  'Open seats go by the common list, whatever the category.': 'ओपन सीटें कॉमन लिस्ट से मिलती हैं, कैटेगरी कोई भी हो।',
  'Seats of your category, {}, go by the rank within it.': 'आपकी कैटेगरी ({1}) की सीटें उसी की रैंक से मिलती हैं।',
  'Seats for persons with disability go by the PwD list.': 'दिव्यांग छात्रों की सीटें PwD लिस्ट से मिलती हैं।',
  'Gender-neutral seats are open to women too.': 'जेंडर-न्यूट्रल सीटें महिलाओं के लिए भी खुली हैं।',
  'You have passed the Architecture Aptitude Test.': 'आपने आर्किटेक्चर एप्टीट्यूड टेस्ट (AAT) पास किया है।',
  'Your home university': 'आपकी होम यूनिवर्सिटी',

  // Good to know about a prediction
  'A chance says how good your rank is if the seat is offered. Where it may not be offered, that stands beside it.':
    'संभावना बताती है कि सीट दी जाए तो आपकी रैंक कितनी अच्छी है। जहाँ सीट शायद न दी जाए, वहाँ यह साथ में लिखा है।',
  'A seat of last year is not always offered again; the chance counts that.':
    'पिछले साल की सीट हमेशा दोबारा नहीं दी जाती; संभावना में यह गिना गया है।',
  'Without your home university only state level and All India seats could be estimated.':
    'होम यूनिवर्सिटी के बिना सिर्फ़ राज्य स्तर और ऑल इंडिया की सीटें परखी जा सकीं।',
  'Tuition fee waiver seats have a choice code of their own in the option form.':
    'ट्यूशन फ़ीस माफ़ी वाली सीटों का ऑप्शन फ़ॉर्म में अपना अलग चॉइस कोड होता है।',
  'EWS seats are for candidates outside the reserved categories; they were left out.':
    'EWS सीटें आरक्षित कैटेगरी के बाहर के छात्रों के लिए हैं; इन्हें छोड़ दिया गया है।',
  'The published lists have no seats of their own for SBC, so these are your chances for open seats. SBC may bring you more: check the official CAP brochure.':
    'प्रकाशित सूचियों में SBC की अपनी सीटें नहीं हैं, इसलिए ये ओपन सीटों की संभावनाएँ हैं। SBC से आपको और भी सीटें मिल सकती हैं: CAP की सरकारी सूचना पुस्तिका देखें।',
  'Late caste or validity papers move a candidate to the open category: keep them ready.':
    'जाति या वैधता के काग़ज़ देर से आएँ तो छात्र ओपन में चला जाता है: इन्हें तैयार रखें।',
  'Your home state is where you first wrote Class XII, not your domicile.':
    'आपका होम स्टेट वह है जहाँ आपने पहली बार 12वीं की परीक्षा दी, न कि जहाँ के आप निवासी हैं।',
  'Your {} certificate must be dated on or after 1 April of the admission year.':
    'आपका {1} प्रमाणपत्र एडमिशन के साल की 1 अप्रैल को या उसके बाद का होना चाहिए।',
  'Seats for persons with disability go by PwD ranks; without them only the other seats are estimated.':
    'दिव्यांग छात्रों की सीटें PwD रैंक से मिलती हैं; उसके बिना सिर्फ़ बाकी सीटें परखी जाती हैं।',

  // How a place in a list is estimated
  'Estimated from your JEE Main percentile {} and the number of candidates up to {}. Your real rank comes with the result of the last session.':
    'आपके JEE Main परसेंटाइल {1} और {2} तक के छात्रों की संख्या से अनुमान। असली रैंक आख़िरी सेशन के रिज़ल्ट के साथ आती है।',
  'Estimated: about {}% of the candidates up to common rank {} are {}, as the JoSAA lists of the last years show. NTA does not print this share.':
    'अनुमान: कॉमन रैंक {2} तक के लगभग {1}% छात्र {3} के हैं, जैसा पिछले सालों की JoSAA सूचियाँ दिखाती हैं। NTA यह हिस्सा नहीं छापता।',
  'Your JEE Main ranks are estimated from your percentile: predict again when your real ranks are out.':
    'आपकी JEE Main रैंक का अनुमान आपके परसेंटाइल से है: असली रैंक आने पर फिर से अनुमान लगाएँ।',
  'JEE Main {#} percentile': 'JEE Main {1} परसेंटाइल',
  'JEE Main percentile {}. CAP numbers only the candidates who apply to it: the place in its All India list is estimated from its lists of earlier years.':
    'JEE Main परसेंटाइल {1}। CAP सिर्फ़ अपने यहाँ आवेदन करने वालों को नंबर देता है: उसकी ऑल इंडिया लिस्ट में जगह का अनुमान पिछले सालों की सूचियों से है।',
  'JEE Main rank {}, about the {} percentile. CAP numbers only the candidates who apply to it: the place in its All India list is estimated from its lists of earlier years.':
    'JEE Main रैंक {1}, यानी लगभग {2} परसेंटाइल। CAP सिर्फ़ अपने यहाँ आवेदन करने वालों को नंबर देता है: उसकी ऑल इंडिया लिस्ट में जगह का अनुमान पिछले सालों की सूचियों से है।',
  'From the cut-off lists of {}, which print percentile and merit number side by side.':
    '{1} की कट-ऑफ सूचियों से, जिनमें परसेंटाइल और मेरिट नंबर साथ छपते हैं।',
  'From the lists of {}; how much the number of candidates has changed since is not known.':
    '{1} की सूचियों से; तब से छात्रों की संख्या कितनी बदली, यह पता नहीं।',
  'The merit number for this percentile rose by about {}% a year up to {}, as more students sat the exam. {} is carried on from there; the range shows how much the growth has varied.':
    'इस परसेंटाइल का मेरिट नंबर {2} तक हर साल लगभग {1}% बढ़ा, क्योंकि परीक्षा देने वाले बढ़े। {3} का अनुमान वहीं से आगे है; दायरा बताता है कि यह बढ़त कितनी घटती-बढ़ती रही।',
  'The merit number for this percentile fell by about {}% a year up to {}, as fewer students sat the exam. {} is carried on from there; the range shows how much the change has varied.':
    'इस परसेंटाइल का मेरिट नंबर {2} तक हर साल लगभग {1}% घटा, क्योंकि परीक्षा देने वाले कम हुए। {3} का अनुमान वहीं से आगे है; दायरा बताता है कि यह बदलाव कितना घटता-बढ़ता रहा।',

  // Branches
  'You like {}: this branch is about it.': 'आपको यह पसंद है: {1}। यह ब्रांच इसी के बारे में है।',
  'It also touches {}.': 'इसमें यह भी आता है: {1}।',
  'It is close to the interests your assessment found.': 'यह आपके टेस्ट में मिली रुचियों के क़रीब है।',
  'It is far from the interests your assessment found.': 'यह आपके टेस्ट में मिली रुचियों से दूर है।',
  '{} of {} programmes are within reach, {} of them safe or likely.':
    '{2} में से {1} प्रोग्राम पहुँच में हैं, इनमें {3} लगभग पक्के या अच्छी संभावना वाले हैं।',
  programming: 'प्रोग्रामिंग',
  'data and artificial intelligence': 'डेटा और AI',
  mathematics: 'गणित',
  'electronics and gadgets': 'इलेक्ट्रॉनिक्स और गैजेट',
  'electricity and energy': 'बिजली और ऊर्जा',
  'machines and vehicles': 'मशीनें और गाड़ियाँ',
  'robots and automation': 'रोबोट और ऑटोमेशन',
  'buildings and cities': 'इमारतें और शहर',
  chemistry: 'रसायन',
  'materials and metals': 'पदार्थ और धातुएँ',
  'biology and health': 'जीवविज्ञान और सेहत',
  'food and farming': 'खाना और खेती',
  'the environment and the earth': 'पर्यावरण और धरती',
  'design and making things': 'डिज़ाइन और चीज़ें बनाना',
  'business and people': 'बिज़नेस और लोग',

  // The year, and a run in a few words
  'We predict the admissions of {}. There is not enough data for a later one':
    'हम {1} के एडमिशन का अनुमान देते हैं। उससे आगे के साल के लिए काफ़ी जानकारी नहीं है',
  'We predict the admissions of {}. The results of earlier ones are published':
    'हम {1} के एडमिशन का अनुमान देते हैं। उससे पहले के नतीजे छप चुके हैं',
  'Enter your {} rank of JEE {}: {} seats go by it, not by the common rank':
    'JEE {2} की अपनी {1} रैंक लिखें: {3} सीटें उसी से मिलती हैं, कॉमन रैंक से नहीं',
  '{} percentile': '{1} परसेंटाइल',
  'merit number {}': 'मेरिट नंबर {1}',
  'outside Maharashtra': 'महाराष्ट्र के बाहर',

  // Files
  '{} prediction {}': '{1} का अनुमान {2}',
  Safe: 'लगभग पक्का',
  Likely: 'अच्छी संभावना',
  Possible: 'हो सकता है',
  Reach: 'मुश्किल',
  Unlikely: 'बहुत मुश्किल',
  'Safe (90% or more)': 'लगभग पक्का (90% या ज़्यादा)',
  'Likely (60 to 90%)': 'अच्छी संभावना (60 से 90%)',
  'Possible (30 to 60%)': 'हो सकता है (30 से 60%)',
  'Reach (5 to 30%)': 'मुश्किल (5 से 30%)',
  'Range only (too uncertain for a chance)': 'सिर्फ़ रेंज (संभावना बताने के लिए बहुत अनिश्चित)',
  'Unlikely (below 5%)': 'बहुत मुश्किल (5% से कम)',
  '{#} of {#}': '{2} में से {1}',
  '{#} programmes': '{1} प्रोग्राम',
  '{#} of {#} programmes': '{2} में से {1} प्रोग्राम',
  '{#} of {#} programmes, {#} in all': '{2} में से {1} प्रोग्राम, कुल {3}',
  'about {} ({} to {}), an estimate': 'लगभग {1} ({2} से {3}), एक अनुमान',
  'This prediction is for {}, and that season is over.': 'यह अनुमान {1} के लिए है, और वह सीज़न ख़त्म हो चुका है।',
  'The number of rounds is that of {}: the rounds of {} are not announced yet.':
    'राउंड की संख्या {1} की है: {2} के राउंड अभी घोषित नहीं हुए हैं।',
  'Chance: how likely your rank is to be good enough by round {} of {} if the seat is offered, from closing ranks of {} to {}. A forecast, never a promise of a seat.':
    'संभावना: सीट दी जाए तो {2} के राउंड {1} तक आपकी रैंक के काफ़ी होने की, {3} से {4} तक की क्लोज़िंग रैंक से। यह अनुमान है, सीट का वादा कभी नहीं।',
  'Where a seat may not be offered, the row says so.': 'जहाँ सीट शायद न दी जाए, वहाँ पंक्ति में लिखा है।',
  'The closing rank is 80% likely to lie within the range given. Order your preference list by what you want most, not by chance.':
    '80% संभावना है कि क्लोज़िंग रैंक दिए गए दायरे में रहेगी। पसंद की सूची अपनी पसंद के क्रम से बनाएँ, संभावना के क्रम से नहीं।',
  'Programme and college': 'प्रोग्राम और कॉलेज',
  Codes: 'कोड',
  'Forecast closing': 'अनुमानित क्लोज़िंग',
  'Last year': 'पिछला साल',
  'Range only': 'सिर्फ़ रेंज',
  'Too uncertain': 'बहुत अनिश्चित',
  'Not known': 'पता नहीं',
  'Round {}': 'राउंड {1}',
  '{} of {} are printed, some of each band. The CSV file holds all.':
    '{2} में से {1} छपे हैं, हर श्रेणी से कुछ। CSV फ़ाइल में सब हैं।',
  'No programme fits what was chosen on the screen.': 'स्क्रीन पर जो चुना गया, उसमें कोई प्रोग्राम नहीं आता।',
  'Chosen: {}': 'चुना गया: {1}',
  'Order: {}': 'क्रम: {1}',
  'search “{=}”': 'खोज “{1}”',
  'range only': 'सिर्फ़ रेंज',
  'the most sought-after within reach first; what may not be offered after the rest':
    'जो मिल सकते हैं उनमें सबसे ज़्यादा माँग वाले पहले; जो सीटें शायद न दी जाएँ, वे बाद में',
  'best chance first': 'सबसे अच्छी संभावना पहले',
  'toughest first': 'सबसे कठिन पहले',
  'by NIRF rank': 'NIRF रैंक से',
  'by college name': 'कॉलेज के नाम से',
  Computer: 'कंप्यूटर',
  'AI and Data Science': 'AI और डेटा साइंस',
  Electronics: 'इलेक्ट्रॉनिक्स',
  Electrical: 'इलेक्ट्रिकल',
  Mechanical: 'मैकेनिकल',
  'Robotics and Automation': 'रोबोटिक्स और ऑटोमेशन',
  Civil: 'सिविल',
  Chemical: 'केमिकल',
  'Materials, Mining and Textiles': 'मटीरियल, माइनिंग और टेक्सटाइल',
  'Bio, Food and Pharma': 'बायो, फ़ूड और फ़ार्मा',
  Sciences: 'विज्ञान',
  'Other branches': 'दूसरी ब्रांच',
  'College code': 'कॉलेज कोड',
  College: 'कॉलेज',
  State: 'राज्य',
  'NIRF rank': 'NIRF रैंक',
  'NIRF rank of the year': 'NIRF रैंक किस साल की',
  Band: 'श्रेणी',
  'Forecast closing rank': 'अनुमानित क्लोज़िंग रैंक',
  '80% range from': '80% दायरा, से',
  '80% range to': '80% दायरा, तक',
  'Closing rank last year': 'पिछले साल की क्लोज़िंग रैंक',
  'In round': 'राउंड में',
  'Best pool code': 'सबसे अच्छी सीट का कोड',
  'Best pool': 'सबसे अच्छी सीट',
  'Rank counted': 'कौन-सी रैंक गिनी',
  Season: 'सीज़न',
  'Fee for a year in rupees': 'एक साल की फ़ीस, रुपये में',
  'Fee of the year': 'फ़ीस किस साल की',
  'Median pay in rupees a year, of those placed': 'नौकरी पाने वालों का मीडियन वेतन, रुपये सालाना',
  'Median pay of the graduates of': 'मीडियन वेतन किस साल पास हुए छात्रों का',
  'Fee ₹{#} ({=})': 'फ़ीस ₹{1} ({2})',
  'Median pay ₹{#} ({=})': 'मीडियन वेतन ₹{1} ({2})',
  'Data up to': 'जानकारी कब तक की',
  'About the offer': 'सीट दिए जाने के बारे में',
  'End of the merit list': 'मेरिट लिस्ट का आख़िर',
  'In {#} open to the end of the merit list.': '{1} में मेरिट लिस्ट के आख़िर तक खुली रही।',
  'May stay open almost to the end of the merit list in {#}.': '{1} में मेरिट लिस्ट के लगभग आख़िर तक खुली रह सकती है।',
  'Where seats stay open to the end of the merit list, the closing rank is that of the last student who asked. Your real chance may be better.':
    'जहाँ सीटें मेरिट लिस्ट के आख़िर तक खुली रहती हैं, वहाँ क्लोज़िंग रैंक उस आख़िरी छात्र की होती है जिसने सीट माँगी। आपकी असली संभावना इससे अच्छी हो सकती है।',
  'Likely to be offered %': 'सीट दी जाने की संभावना %',
  'Years offered': 'कितने साल दी गई',
  'May not be offered: {#}% likely.': 'शायद न दी जाए: संभावना {1}%।',
  '{#}% likely to be offered.': 'सीट दी जाने की संभावना {1}%।',
  'Offered in {#} of the last {#} years.': 'पिछले {2} सालों में से {1} में दी गई।',
  'First offered in {#}.': 'पहली बार {1} में दी गई।',
  'By round {} %': 'राउंड {1} तक %',
  'Range only: too uncertain for a chance': 'सिर्फ़ रेंज: संभावना बताने के लिए बहुत अनिश्चित',
};
