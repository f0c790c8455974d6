/** What the server says about the official rounds, in Hindi, by its English sentence. */
export const ROUNDS_HI: Readonly<Record<string, string>> = {
  // The official steps
  'Joint Seat Allocation Authority (JoSAA)': 'जॉइंट सीट एलोकेशन अथॉरिटी (JoSAA)',
  'Registration and choice filling': 'रजिस्ट्रेशन और choice filling',
  'Register with JoSAA and fill in your choices in the order you want them.':
    'JoSAA में रजिस्टर करें और अपने विकल्प उसी क्रम में भरें जिसमें आप उन्हें चाहते हैं।',
  'Choices are locked': 'विकल्प लॉक होते हैं',
  'The list is locked once and used in every round. Check it a last time before.':
    'सूची एक ही बार लॉक होती है और हर राउंड में वही चलती है। उससे पहले एक बार और जाँच लें।',
  'Round {#}: seat allotment': 'राउंड {1}: सीट का आवंटन',
  'See which seat you were allotted, and enter it here to compare what you can do.':
    'देखें कि आपको कौन सी सीट मिली, और उसे यहाँ लिखें: आप क्या-क्या कर सकते हैं, उसकी तुलना दिखेगी।',
  'Round {#}: accept and report': 'राउंड {1}: स्वीकारें और रिपोर्ट करें',
  'Accept the seat with Freeze, Float or Slide and show your papers. Not answering gives the seat up.':
    'Freeze, Float या Slide के साथ सीट स्वीकारें और अपने काग़ज़ दिखाएँ। जवाब न देने पर सीट चली जाती है।',
  'CSAB special rounds': 'CSAB के विशेष राउंड',
  'New registration and new choices for seats left at NITs, IIITs and GFTIs.':
    'NIT, IIIT और GFTI में बची सीटों के लिए नया रजिस्ट्रेशन और नए विकल्प।',
  'Registration and verification of papers': 'रजिस्ट्रेशन और काग़ज़ों की जाँच',
  'Register for CAP and have your papers verified. Late papers move a candidate to the open category.':
    'CAP के लिए रजिस्टर करें और अपने काग़ज़ जँचवाएँ। काग़ज़ देर से आएँ तो छात्र ओपन कैटेगरी में चला जाता है।',
  'Merit list': 'मेरिट लिस्ट',
  'Your state merit number is published. Enter it in your exam profile: chances become sharper.':
    'आपका राज्य मेरिट नंबर आता है। उसे परीक्षा की जानकारी में लिखें: संभावना और सटीक हो जाएगी।',
  'Round {#}: option form': 'राउंड {1}: ऑप्शन फ़ॉर्म',
  'Fill in the option form, or fill it in again before rounds 2, 3 and 4.':
    'ऑप्शन फ़ॉर्म भरें, या राउंड 2, 3 और 4 से पहले उसे फिर से भरें।',
  'Accept the seat with Freeze or Betterment where you may choose. Not accepting where it is compulsory means leaving CAP.':
    'जहाँ आप चुन सकते हैं, वहाँ Freeze या Betterment के साथ सीट स्वीकारें। जहाँ स्वीकारना ज़रूरी है, वहाँ न स्वीकारने का मतलब CAP छोड़ना है।',

  // The rules of the rounds
  'JoSAA business rules': 'JoSAA के नियम (business rules)',
  'State CET Cell, CAP information brochure': 'राज्य CET सेल, CAP की सूचना पुस्तिका',
  'The choice list is locked once and used in every round.': 'पसंद की सूची एक ही बार लॉक होती है और हर राउंड में वही चलती है।',
  'Seats are given by deferred acceptance: you get the highest choice that your rank reaches. A longer list never hurts, and your true order is the best order.':
    'सीटें इस तरह बँटती हैं कि आपकी रैंक जहाँ तक पहुँचे, उनमें सबसे ऊपर का विकल्प आपको मिले। लंबी सूची से कभी नुक़सान नहीं होता, और आपकी असली पसंद का क्रम ही सबसे अच्छा क्रम है।',
  'Freeze keeps the seat and leaves the later rounds.': 'Freeze: सीट आपकी रहती है और आप आगे के राउंड से बाहर हो जाते हैं।',
  'Float keeps the seat and takes any higher choice that opens later; it replaces the seat by itself.':
    'Float: सीट आपकी रहती है, और बाद में ऊपर का कोई विकल्प खुले तो वह मिल जाता है; वह अपने आप पुरानी सीट की जगह ले लेता है।',
  'Slide keeps the seat and takes a higher choice in the same institute only.':
    'Slide: सीट आपकी रहती है, और सिर्फ़ उसी संस्थान का ऊपर का विकल्प मिल सकता है।',
  'There is no Float or Slide at the first preference or in the last round. Float may become Slide or Freeze, and Slide may become Freeze.':
    'पहला विकल्प मिलने पर या आख़िरी राउंड में Float और Slide नहीं होते। Float को Slide या Freeze में, और Slide को Freeze में बदला जा सकता है।',
  'CSAB special rounds come afterwards, with new registration and new choices, for seats left at NITs, IIITs and GFTIs.':
    'बाद में CSAB के विशेष राउंड होते हैं: NIT, IIIT और GFTI की बची सीटों के लिए, नए रजिस्ट्रेशन और नए विकल्पों के साथ।',
  'There were four rounds in 2025 and 2026. The option form may be filled again before rounds 2, 3 and 4.':
    '2025 और 2026 में चार राउंड हुए। राउंड 2, 3 और 4 से पहले ऑप्शन फ़ॉर्म फिर से भर सकते हैं।',
  'Acceptance is compulsory when you are allotted your first choice in round 1, one of the first three in round 2, one of the first six in round 3, and any in round 4. Not accepting means leaving CAP.':
    'राउंड 1 में पहला विकल्प, राउंड 2 में पहले तीन में से कोई, राउंड 3 में पहले छह में से कोई, और राउंड 4 में कोई भी विकल्प मिले तो सीट स्वीकारना ज़रूरी है। न स्वीकारने का मतलब CAP छोड़ना है।',
  'Otherwise you choose: Freeze keeps the seat and ends the process, Betterment keeps it and waits for a higher choice.':
    'बाकी में आप चुनते हैं: Freeze में सीट रहती है और प्रक्रिया ख़त्म होती है, Betterment में सीट रहती है और आप ऊपर के विकल्प का इंतज़ार करते हैं।',
  'About one seat in five of unaided colleges is filled by the college itself, outside CAP.':
    'गैर-अनुदानित कॉलेजों की लगभग हर पाँच में से एक सीट कॉलेज ख़ुद भरता है, CAP के बाहर।',

  // What a student can do after a round
  'You keep this seat and leave the later rounds.': 'यह सीट आपकी रहती है और आप आगे के राउंड से बाहर हो जाते हैं।',
  'Any higher choice that opens later.': 'ऊपर का कोई भी विकल्प जो बाद में खुले।',
  'You keep this seat and take any higher choice on your list that opens in a later round.':
    'यह सीट आपकी रहती है, और आगे के राउंड में सूची का ऊपर का कोई विकल्प खुले तो वह मिल जाता है।',
  'Nothing, unless a higher choice comes: it then replaces this seat for good.':
    'कुछ नहीं, जब तक ऊपर का विकल्प न मिले: मिले तो वह हमेशा के लिए इस सीट की जगह ले लेता है।',
  'You keep this seat and take a higher choice in the same institute only.':
    'यह सीट आपकी रहती है, और सिर्फ़ इसी संस्थान का ऊपर का विकल्प मिल सकता है।',
  'Higher choices at other institutes. A higher choice here replaces this seat for good.':
    'दूसरे संस्थानों के ऊपर के विकल्प। यहाँ ऊपर का विकल्प मिले तो वह हमेशा के लिए इस सीट की जगह ले लेता है।',
  'You keep this seat and wait for a higher choice in the later rounds.':
    'यह सीट आपकी रहती है, और आप आगे के राउंड में ऊपर के विकल्प का इंतज़ार करते हैं।',
  'Go on to the next round': 'अगले राउंड में जाएँ',
  'No seat was allotted in this round. You stay in for the rounds that are left.':
    'इस राउंड में कोई सीट नहीं मिली। बाकी राउंड में आप बने रहते हैं।',
  'Nothing.': 'कुछ नहीं।',
  'We cannot tell whether this is possible: it depends on the place of the seat on the form that you locked, which we do not know.':
    'हम नहीं बता सकते कि यह हो सकता है या नहीं: यह इस पर है कि लॉक किए फ़ॉर्म में सीट किस स्थान पर थी, जो हमें पता नहीं।',
  'This was the last round.': 'यह आख़िरी राउंड था।',
  'At this place in this round acceptance is compulsory: accept, or leave CAP.':
    'इस राउंड में इस स्थान की सीट स्वीकारना ज़रूरी है: स्वीकारें, या CAP छोड़ें।',
  'This is your first preference: there is nothing higher to wait for.':
    'यह आपका पहला विकल्प है: इससे ऊपर इंतज़ार करने को कुछ नहीं है।',
  'The chances come from simulated admissions that went like this one so far.':
    'ये संभावनाएँ उन आज़माए गए एडमिशन से आई हैं जो अब तक इसी तरह चले।',
  'So far this admission is unlike nearly all that we simulate. The chances are rough: each choice by its own chance of opening later.':
    'अब तक यह एडमिशन हमारे आज़माए लगभग सभी एडमिशन से अलग चला है। संभावनाएँ मोटी हैं: हर विकल्प के बाद में खुलने की अपनी संभावना।',
  'They rest on forecasts made before the rounds; real closing ranks may have moved since.':
    'ये राउंड से पहले के अनुमान पर टिकी हैं; असली क्लोज़िंग रैंक तब से बदली हो सकती हैं।',
  'The place of this seat on the form that you locked was not kept, and some rules go by it. Enter the round once more, with the list in the order that you locked.':
    'लॉक किए फ़ॉर्म में यह सीट किस स्थान पर थी, यह हमारे पास नहीं है, और कुछ नियम उसी से चलते हैं। सूची को लॉक किए क्रम में रखकर यह राउंड एक बार फिर लिखें।',
  'The list has changed since you entered this seat. The rules go by the place it had then; the chance of improving needs the list as you locked it. Keep a new form in a copy of the list.':
    'यह सीट लिखने के बाद सूची बदल गई है। नियम उसके तब के स्थान से चलते हैं; बेहतर सीट की संभावना के लिए वही सूची चाहिए जो आपने लॉक की थी। नया फ़ॉर्म सूची की कॉपी में रखें।',

  // Calendar, reminders and entries
  '{} rounds': '{1} के राउंड',
  '{}: {} begins tomorrow': '{1}: {2}, कल से शुरू',
  '{}: {} ends tomorrow': '{1}: {2}, कल आख़िरी दिन',
  'The day: {}.': 'तारीख़: {1}।',
  unknown: 'पता नहीं',
  'There are {} rounds': '{1} राउंड हैं',
  'This list is of the other exam': 'यह सूची दूसरी परीक्षा की है',
  'Only a choice of this list can be allotted. Add it to the list first':
    'सिर्फ़ इस सूची का विकल्प ही लिखा जा सकता है। पहले उसे सूची में जोड़ें',
};
