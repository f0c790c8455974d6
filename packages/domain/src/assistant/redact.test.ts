import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact, redactOwn } from './redact.ts';

const asha = { names: ['Asha Kulkarni'], emails: ['asha.k@example.com'], phones: ['9876543210'] };

test.each([
  ['I am Asha Kulkarni from Pune', 'I am [name] from Pune'],
  ['asha here, kulkarni’s daughter', '[name] here, [name] daughter'],
  ['mail me at asha.k@example.com', 'mail me at [private]'],
  ['mail rohan@test.co.in please', 'mail [e-mail] please'],
  ['rohan (at) test.co.in', '[e-mail]'],
  ['call 98765 43210 or +91-98765-43211', 'call [number] or [number]'],
  ['my aadhaar is 1234 5678 9012', 'my aadhaar is [number]'],
  ['nine eight seven six five four three two one zero', '[number]'],
  ['born 14/08/2008', 'born [date]'],
  ['I live at Flat no 12, Shanti Apartments, Pune', 'I live at [address]'],
  ['near Karve Nagar', 'near [address]'],
  ['pin code 411038', '[address]'],
  ['see https://facebook.com/asha', 'see [link]'],
])('"%s" leaves as "%s"', (text, expected) => {
  expect(redact(text, asha)).toBe(expected);
});

test.each([
  ['98.7 percentile, merit number 1,20,000, rank 250000, OBC'],
  ['VJTI Mumbai computer cut-off of 2023 in round 2'],
  ['code 0301224510, fee ₹1,20,500'],
])('what a question needs stays: "%s"', (text) => {
  expect(redact(text, asha).replace('[number]', '0301224510')).toBe(text);
});

test('no name, phone or e-mail of the student survives, wherever it stands', () => {
  const secrets = fc.constantFrom(
    'Asha',
    'KULKARNI',
    'asha kulkarni',
    '9876543210',
    '+91 98765 43210',
    'asha.k@example.com',
    'Asha.K@Example.com',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(secrets, fc.constantFrom('cutoff', 'of', 'VJTI', '98.7', '12k', 'rank')), { maxLength: 12 }),
      (words) => {
        const left = redact(words.join(' '), asha).toLowerCase();
        for (const secret of ['asha', 'kulkarni', '9876543210', '98765 43210', '@example'])
          expect(left).not.toContain(secret);
      },
    ),
  );
});

test('a short name is a name, as a whole word', () => {
  expect(redact('Om here, om’s rank; from Bombay', { names: ['Om Rao', 'Om', 'Rao'] })).toBe(
    '[name] here, [name] rank; from Bombay',
  );
});

test('a text of our own loses the student only', () => {
  expect(redactOwn('Shanti Nagar College, Karve Road, 0301224510: for Asha, 9876543210', asha)).toBe(
    'Shanti Nagar College, Karve Road, 0301224510: for [name], [private]',
  );
});

test('a name that is part of another word stays', () => {
  expect(redact('ashamed of my rank', { names: ['Asha'] })).toBe('ashamed of my rank');
});

test.each([
  ['मेरा नंबर ९८७६५४३२१० है', '[number]'],
  ['मेरा नंबर नौ आठ सात छह पांच चार तीन दो एक शून्य है', '[number]'],
  ['मी आशा कुलकर्णी, मला ९५ पर्सेंटाइल आहे', '[name]'],
  ['आशाला कोणते कॉलेज मिळेल', '[name]'],
  ['फ्लैट नंबर 12, कर्वे रोड, पुणे', '[address]'],
  ['पिन कोड ४११०३८', '[address]'],
])('what tells who writes is taken out of "%s" too', (text, mask) => {
  const left = redact(text, { names: ['Asha Kulkarni'] });
  expect(left).toContain(mask);
  expect(left).not.toMatch(/\d{6}|आशा|कुलकर्णी|कर्वे/);
});

test('ranks and colleges in Devanagari stay', () => {
  const text = 'व्हीजेटीआय कॉम्प्युटर, मेरिट नंबर 15000, पुणे';
  expect(redact(text, { names: ['Asha Kulkarni'] })).toBe(text.normalize('NFKC'));
});
