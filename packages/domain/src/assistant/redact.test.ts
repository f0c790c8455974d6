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

test.each([
  ['Rоhаn and RОНАN, rοhan', ['Rohan']],
  ['Ｒｏｈａｎ, ｒｏｈａｎ', ['Rohan']],
  ['Rohan, Rоhаn', ['Rоhаn']],
  ['rоhan.p@example.com', ['Nobody']],
  ['my nаme is Rоhаn', []],
])('letters that look like Latin ones hide nothing: %s', (text, names) => {
  expect(redact(text, { names, emails: ['rohan.p@example.com'] })).not.toMatch(/r[oοо]h|ｒ|Ｒ|[οо]h/iu);
});

test.each([
  ['an ending in Devanagari', 'ask Rоhаnचा now'],
  ['an ending in Gujarati', 'ask Rоhаnને now'],
  ['Greek', 'ask RσhΛn now'],
  ['Latin alpha', 'ask Rohɑn now'],
  ['small capitals', 'ask ʀᴏʜᴀɴ now'],
  ['Armenian', 'ask Rօհan now'],
  ['filled circles', 'ask 🅡🅞🅗🅐🅝 now'],
  ['filled squares', 'ask 🆁🅾️🅷🅰️🅽 now'],
  ['thin circles', 'ask Ⓡⓞⓗⓐⓝ now'],
])('a name is a name in look-alikes: %s', (_, text) => {
  expect(redact(text, { names: ['Rohan Deshmukh'] })).toBe('ask [name] now');
});

test.each(['❾❽❼❻❺❹❸❷❶⓿', '⓽⓼⓻⓺⓹⓸⓷⓶⓵⓪', '➈➇➆➅➄➃➂➁➀🄋', '➒➑➐➏➎➍➌➋➊🄌', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣'])(
  'anybody’s phone is a number in framed digits: %s',
  (text) => {
    expect(redact(`call ${text} now`)).toBe('call [number] now');
  },
);

test('a word of another script stays as it is', () => {
  const text = 'Привет, ракетаЖ, θ and λ, Բարեւ';
  expect(redact(text)).toBe(text);
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

const inScript = { names: ['रोहन पाटील', 'रोहन', 'पाटील'] };

test.each([
  ['Rohan Patil from Pune', inScript],
  ['rohanla COEP milel ka, patlancha cutoff', inScript],
  ['रोहनला आणि पाटलांचा, पाटलांना, पाटीलजी', inScript],
  ['रोहनचं रोहनकडे रोहनपेक्षा रोहनशी रोहनने', inScript],
  ['Rohanला COEP मिळेल का, Patilांचा', { names: ['Rohan Patil'] }],
  ['देशमुखांना आणि देशमुखांची', { names: ['Amit Deshmukh'] }],
  ['पाटलांचा मुलगा', { names: ['Rohan Patil'] }],
  ['शर्माजी, शर्मांचा', { names: ['Priya Sharma'] }],
  ['शिंद्यांना शिंदेंची', { names: ['Om Shinde'] }],
  ['शिंद्यांना शिंदेंची', { names: ['शिंदे'] }],
  ['ज्ञानेश्वरला', { names: ['Dnyaneshwar'] }],
  ['gyaneshwar, Dnyaneshwarcha, jnaneshwar', { names: ['ज्ञानेश्वर'] }],
  ['Zoe and Zoë', { names: ['Zoë'] }],
  ['ZOË zoe', { names: ['Zoe'] }],
  ['Ro\u200bhan, Ro\u200dhan, Ro\u00adhan, rohan2008', { names: ['Rohan'] }],
])('no name stays in "%s"', (text, personal) => {
  expect(redact(text, personal)).not.toMatch(
    /rohan|ro\p{Cf}han|pat[i]?l|रोहन|पाट|देशमुख|शर्मा|शिंद|ज्ञान|aneshwar|zo[eë]/iu,
  );
});

test.each([
  ['my name is Rohan Deshmukh and I got 95', 'my name is [name] and I got 95'],
  ['मेरा नाम रोहन देशमुख है, रोहन को 95', 'मेरा नाम [name] है, [name] को 95'],
  ['माझे नाव रोहन देशमुख', 'माझे नाव [name]'],
  ['mera naam rohan deshmukh hai', 'mera naam [name] hai'],
  ['maza naav rohan', 'maza naav [name]'],
  ['my name is not in the merit list', 'my name is not in the merit list'],
  ['मेरा नाम लिस्ट में नहीं है', 'मेरा नाम लिस्ट में नहीं है'],
])('a name that is told leaves as "%s" → "%s"', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test.each([
  '98-/-76-/-54-/-32-/-10',
  '9•8•7•6•5•4•3•2•1•0',
  '98765\u200b43210',
  '৯৮৭৬৫৪৩২১০',
  '೯೮೭೬೫೪೩೨೧೦',
  '९८७,६५४,३२१,०',
])('the own phone does not leave as "%s"', (text) => {
  expect(redact(text, asha)).toMatch(/^\[(?:number|private)\]$/);
});

test('digits that are the own phone by chance only stay', () => {
  const text = 'ranks 98, then 765 and later 43210';
  expect(redact(text, asha)).toBe(text);
  expect(redactOwn('98*76*54*32*10 and 9.8.7.6.5.4.3.2.1.0', asha)).toBe('[number] and [number]');
});

test.each(['प्रिया@gmail.com', 'प्रियंका_१२@gmail.com', 'priya at gmail dot com'])(
  'the e-mail %s does not leave',
  (text) => {
    expect(redact(text)).toBe('[e-mail]');
  },
);

test.each([
  ['राज्य कोटा, राज्यात, राउंड 2, राजस्थान', { names: ['Raj Rao'] }],
  ['प्रतीक्षा यादी, कंप्यूटर, मराठा', { names: ['Pratik More'] }],
  ['विद्यार्थी, विद्यापीठ, विद्यालय, महाविद्यालय, भारतीय, Vidyalaya', { names: ['Vidya Bharat'] }],
  ['विद्यार्थी, विद्यापीठ, भारती, Bharati Vidyapeeth', { names: ['विद्या', 'भारत'] }],
  ['Vishwakarma Institute, Pune, cutoff', { names: ['Vishwa Pun'] }],
  ['ramp, omni, rankings', { names: ['Ram', 'Om', 'Ran'] }],
])('what is nobody’s name stays: "%s"', (text, personal) => {
  expect(redact(text, personal)).toBe(text);
});
