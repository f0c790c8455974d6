import { expect, test } from 'vitest';
import { sayEnglish } from './say-english.ts';

test.each([
  ['hi', 'merit number 1,234', 'मेरिट नंबर 1,234'],
  ['mr', 'Category: OPEN → SC', 'कॅटेगरी: OPEN → SC'],
  ['mr', 'Home state, Open (common rank list), Female only', 'होम स्टेट, ओपन (कॉमन रँक लिस्ट), फक्त महिलांसाठी'],
  ['hi', 'Round 3: seat allotment', 'राउंड 3: सीट अलॉटमेंट'],
  // Full stops of names do not end a sentence.
  [
    'mr',
    'You aren’t eligible for Civil, Dr. D. Y. Patil College: Only for the SC category. A choice like this can never be allotted.',
    'Civil, Dr. D. Y. Patil College साठी तुम्ही पात्र नाही: फक्त SC कॅटेगरीसाठी. असा पर्याय कधीच मिळू शकत नाही.',
  ],
  [
    'hi',
    'Reminder: your session on Mon, 16 Nov 2026, 4:30 pm IST',
    'रिमाइंडर: आपका सेशन, सोम, 16 नवंबर 2026, 4:30 pm IST',
  ],
] as const)('in %s: %s', (language, english, said) => {
  expect(sayEnglish(language, english)).toBe(said);
});

test('a name stays as it is, and what is no message stays in English', () => {
  expect(sayEnglish('mr', 'Hello Open,')).toBe('नमस्कार Open,');
  expect(sayEnglish('hi', 'A sentence that nobody wrote lasts 5 minutes')).toBe(
    'A sentence that nobody wrote lasts 5 minutes',
  );
  expect(sayEnglish('en', 'Safe')).toBe('Safe');
});
