import { describe, expect, test } from 'vitest';
import { dayText, longDayText, momentText } from './day-text.ts';
import { allOf, joined, labelOf, messageOf } from './message.ts';
import { isMessageId, say, sayAll } from './say.ts';

const REMINDER = messageOf('counselling.reminderSubject', { when: momentText(new Date('2026-11-16T11:00:00Z')) });

test.each([
  ['en', 'Invalid or expired OTP', messageOf('errors.code-wrong')],
  ['hi', 'OTP गलत है या उसका समय निकल गया', messageOf('errors.code-wrong')],
  ['en', 'Reminder: your session on Mon, 16 Nov 2026, 4:30 pm IST', REMINDER],
  ['hi', 'रिमाइंडर: आपका सेशन, सोम, 16 नवंबर 2026, 4:30 pm IST', REMINDER],
  ['mr', 'सोम, 16 नोव्हेंबर 2026', dayText('2026-11-16')],
  ['en', '16 November 2026', longDayText('2026-11-16')],
  ['mr', 'ओपन, फक्त महिलांसाठी, स्टेट लेव्हल जागा (GOPENS)', labelOf('Open, ladies only, state level seats (GOPENS)')],
  ['hi', 'Something else', labelOf('Something else')],
] as const)('in %s: %s', (language, said, text) => {
  expect(say(language, text)).toBe(said);
});

describe('plurals', () => {
  const attempts = (count: number) => messageOf('billing.attempts', { count });

  test('the number chooses the form', () => {
    expect([1, 3].map((count) => say('en', attempts(count)))).toEqual(['1 predictor attempt', '3 predictor attempts']);
    expect(say('hi', attempts(1))).toBe('प्रेडिक्टर का 1 प्रयास');
  });

  test('parts of a message are said too, in a list of the language', () => {
    const adds = messageOf('billing.adds', {
      granted: allOf([attempts(3), messageOf('billing.sessions', { count: 1 })]),
    });
    expect(say('en', adds)).toBe('This gives you 3 predictor attempts and 1 counseling session.');
    expect(say('hi', adds)).toBe('इससे आपके खाते में यह जुड़ा है: प्रेडिक्टर के 3 प्रयास और काउंसलिंग का 1 सेशन।');
  });
});

test('texts are joined by words of the language, or by a sign', () => {
  expect(say('mr', allOf(['A', 'B']))).toBe('A आणि B');
  expect(say('mr', joined(' · ', [messageOf('accounts.noAccountYet'), 'Dakhila']))).toMatch(/ · Dakhila$/);
});

test('what a person wrote stays as it is, also where it looks like a gap or an id', () => {
  expect(say('mr', messageOf('general.hello', { name: '{name} errors.conflict' }))).toBe(
    'नमस्कार {name} errors.conflict,',
  );
});

test('an answer is said at any depth; what holds no text stays the very same object', () => {
  const place = { city: 'Pune' };
  const answer = { place, notes: [messageOf('rounds.lastRound'), 'as written'], at: null };
  const said = sayAll('en', answer);
  expect(said).toEqual({ place, notes: ['This was the last round.', 'as written'], at: null });
  expect((said as typeof answer).place).toBe(place);
  expect(sayAll('hi', place)).toBe(place);
});

test('an id is known as one', () => {
  expect(['errors.conflict', 'errors', 'Some text'].map(isMessageId)).toEqual([true, false, false]);
});

// The login screen shows a message of the server only if it names the OTP.
test.each(['hi', 'mr'] as const)('every message about an OTP names it in %s too', (language) => {
  const wait = { wait: messageOf('accounts.hours', { count: 2 }) };
  for (const text of [
    messageOf('errors.code-wrong'),
    messageOf('errors.login-expired'),
    messageOf('accounts.tooManyAttempts', wait),
    messageOf('accounts.tooManyRequests', wait),
  ])
    expect(say(language, text)).toContain('OTP');
});
