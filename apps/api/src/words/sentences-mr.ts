/** What the server says, in Marathi, by its English sentence. */
export const SENTENCES_MR: Readonly<Record<string, string>> = {
  // What the product is
  'Honest college chances and admission guidance for MHT-CET and JEE.':
    'MHT-CET आणि JEE साठी कॉलेज मिळण्याची खरी शक्यता आणि प्रवेशाचे मार्गदर्शन.',

  // Errors by code
  'Please check what you entered and try again': 'कृपया लिहिलेली माहिती तपासा आणि पुन्हा प्रयत्न करा',
  'Please log in to continue': 'पुढे जाण्यासाठी कृपया लॉगिन करा',
  'Please start the signup process again': 'कृपया साइन अप पुन्हा सुरू करा',
  'WhatsApp is not available right now. Please try again in an hour':
    'WhatsApp सध्या चालत नाही. कृपया एका तासाने पुन्हा प्रयत्न करा',
  'Too many OTP attempts. Please try again later': 'OTP खूप वेळा वापरून पाहिला आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'Too many OTP requests. Please try again later': 'OTP खूप वेळा मागवला आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'Invalid or expired OTP': 'OTP बरोबर नाही किंवा त्याची वेळ संपली',
  'Your OTP has expired. Please login again': 'तुमच्या OTP ची वेळ संपली. कृपया पुन्हा लॉगिन करा',
  'We do not know this email or WhatsApp number. Please sign up first':
    'हा ई-मेल किंवा WhatsApp नंबर आमच्याकडे नाही. कृपया आधी साइन अप करा',
  'Your payment is not confirmed yet. Your account opens as soon as it is: please try again in a few minutes':
    'तुमच्या पेमेंटची खात्री अजून झालेली नाही. ती झाली की तुमचे खाते उघडेल: कृपया काही मिनिटांनी पुन्हा प्रयत्न करा',
  'Your payment has arrived and our team is checking it. Please do not pay again: we write to you by e-mail as soon as it is decided':
    'तुमचे पेमेंट पोहोचले आहे आणि आमची टीम ते तपासत आहे. कृपया पुन्हा पैसे भरू नका: निर्णय होताच आम्ही तुम्हाला ई-मेलने कळवू',
  'Invalid Affiliation Code': 'संस्थेचा कोड बरोबर नाही',
  'You already have an account. Please log in instead': 'तुमचे खाते आधीच आहे. कृपया लॉगिन करा',
  'Please verify your email and WhatsApp number first': 'कृपया आधी तुमचा ई-मेल आणि WhatsApp नंबर तपासा',
  'This plan is not on sale any more. Please choose another one': 'हा प्लॅन आता मिळत नाही. कृपया दुसरा प्लॅन निवडा',
  'Invalid coupon code': 'कूपन कोड बरोबर नाही',
  'This coupon has expired': 'या कूपनची मुदत संपली आहे',
  'This coupon is not for the plan you chose': 'हे कूपन तुम्ही निवडलेल्या प्लॅनसाठी नाही',
  'This coupon has been used up': 'हे कूपन पूर्ण वापरले गेले आहे',
  'The payment service does not answer right now. No money was taken. Please try again in a moment':
    'पेमेंटची सेवा सध्या उत्तर देत नाही. पैसे गेलेले नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'This order cannot be refunded': 'या ऑर्डरचे पैसे परत मिळू शकत नाहीत',
  'You have used all of it. Please top up to go on': 'तुम्ही सर्व वापरले आहे. पुढे जाण्यासाठी टॉप-अप करा',
  'This comes with the Standard and Premium plans. You can upgrade in your profile':
    'हे Standard आणि Premium प्लॅनमध्ये मिळते. तुम्ही प्रोफाइलमध्ये प्लॅन बदलू शकता',
  'Please tell us your date of birth first': 'कृपया आधी तुमची जन्मतारीख सांगा',
  'You are under 18: a parent or guardian has to agree first':
    'तुमचे वय 18 पेक्षा कमी आहे: आधी आई-वडील किंवा पालकांची संमती लागेल',
  'Some questions are still open. Please answer them before you finish':
    'काही प्रश्न अजून बाकी आहेत. पूर्ण करण्याआधी कृपया त्यांची उत्तरे द्या',
  'This list was changed in another window meanwhile. Nothing was overwritten':
    'ही यादी मधल्या काळात दुसऱ्या विंडोमध्ये बदलली आहे. काहीही पुसले गेलेले नाही',
  'Another student has just taken this time. Nothing was spent. Please choose another one':
    'ही वेळ आत्ताच दुसऱ्या विद्यार्थ्याने घेतली आहे. तुमचे काही खर्च झाले नाही. कृपया दुसरी वेळ निवडा',
  'You have two sessions booked already. You can book the next one after the first of them':
    'तुमची दोन सेशन आधीच बुक आहेत. पहिले झाल्यावर तुम्ही पुढचे बुक करू शकता',
  'This page is out of date. Please reload it and try again': 'हे पान जुने झाले आहे. कृपया ते पुन्हा लोड करून प्रयत्न करा',
  'We could not find that': 'हे आम्हाला सापडले नाही',
  'This has changed in the meantime. Please reload the page': 'हे मधल्या काळात बदलले आहे. कृपया पान पुन्हा लोड करा',
  'That is too large to send': 'हे पाठवण्यासाठी खूप मोठे आहे',
  'Too many attempts. Please try again later': 'खूप वेळा प्रयत्न झाला आहे. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'Many students are here right now. Please try again in a moment':
    'सध्या इथे खूप विद्यार्थी आहेत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'We cannot reach our records right now. Please try again in a moment':
    'आमच्या नोंदी सध्या उघडत नाहीत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'An unexpected error occurred': 'काहीतरी चूक झाली',

  // Login and sign-up
  'Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)':
    'कृपया योग्य ई-मेल किंवा फोन नंबर लिहा (10 अंक, किंवा 91 सह 12 अंक)',
  'First name must be at least 2 characters': 'नावात किमान 2 अक्षरे असावीत',
  'Last name must be at least 2 characters': 'आडनावात किमान 2 अक्षरे असावीत',
  'Please enter a valid email': 'कृपया योग्य ई-मेल लिहा',
  'Please enter a valid 10-digit mobile number': 'कृपया 10 अंकी योग्य मोबाइल नंबर लिहा',
  'Affiliation code must be alphanumeric and maximum 6 characters':
    'संस्थेच्या कोडमध्ये फक्त इंग्रजी अक्षरे आणि अंक असतात, जास्तीत जास्त 6',
  'Please enter verification code': 'कृपया तपासणीचा कोड लिहा',
  'Too many OTP attempts. Try again in {}': 'OTP खूप वेळा वापरून पाहिला आहे. {1} पुन्हा प्रयत्न करा',
  'Too many OTP requests. Try again in {}': 'OTP खूप वेळा मागवला आहे. {1} पुन्हा प्रयत्न करा',
  '{#} seconds': '{1} सेकंदांनी',
  '{#} minute': '{1} मिनिटाने',
  '{#} minutes': '{1} मिनिटांनी',
  '{#} hour': '{1} तासाने',
  '{#} hours': '{1} तासांनी',

  // Codes
  '{} is your {} code {}. It works for {} minutes.': '{1} हा तुमचा {2} कोड आहे, {3}. तो {4} मिनिटे चालतो.',
  'to log in': 'लॉगिनसाठी',
  'to verify your email address': 'तुमच्या ई-मेलच्या तपासणीसाठी',
  'to verify your WhatsApp number': 'तुमच्या WhatsApp नंबरच्या तपासणीसाठी',
  'to confirm your consent as a parent or guardian': 'आई-वडील किंवा पालक म्हणून तुमच्या संमतीसाठी',
  'Never give it to anyone: {} will not ask you for it. If you did not ask for this code, you need not do anything.':
    'तो कोणालाही सांगू नका: {1} तुम्हाला तो कधीही विचारणार नाही. तुम्ही हा कोड मागवला नसेल, तर तुम्हाला काही करायचे नाही.',
  'Your login code': 'तुमचा लॉगिन कोड',
  'Verify your email': 'तुमचा ई-मेल तपासा',
  'Verify your WhatsApp number': 'तुमचा WhatsApp नंबर तपासा',
  'Your consent is asked for': 'तुमची संमती मागितली आहे',
  'No account yet': 'अजून खाते नाही',
  'Someone tried to log in to {} with this address, but there is no account for it. If it was you, please sign up first.':
    'कोणीतरी या पत्त्याने {1} मध्ये लॉगिन करण्याचा प्रयत्न केला, पण त्याचे खाते नाही. ते तुम्हीच असाल, तर कृपया आधी साइन अप करा.',

  // Letters
  'Hello {=},': 'नमस्कार {1},',
  'Questions? Write to {}.': 'काही प्रश्न? {1} वर लिहा.',

  // Money
  'We have received your payment of {} for {}.': 'तुमचे {1} चे पेमेंट मिळाले आहे: {2}.',
  '{} is yours. There was nothing to pay.': 'हे आता तुमचे आहे: {1}. काही भरायचे नव्हते.',
  'Payment received: {}': 'पेमेंट मिळाले: {1}',
  '{} is yours': 'हे आता तुमचे आहे: {1}',
  'It adds {} to your account.': 'यामुळे तुमच्या खात्यात जमा झाले: {1}.',
  '{#} predictor attempt': 'प्रेडिक्टरचा {1} प्रयत्न',
  '{#} predictor attempts': 'प्रेडिक्टरचे {1} प्रयत्न',
  '{#} counseling session': 'काउन्सेलिंगचे {1} सेशन',
  '{#} counseling sessions': 'काउन्सेलिंगची {1} सेशन',
  '{#} psychometric assessment': '{1} सायकोमेट्रिक टेस्ट',
  '{#} psychometric assessments': '{1} सायकोमेट्रिक टेस्ट',
  'Transaction: {}': 'ट्रान्झॅक्शन: {1}',
  'Invoice: {}. You can download it in your profile: {}/profile':
    'इन्व्हॉइस: {1}. ते तुम्ही तुमच्या प्रोफाइलमधून डाउनलोड करू शकता: {2}/profile',
  'Refund: {}': 'पैसे परत: {1}',
  'We have refunded {} for {}.': 'आम्ही {1} परत केले आहेत: {2}.',
  'The money usually reaches you in 7 to 10 business days.': 'पैसे साधारणपणे 7 ते 10 कामकाजाच्या दिवसांत तुमच्यापर्यंत पोहोचतात.',
  'Payment confirmed: {}': 'पेमेंटची खात्री झाली: {1}',
  'We have checked your payment for {}, and it is confirmed. Thank you for waiting.':
    'आम्ही तुमचे पेमेंट तपासले आहे आणि त्याची खात्री झाली आहे: {1}. थांबल्याबद्दल धन्यवाद.',
  'We are returning your payment: {}': 'तुमचे पैसे परत येत आहेत: {1}',
  'We have checked your payment of {} for {}. We could not credit it, so we are returning it to you.':
    'आम्ही तुमचे {1} चे पेमेंट तपासले आहे: {2}. ते खात्यात जमा करता आले नाही, म्हणून पैसे तुम्हाला परत मिळत आहेत.',
  'What arrived is not what the order asked for.': 'जेवढे पेमेंट मागितले होते, त्याहून मिळालेले पेमेंट वेगळे आहे.',
  'A plan had already been paid for with this address.': 'या पत्त्याने एका प्लॅनचे पेमेंट आधीच झाले होते.',
  'You already have the psychometric assessment.': 'तुमच्याकडे सायकोमेट्रिक टेस्ट आधीच आहे.',
  'The account was deleted before the payment arrived.': 'पेमेंट पोहोचण्याआधी खाते हटवले गेले होते.',
  'The WhatsApp number of the sign-up belongs to another account by now.':
    'साइन अपमधला WhatsApp नंबर आता दुसऱ्या खात्याचा आहे.',
  'The details of the sign-up were changed, and the new ones were not verified.':
    'साइन अपची माहिती बदलली गेली आणि नव्या माहितीची पडताळणी झाली नाही.',
  'You need not do anything. The money usually reaches you in 7 to 10 business days.':
    'तुम्हाला काही करायचे नाही. पैसे साधारणपणे 7 ते 10 कामकाजाच्या दिवसांत तुमच्यापर्यंत पोहोचतात.',
  'We are checking your payment: {}': 'आम्ही तुमचे पेमेंट तपासत आहोत: {1}',
  'Your payment of {} for {} has arrived, and we are checking it.':
    'तुमचे {1} चे पेमेंट मिळाले आहे आणि आम्ही ते तपासत आहोत: {2}.',
  'You need not do anything. We will either add it to your account or return all of it, and write to you again.':
    'तुम्हाला काही करायचे नाही. आम्ही ते तुमच्या खात्यात जमा करू किंवा सर्व पैसे परत करू, आणि तुम्हाला पुन्हा कळवू.',
  'You can see it in your profile: {}/profile': 'ते तुम्ही तुमच्या प्रोफाइलमध्ये पाहू शकता: {1}/profile',
  'Your refund has begun: {}': 'पैसे परत करणे सुरू झाले आहे: {1}',
  'We are returning {} for {}. What it had added to your account was taken back.':
    'आम्ही {1} परत करत आहोत: {2}. यामुळे तुमच्या खात्यात जे जमा झाले होते ते काढून घेतले आहे.',
  'We will write to you when the payment gateway has confirmed it.': 'पेमेंट गेटवेने खात्री केल्यावर आम्ही तुम्हाला कळवू.',
  'Paid twice: {}': 'दोनदा पैसे भरले: {1}',
  'A second payment of {} has arrived for {}, which you had already paid for.':
    '{2} चे पैसे तुम्ही आधीच भरले होते, आणि त्याच्याच साठी {1} चे दुसरे पेमेंटही आले आहे.',
  "We'll return {} to you, and write to you when it is on its way. You need not do anything.":
    'आम्ही तुम्हाला {1} परत करू, आणि पैसे पाठवले की तुम्हाला कळवू. तुम्हाला काही करायचे नाही.',
  'We are returning your second payment: {}': 'आम्ही तुमचे दुसरे पेमेंट परत करत आहोत: {1}',
  'We are returning your second payment of {} for {}. What you bought stays yours.':
    'आम्ही तुमचे {1} चे दुसरे पेमेंट परत करत आहोत: {2}. तुम्ही जे विकत घेतले ते तुमचेच राहील.',
  'Your second payment was returned: {}': 'तुमचे दुसरे पेमेंट परत केले: {1}',
  'We have returned your second payment of {} for {}. What you bought stays yours.':
    'आम्ही तुमचे {1} चे दुसरे पेमेंट परत केले आहे: {2}. तुम्ही जे विकत घेतले ते तुमचेच राहील.',
  'You already have this plan or a better one': 'तुमच्याकडे हा किंवा याहून चांगला प्लॅन आधीच आहे',
  'You already have the psychometric assessment': 'तुमच्याकडे सायकोमेट्रिक टेस्ट आधीच आहे',
  'Please use your own email address': 'कृपया तुमचाच ई-मेल लिहा',
  'Your other payment with this coupon is still open. Finish it, or try again in {} minutes':
    'या कूपनचे तुमचे दुसरे पेमेंट अजून खुले आहे. ते पूर्ण करा, किंवा {1} मिनिटांनी पुन्हा प्रयत्न करा',
  'This plan is not free. Please continue to payment': 'हा प्लॅन मोफत नाही. कृपया पेमेंटकडे जा',

  // Counselling
  'Session booked: {}': 'सेशन बुक झाले: {1}',
  'Your session with {=} is booked for {}. It lasts {} minutes.':
    '{1} यांच्यासोबत तुमचे सेशन {2} ला बुक आहे. ते {3} मिनिटांचे आहे.',
  'Topic: {}': 'विषय: {1}',
  'Join: {}': 'सहभागी होण्याची लिंक: {1}',
  'Your sessions: {}': 'तुमची सेशन: {1}',
  'You can move it, or cancel it and have the session back, until {}. After that a cancelled session counts as used, and so does one you do not come to.':
    '{1} पर्यंत तुम्ही त्याची वेळ बदलू शकता, किंवा रद्द करून सेशन परत मिळवू शकता. त्यानंतर रद्द केलेले सेशन वापरलेले धरले जाते, आणि तुम्ही न आलेलेही.',
  'Session moved: {}': 'सेशनची वेळ बदलली: {1}',
  'Your session with {=} is now on {}. {}': '{1} यांच्यासोबत तुमचे सेशन आता {2} ला आहे. {3}',
  'It was to be on {}.': 'आधी ते {1} ला होते.',
  'Session cancelled: {}': 'सेशन रद्द: {1}',
  'The session is back in your account: you can book another time whenever you like.':
    'सेशन तुमच्या खात्यात परत आले आहे: तुम्ही हवे तेव्हा दुसरी वेळ बुक करू शकता.',
  'It was cancelled less than {} hours before it began, so it counts as used.':
    'ते सुरू होण्याच्या {1} तासांपेक्षा कमी वेळ आधी रद्द झाले, म्हणून वापरलेले धरले जाते.',
  'You have cancelled your session with {=} on {}.': 'तुम्ही {1} यांच्यासोबतचे {2} चे सेशन रद्द केले आहे.',
  'We are sorry: {=} has to cancel your session on {}.': 'क्षमस्व: {1} यांना तुमचे {2} चे सेशन रद्द करावे लागत आहे.',
  'Reason: {=}': 'कारण: {1}',
  'Reminder: your session on {}': 'आठवण: तुमचे सेशन {1} ला आहे',
  'Your session with {=} on {} is cancelled.': '{1} यांच्यासोबतचे तुमचे {2} चे सेशन रद्द झाले आहे.',
  '{=} has a session with you.': '{1} यांचे तुमच्यासोबत एक सेशन आहे.',
  'Your session with {=} is on {}.': '{1} यांच्यासोबत तुमचे सेशन {2} ला आहे.',
  'Notes of your session with {=}': '{1} यांच्यासोबतच्या सेशनच्या नोट्स',
  '{=} has written down what you talked about, with your next steps.':
    'तुमचे काय बोलणे झाले आणि पुढे काय करायचे, हे {1} यांनी लिहून ठेवले आहे.',
  'Read them, and tell us how it was: {}': 'वाचा, आणि सेशन कसे झाले ते सांगा: {1}',
  'This time is not open any more. Nothing was spent. Please choose another one':
    'ही वेळ आता मोकळी नाही. तुमचे काही खर्च झाले नाही. कृपया दुसरी वेळ निवडा',
  'You have another session at this time. Please choose another one': 'या वेळी तुमचे दुसरे सेशन आहे. कृपया दुसरी वेळ निवडा',
  'This counselor takes no bookings now. Please choose another one':
    'हे काउन्सेलर सध्या बुकिंग घेत नाहीत. कृपया दुसरे काउन्सेलर निवडा',
  'This counselor takes no bookings now': 'हे काउन्सेलर सध्या बुकिंग घेत नाहीत',
  'You have no session left. Please top up to book one': 'तुमचे सेशन शिल्लक नाही. बुक करण्यासाठी टॉप-अप करा',
  'We could not find this session': 'हे सेशन आम्हाला सापडले नाही',
  'This session cannot be cancelled any more': 'हे सेशन आता रद्द करता येत नाही',
  'You can rate a session when it is over': 'सेशन संपल्यावर तुम्ही त्याला रेटिंग देऊ शकता',
  'A rating can be changed for a day, and that day is over': 'रेटिंग एक दिवस बदलता येते, आणि तो दिवस संपला आहे',
  'This session did not take place, so there is nothing to rate': 'हे सेशन झालेच नाही, म्हणून रेटिंग देता येत नाही',

  // Support
  'Answer to your ticket {}': 'तुमच्या तिकीट {1} चे उत्तर',
  'Read the whole thread and write on here: {}/support?ticket={}':
    'पूर्ण संवाद इथे वाचा आणि पुढे लिहा: {1}/support?ticket={2}',
  'You have opened many tickets today. Please write on in one of them':
    'आज तुम्ही खूप तिकिटे उघडली आहेत. कृपया त्यांपैकी एकातच लिहा',
  'You have written a lot in the last hour. Please give us some time to answer':
    'गेल्या तासात तुम्ही खूप लिहिले आहे. कृपया आम्हाला उत्तर द्यायला थोडा वेळ द्या',
  'You have sent many pictures. Please send your question without one':
    'तुम्ही खूप चित्रे पाठवली आहेत. कृपया तुमचा प्रश्न चित्राशिवाय पाठवा',
  'Thank you, we have heard you. Please tell us more tomorrow':
    'धन्यवाद, तुमचे म्हणणे आमच्यापर्यंत पोहोचले. बाकी कृपया उद्या सांगा',
  'This ticket has grown long. Please open a new one': 'हे तिकीट लांबले आहे. कृपया नवीन उघडा',
  'Pictures are taken as JPEG only, and this one is not. The support page converts others automatically':
    'चित्रे फक्त JPEG मध्ये घेतली जातात, आणि हे JPEG नाही. सपोर्टचे पेज बाकीची चित्रे आपोआप बदलते',
  'This JPEG picture could not be read. Please send another one': 'हे JPEG चित्र उघडता आले नाही. कृपया दुसरे पाठवा',

  // Colleges and predictions
  'College not found': 'कॉलेज सापडले नाही',
  'Your shortlist is full with {} colleges. Remove one to save another':
    'तुमची शॉर्टलिस्ट {1} कॉलेजांनी भरली आहे. नवीन जोडण्यासाठी एक काढा',
  'You have sent many reports today. Thank you. Please send the next ones tomorrow':
    'आज तुम्ही अनेक चुका कळवल्या आहेत. धन्यवाद. बाकी कृपया उद्या कळवा',
  'Please say what is wrong': 'कृपया काय चुकले ते सांगा',
  'Prediction not found': 'हे प्रेडिक्शन सापडले नाही',
  'You have used all your prediction attempts. Top up to predict again':
    'तुमचे सर्व प्रेडिक्टर प्रयत्न संपले आहेत. पुन्हा पाहण्यासाठी टॉप-अप करा',

  // Account and consent
  'You already have an account': 'तुमचे खाते आधीच आहे',
  'Someone tried to sign up to {} with this address or number. You already have an account: please log in instead. If it was not you, you need not do anything.':
    'कोणीतरी या पत्त्याने किंवा नंबरने {1} मध्ये साइन अप करण्याचा प्रयत्न केला. तुमचे खाते आधीच आहे: कृपया लॉगिन करा. ते तुम्ही नसाल, तर तुम्हाला काही करायचे नाही.',
  'This copy is no longer open. Please ask for a new one': 'ही प्रत आता उघडत नाही. कृपया नवीन मागवा',
  'You have fetched your data several times today. Please try again tomorrow':
    'आज तुम्ही तुमची माहिती अनेक वेळा घेतली आहे. कृपया उद्या पुन्हा प्रयत्न करा',
  'You are 18 or older: nobody else has to agree': 'तुमचे वय 18 किंवा जास्त आहे: इतर कोणाच्या संमतीची गरज नाही',
  'You have asked many times today. Please try again tomorrow': 'आज तुम्ही अनेक वेळा विचारले आहे. कृपया उद्या पुन्हा प्रयत्न करा',
  'You told us that you are under 18. If that was a mistake, please write to support':
    'तुमचे वय 18 पेक्षा कमी आहे असे तुम्ही सांगितले होते. ती चूक असेल, तर कृपया सपोर्टला लिहा',
  'This took too long. Please begin again': 'यासाठी खूप वेळ लागला. कृपया पुन्हा सुरुवात करा',
  'The texts have changed again. Please reload the page and read them':
    'अटी पुन्हा बदलल्या आहेत. कृपया पान पुन्हा उघडा आणि त्या वाचा',
  'We could not prepare this right now. Please try again in a moment':
    'हे सध्या तयार करता आले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'Your last changes are still being worked out. Please try again in a few seconds':
    'तुमच्या आधीच्या बदलांची आकडेमोड अजून सुरू आहे. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा',
  'Your other predictions are still being opened. Please try again in a few seconds':
    'तुमची इतर प्रेडिक्शन अजून उघडत आहेत. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा',
  'Your other file is still being made. Please try again in a few seconds':
    'तुमची दुसरी फाइल अजून तयार होत आहे. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा',
  'You have made many files in the last hour. Please try again a little later':
    'गेल्या तासाभरात तुम्ही खूप फाइल तयार केल्या आहेत. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा',
  'Another account has taken this address or number meanwhile. Your account keeps the old one':
    'दरम्यान हा पत्ता किंवा नंबर दुसऱ्या खात्याने घेतला आहे. तुमच्या खात्यात जुनाच राहील',
  'Another account uses this already. If it is yours, log in there, or write to support':
    'हे आधीच दुसऱ्या खात्यात आहे. ते तुमचे असेल, तर त्यात लॉगिन करा, किंवा सपोर्टला लिहा',
  'You have tried this many times today. Please try again tomorrow':
    'आज तुम्ही हे अनेक वेळा करून पाहिले आहे. कृपया उद्या पुन्हा प्रयत्न करा',
  'This account is closed and will be deleted. You can still undo that':
    'हे खाते बंद आहे आणि काढून टाकले जाईल. तुम्ही हे अजूनही मागे घेऊ शकता',

  // Sessions, lists and rounds
  'It begins in less than {} hours now, so it would count as used. Nothing was cancelled':
    'ते आता {1} तासांपेक्षा कमी वेळात सुरू होईल, म्हणून वापरलेले धरले गेले असते. काहीही रद्द झालेले नाही',
  'Nothing is shared any more: this session is over': 'आता काही शेअर होत नाही: हे सेशन संपले आहे',
  'You have {} lists for this exam. Delete one to begin another':
    'या परीक्षेसाठी तुमच्या {1} याद्या आहेत. नवीन करण्यासाठी एक काढा',
  'List not found': 'यादी सापडली नाही',
  'Nothing was entered for this round': 'या राउंडसाठी काही लिहिलेले नाही',
  'There is no such paper': 'असा कोणताही कागद नाही',

  'Add programmes to see what the rounds would make of them.': 'राउंडमध्ये यांचे काय होईल ते पाहण्यासाठी प्रोग्राम जोडा.',

  // Assessment
  'The time for this part was over when this answer reached us, so it does not count':
    'हे उत्तर आमच्यापर्यंत पोहोचले तेव्हा या भागाची वेळ संपली होती, त्यामुळे ते धरले जाणार नाही',
  'This part has not been begun yet, so this answer does not count':
    'हा भाग अजून सुरू झालेला नाही, त्यामुळे हे उत्तर धरले जाणार नाही',
  '“{}” is not complete yet. Please answer what is left before you finish':
    '“{1}” अजून पूर्ण नाही. पूर्ण करण्याआधी कृपया उरलेली उत्तरे द्या',
  'The report is there as soon as you have finished': 'टेस्ट पूर्ण करताच रिपोर्ट मिळेल',
  'There is no such question': 'असा प्रश्न नाही',
  'There is no such choice': 'असा पर्याय नाही',
  'There is no report of these answers': 'या उत्तरांचा रिपोर्ट नाही',
  'There is no report to share yet': 'शेअर करण्यासाठी अजून रिपोर्ट नाही',
  'This link does not work any more. Please ask for a new one': 'ही लिंक आता चालत नाही. कृपया नवीन मागवा',
  'You have no assessment left. You can get one on the top-up page': 'तुमची टेस्ट शिल्लक नाही. टॉप-अपच्या पानावरून घेऊ शकता',
  'Assessment not found': 'ही टेस्ट सापडली नाही',
  'This assessment is finished. Its answers can no longer change': 'ही टेस्ट पूर्ण झाली आहे. तिची उत्तरे आता बदलता येत नाहीत',

  // Conversations
  'The conversation is not here any more. Please send your question without it':
    'तो संवाद आता इथे नाही. कृपया तुमचा प्रश्न त्याशिवाय पाठवा',
  'The conversation is not here any more. Please go on without sharing it':
    'तो संवाद आता इथे नाही. कृपया तो शेअर न करता पुढे जा',
  'This conversation is not here any more': 'हा संवाद आता इथे नाही',
  'This question is still being answered. Please look again in a moment':
    'या प्रश्नाचे उत्तर अजून दिले जात आहे. कृपया थोड्या वेळाने पुन्हा पाहा',
  'This message is too long. Please send a shorter one': 'हा संदेश खूप लांब आहे. कृपया लहान संदेश पाठवा',
  'This conversation has grown long. Please begin a new one': 'हा संवाद लांबला आहे. कृपया नवीन सुरू करा',
  'You have asked {} questions within an hour. Please ask the next one in a minute':
    'तुम्ही एका तासात {1} प्रश्न विचारले आहेत. पुढचा प्रश्न कृपया एका मिनिटाने विचारा',
  'You have asked {} questions within an hour. Please ask the next one in {} minutes':
    'तुम्ही एका तासात {1} प्रश्न विचारले आहेत. पुढचा प्रश्न कृपया {2} मिनिटांनी विचारा',

  'Another message was sent under this name. Please use a new one': 'या नावाने दुसरा संदेश पाठवला गेला आहे. कृपया नवीन पाठवा',

  // Exam answers
  'Give either a percentile or a merit number': 'पर्सेंटाइल किंवा मेरिट नंबर यांपैकी एकच द्या',
  'A rank is a whole number from 1 to 25,00,000': 'रँक ही 1 ते 25,00,000 मधील पूर्ण संख्या असते',
  'A percentile is a number from 0 to 100': 'पर्सेंटाइल ही 0 ते 100 मधील संख्या असते',
  'A merit number is a whole number from 1 to 10,00,000': 'मेरिट नंबर ही 1 ते 10,00,000 मधील पूर्ण संख्या असते',
  'Choose the state or union territory in which you first wrote Class XII':
    'तुम्ही पहिल्यांदा 12वीची परीक्षा जिथे दिली ते राज्य किंवा केंद्रशासित प्रदेश निवडा',
  'Choose your home university from the list': 'यादीतून तुमची होम युनिव्हर्सिटी निवडा',
  'Choose your community from the list': 'यादीतून तुमचा समाज निवडा',
  'A year has four digits': 'वर्षाला चार अंक असतात',
  'This year is still to come': 'हे वर्ष अजून यायचे आहे',
  'Enter at least one rank, or your JEE Main percentile': 'किमान एक रँक लिहा, किंवा तुमचे JEE Main पर्सेंटाइल',
  'Enter your MHT-CET percentile or your state merit number': 'तुमचे MHT-CET पर्सेंटाइल किंवा राज्याचा मेरिट नंबर लिहा',
  'Candidates from outside Maharashtra compete for All India seats by JEE Main: enter your JEE Main rank or percentile':
    'महाराष्ट्राबाहेरील विद्यार्थ्यांना ऑल इंडिया जागा JEE Main ने मिळतात: तुमची JEE Main रँक किंवा पर्सेंटाइल लिहा',

  // More codes
  'Download your data': 'तुमची माहिती डाउनलोड करा',
  'to download a copy of your data': 'तुमच्या माहितीची प्रत डाउनलोड करण्यासाठी',
  'Delete your account': 'तुमचे खाते काढून टाका',
  'to delete your account': 'तुमचे खाते काढून टाकण्यासाठी',
  'Change of contact': 'संपर्कात बदल',
  'to let another address or number take the place of this one': 'याच्या जागी दुसरा पत्ता किंवा नंबर ठेवण्यासाठी',
  'Verify your new contact': 'तुमचा नवीन संपर्क तपासा',
  'to use this address or number for your account': 'हा पत्ता किंवा नंबर तुमच्या खात्यात ठेवण्यासाठी',
  'Somebody who is logged in to your account wants to use {} in the place of this one.':
    'तुमच्या खात्यात लॉगिन असलेली व्यक्ती याच्या जागी {1} ठेवू इच्छिते.',
  'Never give the code to anyone: {} will not ask you for it. If it was not you, write to {}.':
    'हा कोड कोणालाही सांगू नका: {1} तुम्हाला तो कधीही विचारणार नाही. ते तुम्ही नसाल, तर {2} वर लिहा.',
  'Somebody wanted to use this address or number for another {} account. It already has an account of its own, so nothing was changed.':
    'कोणीतरी हा पत्ता किंवा नंबर {1} च्या दुसऱ्या खात्यात ठेवू पाहत होते. त्याचे स्वतःचे खाते आधीच आहे, म्हणून काही बदलले नाही.',

  // The account
  'Your {} was changed': 'तुमचा {1} बदलला',
  'e-mail address': 'ई-मेल',
  'WhatsApp number': 'WhatsApp नंबर',
  'Your {} account now uses {} as its {}. This one is no longer used.':
    'तुमच्या {1} खात्याचा {3} आता {2} आहे. हा आता वापरात नाही.',
  'You were logged out on all other devices.': 'इतर सर्व डिव्हाइसवर तुमचे लॉगआउट झाले आहे.',
  'If this was not you, please write to {} at once.': 'हे तुम्ही केले नसेल, तर कृपया लगेच {1} वर लिहा.',
  'Your account is closed': 'तुमचे खाते बंद झाले',
  'Your {} account is closed, and on {} it will be erased for good.':
    'तुमचे {1} खाते बंद आहे, आणि {2} रोजी ते कायमचे काढून टाकले जाईल.',
  'You have changed your mind? Log in before then and choose "Keep my account": {}/login':
    'विचार बदलला? त्याआधी लॉगिन करा आणि खाते ठेवण्याचे बटण निवडा: {1}/login',
  'Invoices and payment records are kept as long as tax law demands, without your name, e-mail address and number.':
    'इन्व्हॉइस आणि पेमेंटच्या नोंदी कर कायद्यानुसार ठेवल्या जातात, तुमचे नाव, ई-मेल आणि नंबर यांशिवाय.',
  'Your account is open again': 'तुमचे खाते पुन्हा उघडले',
  'Your {} account is open again. Nothing was erased.': 'तुमचे {1} खाते पुन्हा उघडले आहे. काहीही काढून टाकलेले नाही.',
  'Sessions that were cancelled and links to reports that were ended do not come back by themselves.':
    'रद्द झालेली सेशन आणि बंद केलेल्या रिपोर्टच्या लिंक आपोआप परत येत नाहीत.',

  // Contacts of a guardian and of one's own
  'Please give an address or number of your parent or guardian, not your own':
    'कृपया स्वतःचा नाही, आई-वडिलांचा किंवा पालकांचा ई-मेल किंवा नंबर द्या',
  'Please give your date of birth': 'कृपया तुमची जन्मतारीख द्या',
  'This is the one your account already has': 'तुमच्या खात्यात आधीपासून हाच आहे',
  'Please give an e-mail address or a WhatsApp number of 10 digits': 'कृपया ई-मेल किंवा 10 अंकी WhatsApp नंबर द्या',

  // Where somebody is logged in
  '{=} on Android': 'Android वर {1}',
  '{=} on iOS': 'iOS वर {1}',
  '{=} on Windows': 'Windows वर {1}',
  '{=} on macOS': 'macOS वर {1}',
  '{=} on Linux': 'Linux वर {1}',
  'Unknown device': 'अनोळखी डिव्हाइस',

  // To a parent or guardian
  'A student who gave the name “{=}” uses {=} to plan admission to an engineering college and is under 18. Giving them this code means:':
    '“{1}” असे नाव सांगणारा एक विद्यार्थी इंजिनिअरिंग कॉलेजच्या प्रवेशाच्या तयारीसाठी {2} वापरतो आणि त्याचे वय 18 पेक्षा कमी आहे. त्याला हा कोड देण्याचा अर्थ:',
  'I am the parent or guardian of this student, and I agree that':
    'मी या विद्यार्थ्याचा/विद्यार्थिनीचा आई, वडील किंवा पालक आहे, आणि मला हे मान्य आहे:',
  'the student takes the psychometric assessment, whose answers and report are kept until the student deletes them':
    'विद्यार्थ्याने सायकोमेट्रिक टेस्ट द्यावी; तिची उत्तरे आणि रिपोर्ट विद्यार्थी काढून टाकेपर्यंत ठेवली जातील',
  'the student may book and attend counselling sessions': 'विद्यार्थी काउन्सेलिंग सेशन बुक करू शकतो आणि त्यांत सहभागी होऊ शकतो',
  'the student may share reports with a counsellor, and can end this at any time':
    'विद्यार्थी काउन्सेलरसोबत रिपोर्ट शेअर करू शकतो, आणि ते कधीही थांबवू शकतो',
  'I can withdraw this consent at any time in the student’s profile or by writing to support':
    'मी ही संमती विद्यार्थ्याच्या प्रोफाइलमध्ये किंवा सपोर्टला लिहून कधीही मागे घेऊ शकतो/शकते',
  'If you do not know this student, or do not agree, please do nothing.':
    'तुम्ही या विद्यार्थ्याला ओळखत नसाल, किंवा सहमत नसाल, तर कृपया काहीही करू नका.',

  // Reminders of rounds
  'Source: {}, as of {}. The official notice decides.': 'स्रोत: {1} (तारीख: {2}). अधिकृत सूचनाच अंतिम आहे.',
  'Your lists: {}/rounds': 'तुमच्या याद्या: {1}/rounds',
  'You asked for these reminders. You can stop them on the same page.':
    'या आठवणी तुम्हीच मागवल्या आहेत. त्या त्याच पानावर थांबवू शकता.',
};
