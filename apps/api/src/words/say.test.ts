import { expect, test } from 'vitest';
import { say, sayLines } from './say.ts';

test.each([
  ['hi', 'Invalid or expired OTP', 'OTP सही नहीं है या उसका समय निकल गया'],
  ['mr', 'Too many OTP requests. Try again in 12 minutes', 'OTP खूप वेळा मागवला आहे. 12 मिनिटांनी पुन्हा प्रयत्न करा'],
  [
    'hi',
    'It adds 3 predictor attempts and 1 counseling session to your account.',
    'इससे आपके खाते में जुड़ा: प्रेडिक्टर के 3 प्रयास और काउंसलिंग का 1 सेशन।',
  ],
  [
    'hi',
    'Reminder: your session on Mon, 16 Nov 2026, 4:30 pm IST',
    'याद दिला दें: आपका सेशन सोम, 16 नवंबर 2026, 4:30 pm IST को है',
  ],
  [
    'mr',
    'We have received your payment of ₹1,998 for 5 Prediction Attempts.',
    'तुमचे ₹1,998 चे पेमेंट मिळाले आहे: प्रेडिक्टरचे 5 प्रयत्न.',
  ],
  // Full stops of names do not end a sentence.
  [
    'mr',
    'Civil, Dr. D. Y. Patil College is not open to you: Seats of the category SC. A choice like this can never be allotted.',
    'Civil, Dr. D. Y. Patil College तुमच्यासाठी नाही: या SC कॅटेगरीच्या जागा आहेत. असा पर्याय कधीच मिळू शकत नाही.',
  ],
  [
    'mr',
    'Civil, VJTI is not open to you: These are tuition fee waiver seats, for which you did not ask. A choice like this can never be allotted.',
    'Civil, VJTI तुमच्यासाठी नाही: या ट्यूशन फी माफीच्या जागा आहेत, ज्या तुम्ही मागितल्या नव्हत्या. असा पर्याय कधीच मिळू शकत नाही.',
  ],
  [
    'hi',
    'If you are allotted your first choice in round 1 or one of your first 3 in round 2, you must accept it or leave CAP; you cannot wait for a better one.',
    'अगर आपको राउंड 1 में पहला विकल्प या राउंड 2 में पहले 3 में से कोई मिले, तो उसे लेना होगा या CAP छोड़ना होगा; उससे बेहतर का इंतज़ार नहीं कर सकते।',
  ],
  ['mr', 'Category: OPEN → SC', 'कॅटेगरी: OPEN → SC'],
  ['mr', 'Home state, Open (common rank list), Female only', 'होम स्टेट, ओपन (कॉमन रँक लिस्ट), फक्त महिलांसाठी'],
  ['hi', 'Round 3: seat allotment', 'राउंड 3: सीट का आवंटन'],
  ['hi', 'Samsung Internet on Android', 'Android पर Samsung Internet'],
] as const)('in %s: %s', (language, english, said) => {
  expect(say(language, english)).toBe(said);
});

test('a name stays as it is, also where it is a word of ours', () => {
  expect(say('mr', 'Hello Open,')).toBe('नमस्कार Open,');
  expect(say('hi', 'Counseling session: Meera and Open')).toBe('काउंसलिंग सेशन: Meera और Open');
});

test('English stays to the letter, and what has no translation is said in English', () => {
  expect(say('en', 'Invalid or expired OTP')).toBe('Invalid or expired OTP');
  expect(say('hi', 'A sentence that nobody wrote down lasts 5 minutes')).toBe(
    'A sentence that nobody wrote down lasts 5 minutes',
  );
});

test('the points of a list are said one by one', () => {
  expect(sayLines('mr', '- the student may book and attend counselling sessions')).toBe(
    '- विद्यार्थी काउन्सेलिंग सेशन बुक करू शकतो आणि त्यांत सहभागी होऊ शकतो',
  );
});

test('the lines of a letter are said one by one, and what a person wrote stays', () => {
  expect(sayLines('hi', 'Hello Asha,\n\nWe looked into it.\n\nQuestions? Write to help@example.com.')).toBe(
    'नमस्ते Asha,\n\nWe looked into it.\n\nकोई सवाल? help@example.com पर लिखें।',
  );
});

// The login screen shows a sentence of the server only if it names the OTP.
test.each(['hi', 'mr'] as const)('every sentence about an OTP names it in %s too', (language) => {
  for (const sentence of [
    'Invalid or expired OTP',
    'Your OTP has expired. Please login again',
    'Too many OTP attempts. Try again in 2 hours',
  ])
    expect(say(language, sentence)).toContain('OTP');
});
