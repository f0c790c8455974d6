/** What the server says, in Hindi, by its English sentence. */
export const SENTENCES_HI: Readonly<Record<string, string>> = {
  // What the product is
  'Honest college chances and admission guidance for MHT-CET and JEE.':
    'MHT-CET और JEE के लिए कॉलेज मिलने की सच्ची संभावना और एडमिशन में मार्गदर्शन।',

  // Errors by code
  'Please check what you entered and try again': 'कृपया जो लिखा है उसे जाँचें और फिर कोशिश करें',
  'Please log in to continue': 'आगे बढ़ने के लिए कृपया लॉगिन करें',
  'Please start the signup process again': 'कृपया साइन अप फिर से शुरू करें',
  'WhatsApp is not available right now. Please try again in an hour':
    'WhatsApp अभी नहीं चल रहा। कृपया एक घंटे बाद फिर कोशिश करें',
  'Too many OTP attempts. Please try again later': 'OTP बहुत बार आज़माया गया है। कृपया थोड़ी देर बाद फिर कोशिश करें',
  'Too many OTP requests. Please try again later': 'OTP बहुत बार मँगाया गया है। कृपया थोड़ी देर बाद फिर कोशिश करें',
  'Invalid or expired OTP': 'OTP सही नहीं है या उसका समय निकल गया',
  'Your OTP has expired. Please login again': 'आपके OTP का समय निकल गया। कृपया फिर से लॉगिन करें',
  'We do not know this email or WhatsApp number. Please sign up first':
    'यह ई-मेल या WhatsApp नंबर हमारे पास नहीं है। कृपया पहले साइन अप करें',
  'Your payment is not confirmed yet. Your account opens as soon as it is: please try again in a few minutes':
    'आपके भुगतान की पुष्टि अभी नहीं हुई है। पुष्टि होते ही आपका खाता खुल जाएगा: कृपया कुछ मिनट बाद फिर कोशिश करें',
  'Your payment has arrived and our team is checking it. Please do not pay again: we write to you by e-mail as soon as it is decided':
    'आपका भुगतान पहुँच गया है और हमारी टीम उसे देख रही है। कृपया दोबारा भुगतान न करें: फ़ैसला होते ही हम आपको ई-मेल से बताएँगे',
  'Invalid Affiliation Code': 'संस्था का कोड सही नहीं है',
  'You already have an account. Please log in instead': 'आपका खाता पहले से है। कृपया लॉगिन करें',
  'Please verify your email and WhatsApp number first': 'कृपया पहले अपना ई-मेल और WhatsApp नंबर जाँचें',
  'This plan is not on sale any more. Please choose another one': 'यह प्लान अब नहीं मिलता। कृपया दूसरा प्लान चुनें',
  'Invalid coupon code': 'कूपन कोड सही नहीं है',
  'This coupon has expired': 'इस कूपन का समय निकल गया है',
  'This coupon is not for the plan you chose': 'यह कूपन आपके चुने हुए प्लान के लिए नहीं है',
  'This coupon has been used up': 'यह कूपन पूरा इस्तेमाल हो चुका है',
  'The payment service does not answer right now. No money was taken. Please try again in a moment':
    'भुगतान की सेवा अभी जवाब नहीं दे रही। कोई पैसा नहीं कटा है। कृपया थोड़ी देर में फिर कोशिश करें',
  'This order cannot be refunded': 'इस ऑर्डर के पैसे वापस नहीं हो सकते',
  'You have used all of it. Please top up to go on': 'आप सब इस्तेमाल कर चुके हैं। आगे बढ़ने के लिए टॉप-अप करें',
  'This comes with the Standard and Premium plans. You can upgrade in your profile':
    'यह Standard और Premium प्लान में मिलता है। आप प्रोफ़ाइल में प्लान बदल सकते हैं',
  'Please tell us your date of birth first': 'कृपया पहले अपनी जन्मतिथि बताएँ',
  'You are under 18: a parent or guardian has to agree first':
    'आपकी उम्र 18 से कम है: पहले माता-पिता या अभिभावक की सहमति चाहिए',
  'Some questions are still open. Please answer them before you finish':
    'कुछ सवाल अभी बाकी हैं। पूरा करने से पहले कृपया उनके जवाब दें',
  'This list was changed in another window meanwhile. Nothing was overwritten':
    'यह सूची इस बीच दूसरी विंडो में बदली गई है। कुछ भी मिटा नहीं है',
  'Another student has just taken this time. Nothing was spent. Please choose another one':
    'यह समय अभी-अभी दूसरे छात्र ने ले लिया है। आपका कुछ ख़र्च नहीं हुआ। कृपया दूसरा समय चुनें',
  'You have two sessions booked already. You can book the next one after the first of them':
    'आपके दो सेशन पहले से बुक हैं। पहला हो जाने के बाद आप अगला बुक कर सकते हैं',
  'This page is out of date. Please reload it and try again': 'यह पेज पुराना हो गया है। कृपया इसे फिर से लोड करके कोशिश करें',
  'We could not find that': 'यह हमें नहीं मिला',
  'This has changed in the meantime. Please reload the page': 'यह इस बीच बदल गया है। कृपया पेज फिर से लोड करें',
  'That is too large to send': 'यह भेजने के लिए बहुत बड़ा है',
  'Too many attempts. Please try again later': 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ी देर बाद फिर कोशिश करें',
  'Many students are here right now. Please try again in a moment':
    'अभी बहुत सारे छात्र यहाँ हैं। कृपया थोड़ी देर में फिर कोशिश करें',
  'We cannot reach our records right now. Please try again in a moment':
    'हमारे रिकॉर्ड अभी नहीं खुल रहे। कृपया थोड़ी देर में फिर कोशिश करें',
  'An unexpected error occurred': 'कुछ गड़बड़ हो गई',

  // Login and sign-up
  'Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)':
    'कृपया सही ई-मेल या फ़ोन नंबर लिखें (10 अंक, या 91 के साथ 12 अंक)',
  'First name must be at least 2 characters': 'नाम में कम से कम 2 अक्षर होने चाहिए',
  'Last name must be at least 2 characters': 'उपनाम में कम से कम 2 अक्षर होने चाहिए',
  'Please enter a valid email': 'कृपया सही ई-मेल लिखें',
  'Please enter a valid 10-digit mobile number': 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें',
  'Affiliation code must be alphanumeric and maximum 6 characters':
    'संस्था के कोड में सिर्फ़ अंग्रेज़ी अक्षर और अंक होते हैं, ज़्यादा से ज़्यादा 6',
  'Please enter verification code': 'कृपया जाँच का कोड लिखें',
  'Too many OTP attempts. Try again in {}': 'OTP बहुत बार आज़माया गया है। {1} बाद फिर कोशिश करें',
  'Too many OTP requests. Try again in {}': 'OTP बहुत बार मँगाया गया है। {1} बाद फिर कोशिश करें',
  '{#} seconds': '{1} सेकंड',
  '{#} minute': '{1} मिनट',
  '{#} minutes': '{1} मिनट',
  '{#} hour': '{1} घंटे',
  '{#} hours': '{1} घंटे',

  // Codes
  '{} is your {} code {}. It works for {} minutes.': '{1} आपका {2} कोड है, {3}। यह {4} मिनट तक चलेगा।',
  'to log in': 'लॉगिन के लिए',
  'to verify your email address': 'आपके ई-मेल की जाँच के लिए',
  'to verify your WhatsApp number': 'आपके WhatsApp नंबर की जाँच के लिए',
  'to confirm your consent as a parent or guardian': 'माता-पिता या अभिभावक के रूप में आपकी सहमति के लिए',
  'Never give it to anyone: {} will not ask you for it. If you did not ask for this code, you need not do anything.':
    'यह किसी को न बताएँ: {1} आपसे यह कभी नहीं पूछेगा। अगर आपने यह कोड नहीं मँगाया, तो आपको कुछ नहीं करना है।',
  'Your login code': 'आपका लॉगिन कोड',
  'Verify your email': 'अपना ई-मेल जाँचें',
  'Verify your WhatsApp number': 'अपना WhatsApp नंबर जाँचें',
  'Your consent is asked for': 'आपकी सहमति माँगी गई है',
  'No account yet': 'अभी खाता नहीं है',
  'Someone tried to log in to {} with this address, but there is no account for it. If it was you, please sign up first.':
    'किसी ने इस पते से {1} में लॉगिन करने की कोशिश की, पर इसका कोई खाता नहीं है। अगर वह आप थे, तो कृपया पहले साइन अप करें।',

  // Letters
  'Hello {=},': 'नमस्ते {1},',
  'Questions? Write to {}.': 'कोई सवाल? {1} पर लिखें।',

  // Money
  'We have received your payment of {} for {}.': 'आपका {1} का भुगतान मिल गया है: {2}।',
  '{} is yours. There was nothing to pay.': 'यह अब आपका है: {1}। कुछ देना नहीं था।',
  'Payment received: {}': 'भुगतान मिला: {1}',
  '{} is yours': 'यह अब आपका है: {1}',
  'It adds {} to your account.': 'इससे आपके खाते में जुड़ा: {1}।',
  '{#} predictor attempt': 'प्रेडिक्टर का {1} प्रयास',
  '{#} predictor attempts': 'प्रेडिक्टर के {1} प्रयास',
  '{#} counseling session': 'काउंसलिंग का {1} सेशन',
  '{#} counseling sessions': 'काउंसलिंग के {1} सेशन',
  '{#} psychometric assessment': '{1} साइकोमेट्रिक टेस्ट',
  '{#} psychometric assessments': '{1} साइकोमेट्रिक टेस्ट',
  'Transaction: {}': 'ट्रांज़ैक्शन: {1}',
  'Invoice: {}. You can download it in your profile: {}/profile':
    'इनवॉइस: {1}। इसे आप अपनी प्रोफ़ाइल से डाउनलोड कर सकते हैं: {2}/profile',
  'Refund: {}': 'पैसे वापस: {1}',
  'We have refunded {} for {}.': 'हमने {1} लौटा दिए हैं: {2}।',
  'The money usually reaches you in 7 to 10 business days.': 'पैसे आम तौर पर 7 से 10 कामकाजी दिनों में आप तक पहुँच जाते हैं।',
  'Payment confirmed: {}': 'भुगतान की पुष्टि हुई: {1}',
  'We have checked your payment for {}, and it is confirmed. Thank you for waiting.':
    'हमने आपका भुगतान देख लिया है और उसकी पुष्टि हो गई है: {1}। इंतज़ार के लिए धन्यवाद।',
  'We are returning your payment: {}': 'आपके पैसे वापस जा रहे हैं: {1}',
  'We have checked your payment of {} for {}. We could not credit it, so we are returning it to you.':
    'हमने आपका {1} का भुगतान देख लिया है: {2}। उसे खाते में जोड़ा नहीं जा सका, इसलिए पैसे आपको वापस मिल रहे हैं।',
  'What arrived is not what the order asked for.': 'जितना भुगतान माँगा गया था, मिला भुगतान उससे अलग है।',
  'A plan had already been paid for with this address.': 'इस पते से एक प्लान का भुगतान पहले ही हो चुका था।',
  'You already have the psychometric assessment.': 'आपके पास साइकोमेट्रिक टेस्ट पहले से है।',
  'The account was deleted before the payment arrived.': 'भुगतान पहुँचने से पहले खाता मिटाया जा चुका था।',
  'The WhatsApp number of the sign-up belongs to another account by now.':
    'साइन अप का WhatsApp नंबर अब किसी दूसरे खाते का है।',
  'The details of the sign-up were changed, and the new ones were not verified.':
    'साइन अप की जानकारी बदली गई थी और नई जानकारी की जाँच नहीं हुई।',
  'You need not do anything. The money usually reaches you in 7 to 10 business days.':
    'आपको कुछ करना नहीं है। पैसे आम तौर पर 7 से 10 कामकाजी दिनों में आप तक पहुँच जाते हैं।',
  'We are checking your payment: {}': 'हम आपका भुगतान जाँच रहे हैं: {1}',
  'Your payment of {} for {} has arrived, and we are checking it.':
    'आपका {1} का भुगतान मिल गया है और हम उसे जाँच रहे हैं: {2}।',
  'You need not do anything. We will either add it to your account or return all of it, and write to you again.':
    'आपको कुछ करना नहीं है। हम इसे या तो आपके खाते में जोड़ेंगे या पूरे पैसे लौटाएँगे, और आपको फिर लिखेंगे।',
  'You can see it in your profile: {}/profile': 'इसे आप अपनी प्रोफ़ाइल में देख सकते हैं: {1}/profile',
  'Your refund has begun: {}': 'पैसे लौटाना शुरू हो गया है: {1}',
  'We are returning {} for {}. What it had added to your account was taken back.':
    'हम {1} लौटा रहे हैं: {2}। इससे आपके खाते में जो जुड़ा था, वह हटा दिया गया है।',
  'We will write to you when the payment gateway has confirmed it.': 'पेमेंट गेटवे से पुष्टि होते ही हम आपको लिखेंगे।',
  'Paid twice: {}': 'दो बार भुगतान हुआ: {1}',
  'A second payment of {} has arrived for {}, which you had already paid for.':
    '{2} का भुगतान आप कर चुके थे, और उसी के लिए {1} का दूसरा भुगतान भी आ गया है।',
  "We'll return {} to you, and write to you when it is on its way. You need not do anything.":
    'हम आपको {1} लौटाएँगे, और पैसे भेजते ही आपको लिखेंगे। आपको कुछ करना नहीं है।',
  'We are returning your second payment: {}': 'हम आपका दूसरा भुगतान लौटा रहे हैं: {1}',
  'We are returning your second payment of {} for {}. What you bought stays yours.':
    'हम आपका {1} का दूसरा भुगतान लौटा रहे हैं: {2}। आपने जो ख़रीदा है, वह आपका ही रहेगा।',
  'Your second payment was returned: {}': 'आपका दूसरा भुगतान लौटा दिया गया: {1}',
  'We have returned your second payment of {} for {}. What you bought stays yours.':
    'हमने आपका {1} का दूसरा भुगतान लौटा दिया है: {2}। आपने जो ख़रीदा है, वह आपका ही रहेगा।',
  'You already have this plan or a better one': 'आपके पास यह प्लान या इससे बेहतर प्लान पहले से है',
  'You already have the psychometric assessment': 'आपके पास साइकोमेट्रिक टेस्ट पहले से है',
  'Please use your own email address': 'कृपया अपना ही ई-मेल लिखें',
  'Your other payment with this coupon is still open. Finish it, or try again in {} minutes':
    'इस कूपन से आपका दूसरा भुगतान अभी खुला है। उसे पूरा करें, या {1} मिनट बाद फिर कोशिश करें',
  'This plan is not free. Please continue to payment': 'यह प्लान मुफ़्त नहीं है। कृपया भुगतान पर जाएँ',

  // Counselling
  'Session booked: {}': 'सेशन बुक हुआ: {1}',
  'Your session with {=} is booked for {}. It lasts {} minutes.': '{1} के साथ आपका सेशन {2} को बुक है। यह {3} मिनट का है।',
  'Topic: {}': 'विषय: {1}',
  'Join: {}': 'जुड़ने का लिंक: {1}',
  'Your sessions: {}': 'आपके सेशन: {1}',
  'You can move it, or cancel it and have the session back, until {}. After that a cancelled session counts as used, and so does one you do not come to.':
    '{1} तक आप इसका समय बदल सकते हैं, या रद्द करके सेशन वापस पा सकते हैं। उसके बाद रद्द किया हुआ सेशन इस्तेमाल हुआ गिना जाएगा, और जिसमें आप न आएँ वह भी।',
  'Session moved: {}': 'सेशन का समय बदला: {1}',
  'Your session with {=} is now on {}. {}': '{1} के साथ आपका सेशन अब {2} को है। {3}',
  'It was to be on {}.': 'पहले यह {1} को था।',
  'Session cancelled: {}': 'सेशन रद्द: {1}',
  'The session is back in your account: you can book another time whenever you like.':
    'सेशन आपके खाते में वापस आ गया है: आप जब चाहें दूसरा समय बुक कर सकते हैं।',
  'It was cancelled less than {} hours before it began, so it counts as used.':
    'यह शुरू होने से {1} घंटे से भी कम पहले रद्द हुआ, इसलिए इस्तेमाल हुआ गिना जाएगा।',
  'You have cancelled your session with {=} on {}.': 'आपने {1} के साथ {2} का सेशन रद्द कर दिया है।',
  'We are sorry: {=} has to cancel your session on {}.': 'हमें खेद है: {1} को आपका {2} का सेशन रद्द करना पड़ रहा है।',
  'Reason: {=}': 'कारण: {1}',
  'Reminder: your session on {}': 'याद दिला दें: आपका सेशन {1} को है',
  'Your session with {=} on {} is cancelled.': '{1} के साथ आपका {2} का सेशन रद्द हो गया है।',
  '{=} has a session with you.': '{1} का आपके साथ एक सेशन है।',
  'Your session with {=} is on {}.': '{1} के साथ आपका सेशन {2} को है।',
  'Notes of your session with {=}': '{1} के साथ आपके सेशन के नोट्स',
  '{=} has written down what you talked about, with your next steps.':
    'आपकी क्या बात हुई और आगे क्या करना है, यह {1} ने लिख दिया है।',
  'Read them, and tell us how it was: {}': 'पढ़ें, और बताएँ कि सेशन कैसा रहा: {1}',
  'This time is not open any more. Nothing was spent. Please choose another one':
    'यह समय अब ख़ाली नहीं है। आपका कुछ ख़र्च नहीं हुआ। कृपया दूसरा समय चुनें',
  'You have another session at this time. Please choose another one': 'इस समय आपका दूसरा सेशन है। कृपया दूसरा समय चुनें',
  'This counselor takes no bookings now. Please choose another one': 'ये काउंसलर अभी बुकिंग नहीं ले रहे। कृपया दूसरे काउंसलर चुनें',
  'This counselor takes no bookings now': 'ये काउंसलर अभी बुकिंग नहीं ले रहे',
  'You have no session left. Please top up to book one': 'आपका कोई सेशन नहीं बचा है। बुक करने के लिए टॉप-अप करें',
  'We could not find this session': 'यह सेशन हमें नहीं मिला',
  'This session cannot be cancelled any more': 'यह सेशन अब रद्द नहीं हो सकता',
  'You can rate a session when it is over': 'सेशन पूरा होने पर आप उसे रेटिंग दे सकते हैं',
  'A rating can be changed for a day, and that day is over': 'रेटिंग एक दिन तक बदली जा सकती है, और वह दिन बीत गया',
  'This session did not take place, so there is nothing to rate': 'यह सेशन हुआ ही नहीं, इसलिए रेटिंग नहीं दी जा सकती',

  // Support
  'Answer to your ticket {}': 'आपके टिकट {1} का जवाब',
  'Read the whole thread and write on here: {}/support?ticket={}':
    'पूरी बातचीत यहाँ पढ़ें और आगे लिखें: {1}/support?ticket={2}',
  'You have opened many tickets today. Please write on in one of them':
    'आज आपने बहुत टिकट खोले हैं। कृपया उन्हीं में से किसी एक में लिखें',
  'You have written a lot in the last hour. Please give us some time to answer':
    'पिछले एक घंटे में आपने बहुत कुछ लिखा है। कृपया हमें जवाब देने का थोड़ा समय दें',
  'You have sent many pictures. Please send your question without one':
    'आपने बहुत तस्वीरें भेजी हैं। कृपया अपना सवाल बिना तस्वीर के भेजें',
  'Thank you, we have heard you. Please tell us more tomorrow': 'धन्यवाद, हमने आपकी बात सुन ली है। बाकी कृपया कल बताएँ',
  'This ticket has grown long. Please open a new one': 'यह टिकट लंबा हो गया है। कृपया नया खोलें',
  'Pictures are taken as JPEG only, and this one is not. The support page converts others automatically':
    'तस्वीरें सिर्फ़ JPEG में ली जाती हैं, और यह JPEG नहीं है। सपोर्ट का पेज बाकी तस्वीरों को अपने आप बदल देता है',
  'This JPEG picture could not be read. Please send another one': 'यह JPEG तस्वीर नहीं खुल पाई। कृपया दूसरी भेजें',

  // Colleges and predictions
  'College not found': 'कॉलेज नहीं मिला',
  'Your shortlist is full with {} colleges. Remove one to save another':
    'आपकी शॉर्टलिस्ट {1} कॉलेजों से भर गई है। नया जोड़ने के लिए एक हटाएँ',
  'You have sent many reports today. Thank you. Please send the next ones tomorrow':
    'आज आपने कई ग़लतियाँ बताई हैं। धन्यवाद। बाकी कृपया कल बताएँ',
  'Please say what is wrong': 'कृपया बताएँ कि क्या ग़लत है',
  'Prediction not found': 'यह प्रेडिक्शन नहीं मिला',
  'You have used all your prediction attempts. Top up to predict again':
    'आपके सारे प्रेडिक्टर प्रयास ख़त्म हो गए हैं। फिर से देखने के लिए टॉप-अप करें',

  // Account and consent
  'You already have an account': 'आपका खाता पहले से है',
  'Someone tried to sign up to {} with this address or number. You already have an account: please log in instead. If it was not you, you need not do anything.':
    'किसी ने इस पते या नंबर से {1} में साइन अप करने की कोशिश की। आपका खाता पहले से है: कृपया लॉगिन करें। अगर वह आप नहीं थे, तो आपको कुछ नहीं करना है।',
  'This copy is no longer open. Please ask for a new one': 'यह प्रति अब नहीं खुलती। कृपया नई माँगें',
  'You have fetched your data several times today. Please try again tomorrow':
    'आज आप अपनी जानकारी कई बार ले चुके हैं। कृपया कल फिर कोशिश करें',
  'You are 18 or older: nobody else has to agree': 'आप 18 या उससे बड़े हैं: किसी और की सहमति नहीं चाहिए',
  'You have asked many times today. Please try again tomorrow': 'आज आप कई बार पूछ चुके हैं। कृपया कल फिर कोशिश करें',
  'You told us that you are under 18. If that was a mistake, please write to support':
    'आपने बताया था कि आपकी उम्र 18 से कम है। अगर यह ग़लती थी, तो कृपया सपोर्ट को लिखें',
  'This took too long. Please begin again': 'इसमें बहुत समय लग गया। कृपया फिर से शुरू करें',
  'The texts have changed again. Please reload the page and read them':
    'शर्तें फिर से बदल गई हैं। कृपया पेज दोबारा खोलें और उन्हें पढ़ें',
  'We could not prepare this right now. Please try again in a moment':
    'यह अभी तैयार नहीं हो पाया। कृपया थोड़ी देर में फिर कोशिश करें',
  'Your last changes are still being worked out. Please try again in a few seconds':
    'आपके पिछले बदलावों का हिसाब अभी चल रहा है। कृपया कुछ सेकंड बाद फिर कोशिश करें',
  'Your other predictions are still being opened. Please try again in a few seconds':
    'आपके दूसरे प्रेडिक्शन अभी खुल रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें',
  'Your other file is still being made. Please try again in a few seconds':
    'आपकी दूसरी फ़ाइल अभी बन रही है। कृपया कुछ सेकंड बाद फिर कोशिश करें',
  'You have made many files in the last hour. Please try again a little later':
    'पिछले एक घंटे में आपने बहुत सारी फ़ाइलें बनाई हैं। कृपया थोड़ी देर बाद फिर कोशिश करें',
  'Another account has taken this address or number meanwhile. Your account keeps the old one':
    'इस बीच यह पता या नंबर किसी दूसरे खाते ने ले लिया है। आपके खाते में पुराना ही रहेगा',
  'Another account uses this already. If it is yours, log in there, or write to support':
    'यह पहले से किसी दूसरे खाते में है। अगर वह आपका है, तो उसमें लॉगिन करें, या सपोर्ट को लिखें',
  'You have tried this many times today. Please try again tomorrow': 'आज आप यह कई बार आज़मा चुके हैं। कृपया कल फिर कोशिश करें',
  'This account is closed and will be deleted. You can still undo that':
    'यह खाता बंद है और मिटा दिया जाएगा। आप इसे अब भी वापस ले सकते हैं',

  // Sessions, lists and rounds
  'It begins in less than {} hours now, so it would count as used. Nothing was cancelled':
    'यह अब {1} घंटे से कम में शुरू होगा, इसलिए इस्तेमाल हुआ गिना जाता। कुछ रद्द नहीं हुआ है',
  'Nothing is shared any more: this session is over': 'अब कुछ साझा नहीं होता: यह सेशन पूरा हो चुका है',
  'You have {} lists for this exam. Delete one to begin another':
    'इस परीक्षा के लिए आपकी {1} सूचियाँ हैं। नई बनाने के लिए एक हटाएँ',
  'List not found': 'सूची नहीं मिली',
  'Nothing was entered for this round': 'इस राउंड के लिए कुछ नहीं लिखा गया है',
  'There is no such paper': 'ऐसा कोई काग़ज़ नहीं है',

  'Add programmes to see what the rounds would make of them.': 'राउंड इनका क्या करेंगे, यह देखने के लिए प्रोग्राम जोड़ें।',

  // Assessment
  'The time for this part was over when this answer reached us, so it does not count':
    'जब यह जवाब हमारे पास पहुँचा, इस हिस्से का समय पूरा हो चुका था, इसलिए यह नहीं गिना जाएगा',
  'This part has not been begun yet, so this answer does not count':
    'यह हिस्सा अभी शुरू नहीं हुआ है, इसलिए यह जवाब नहीं गिना जाएगा',
  '“{}” is not complete yet. Please answer what is left before you finish':
    '“{1}” अभी पूरा नहीं है। पूरा करने से पहले कृपया बाकी जवाब दें',
  'The report is there as soon as you have finished': 'टेस्ट पूरा करते ही रिपोर्ट मिल जाएगी',
  'There is no such question': 'ऐसा कोई सवाल नहीं है',
  'There is no such choice': 'ऐसा कोई विकल्प नहीं है',
  'There is no report of these answers': 'इन जवाबों की कोई रिपोर्ट नहीं है',
  'There is no report to share yet': 'साझा करने के लिए अभी कोई रिपोर्ट नहीं है',
  'This link does not work any more. Please ask for a new one': 'यह लिंक अब नहीं चलता। कृपया नया माँगें',
  'You have no assessment left. You can get one on the top-up page': 'आपका कोई टेस्ट नहीं बचा है। टॉप-अप के पेज से ले सकते हैं',
  'Assessment not found': 'यह टेस्ट नहीं मिला',
  'This assessment is finished. Its answers can no longer change': 'यह टेस्ट पूरा हो चुका है। इसके जवाब अब नहीं बदल सकते',

  // Conversations
  'The conversation is not here any more. Please send your question without it':
    'वह बातचीत अब यहाँ नहीं है। कृपया अपना सवाल उसके बिना भेजें',
  'The conversation is not here any more. Please go on without sharing it':
    'वह बातचीत अब यहाँ नहीं है। कृपया उसे साझा किए बिना आगे बढ़ें',
  'This conversation is not here any more': 'यह बातचीत अब यहाँ नहीं है',
  'This question is still being answered. Please look again in a moment':
    'इस सवाल का जवाब अभी दिया जा रहा है। कृपया थोड़ी देर में फिर से देखें',
  'This message is too long. Please send a shorter one': 'यह संदेश बहुत लंबा है। कृपया छोटा संदेश भेजें',
  'This conversation has grown long. Please begin a new one': 'यह बातचीत लंबी हो गई है। कृपया नई शुरू करें',
  'You have asked {} questions within an hour. Please ask the next one in a minute':
    'आप एक घंटे में {1} सवाल पूछ चुके हैं। अगला सवाल कृपया एक मिनट बाद पूछें',
  'You have asked {} questions within an hour. Please ask the next one in {} minutes':
    'आप एक घंटे में {1} सवाल पूछ चुके हैं। अगला सवाल कृपया {2} मिनट बाद पूछें',

  'Another message was sent under this name. Please use a new one': 'इस नाम से दूसरा संदेश भेजा जा चुका है। कृपया नया भेजें',

  // Exam answers
  'Give either a percentile or a merit number': 'परसेंटाइल या मेरिट नंबर में से एक ही दें',
  'A rank is a whole number from 1 to 25,00,000': 'रैंक 1 से 25,00,000 तक की पूरी संख्या होती है',
  'A percentile is a number from 0 to 100': 'परसेंटाइल 0 से 100 तक की संख्या होती है',
  'A merit number is a whole number from 1 to 10,00,000': 'मेरिट नंबर 1 से 10,00,000 तक की पूरी संख्या होता है',
  'Choose the state or union territory in which you first wrote Class XII':
    'वह राज्य या केंद्र शासित प्रदेश चुनें जहाँ आपने पहली बार 12वीं की परीक्षा दी',
  'Choose your home university from the list': 'सूची से अपनी होम यूनिवर्सिटी चुनें',
  'Choose your community from the list': 'सूची से अपना समुदाय चुनें',
  'A year has four digits': 'साल में चार अंक होते हैं',
  'This year is still to come': 'यह साल अभी आया नहीं है',
  'Enter at least one rank, or your JEE Main percentile': 'कम से कम एक रैंक लिखें, या अपना JEE Main परसेंटाइल',
  'Enter your MHT-CET percentile or your state merit number': 'अपना MHT-CET परसेंटाइल या राज्य का मेरिट नंबर लिखें',
  'Candidates from outside Maharashtra compete for All India seats by JEE Main: enter your JEE Main rank or percentile':
    'महाराष्ट्र से बाहर के छात्रों को ऑल इंडिया सीटें JEE Main से मिलती हैं: अपनी JEE Main रैंक या परसेंटाइल लिखें',

  // More codes
  'Download your data': 'अपनी जानकारी डाउनलोड करें',
  'to download a copy of your data': 'आपकी जानकारी की प्रति डाउनलोड करने के लिए',
  'Delete your account': 'अपना खाता मिटाएँ',
  'to delete your account': 'आपका खाता मिटाने के लिए',
  'Change of contact': 'संपर्क में बदलाव',
  'to let another address or number take the place of this one': 'इसकी जगह दूसरा पता या नंबर रखने के लिए',
  'Verify your new contact': 'अपना नया संपर्क जाँचें',
  'to use this address or number for your account': 'यह पता या नंबर आपके खाते में रखने के लिए',
  'Somebody who is logged in to your account wants to use {} in the place of this one.':
    'आपके खाते में लॉगिन किया हुआ कोई व्यक्ति इसकी जगह {1} रखना चाहता है।',
  'Never give the code to anyone: {} will not ask you for it. If it was not you, write to {}.':
    'यह कोड किसी को न बताएँ: {1} आपसे यह कभी नहीं पूछेगा। अगर वह आप नहीं थे, तो {2} पर लिखें।',
  'Somebody wanted to use this address or number for another {} account. It already has an account of its own, so nothing was changed.':
    'किसी ने यह पता या नंबर {1} के दूसरे खाते में रखना चाहा। इसका अपना खाता पहले से है, इसलिए कुछ नहीं बदला।',

  // The account
  'Your {} was changed': 'आपका {1} बदल गया',
  'e-mail address': 'ई-मेल',
  'WhatsApp number': 'WhatsApp नंबर',
  'Your {} account now uses {} as its {}. This one is no longer used.':
    'आपके {1} खाते का {3} अब {2} है। यह वाला अब काम नहीं आता।',
  'You were logged out on all other devices.': 'बाकी सभी डिवाइस पर आपका लॉगआउट हो गया है।',
  'If this was not you, please write to {} at once.': 'अगर यह आपने नहीं किया, तो कृपया तुरंत {1} पर लिखें।',
  'Your account is closed': 'आपका खाता बंद हो गया',
  'Your {} account is closed, and on {} it will be erased for good.':
    'आपका {1} खाता बंद है, और {2} को हमेशा के लिए मिटा दिया जाएगा।',
  'You have changed your mind? Log in before then and choose "Keep my account": {}/login':
    'मन बदल गया? उससे पहले लॉगिन करें और खाता रखने का बटन चुनें: {1}/login',
  'Invoices and payment records are kept as long as tax law demands, without your name, e-mail address and number.':
    'इनवॉइस और भुगतान के रिकॉर्ड टैक्स क़ानून जितने समय तक रखे जाते हैं, आपके नाम, ई-मेल और नंबर के बिना।',
  'Your account is open again': 'आपका खाता फिर खुल गया',
  'Your {} account is open again. Nothing was erased.': 'आपका {1} खाता फिर खुल गया है। कुछ नहीं मिटा है।',
  'Sessions that were cancelled and links to reports that were ended do not come back by themselves.':
    'रद्द हुए सेशन और बंद किए गए रिपोर्ट के लिंक अपने आप वापस नहीं आते।',

  // Contacts of a guardian and of one's own
  'Please give an address or number of your parent or guardian, not your own':
    'कृपया अपना नहीं, माता-पिता या अभिभावक का ई-मेल या नंबर दें',
  'Please give your date of birth': 'कृपया अपनी जन्मतिथि दें',
  'This is the one your account already has': 'आपके खाते में पहले से यही है',
  'Please give an e-mail address or a WhatsApp number of 10 digits': 'कृपया ई-मेल या 10 अंकों का WhatsApp नंबर दें',

  // Where somebody is logged in
  '{=} on Android': 'Android पर {1}',
  '{=} on iOS': 'iOS पर {1}',
  '{=} on Windows': 'Windows पर {1}',
  '{=} on macOS': 'macOS पर {1}',
  '{=} on Linux': 'Linux पर {1}',
  'Unknown device': 'अनजान डिवाइस',

  // To a parent or guardian
  'A student who gave the name “{=}” uses {=} to plan admission to an engineering college and is under 18. Giving them this code means:':
    '“{1}” नाम बताने वाले एक छात्र इंजीनियरिंग कॉलेज में एडमिशन की तैयारी के लिए {2} का इस्तेमाल करते हैं और उनकी उम्र 18 से कम है। उन्हें यह कोड देने का मतलब है:',
  'I am the parent or guardian of this student, and I agree that':
    'मैं इस छात्र का/की माता-पिता या अभिभावक हूँ, और इन बातों पर सहमत हूँ:',
  'the student takes the psychometric assessment, whose answers and report are kept until the student deletes them':
    'छात्र साइकोमेट्रिक टेस्ट दे; उसके जवाब और रिपोर्ट तब तक रखे जाएँ जब तक छात्र उन्हें न मिटाए',
  'the student may book and attend counselling sessions': 'छात्र काउंसलिंग सेशन बुक कर सकता है और उनमें भाग ले सकता है',
  'the student may share reports with a counsellor, and can end this at any time':
    'छात्र काउंसलर के साथ रिपोर्ट साझा कर सकता है, और इसे कभी भी बंद कर सकता है',
  'I can withdraw this consent at any time in the student’s profile or by writing to support':
    'मैं यह सहमति छात्र की प्रोफ़ाइल में या सपोर्ट को लिखकर कभी भी वापस ले सकता/सकती हूँ',
  'If you do not know this student, or do not agree, please do nothing.':
    'अगर आप इस छात्र को नहीं जानते, या सहमत नहीं हैं, तो कृपया कुछ न करें।',

  // Reminders of rounds
  'Source: {}, as of {}. The official notice decides.': 'स्रोत: {1} (तारीख़: {2})। सरकारी सूचना ही मान्य है।',
  'Your lists: {}/rounds': 'आपकी सूचियाँ: {1}/rounds',
  'You asked for these reminders. You can stop them on the same page.':
    'ये याद आपने ही मँगाई हैं। इन्हें उसी पेज पर बंद कर सकते हैं।',
};
