import { expect, test } from 'vitest';
import { answerLanguage, askedLanguage, writtenLanguage } from './question-language.ts';

test.each([
  ['Pune madhe computer milel ka?', 'mr'],
  ['mazhe kiti attempt baki aahet', 'mr'],
  ['coep me cs milega kya', 'hi'],
  ['mera plan kab tak chalega', 'hi'],
  ['माझे किती अटेम्प्ट शिल्लक आहेत?', 'mr'],
  ['मुंबईतल्या कॉलेजची फी किती आहे', 'mr'],
  ['कोएप में कंप्यूटर मिलेगा क्या', 'hi'],
  ['Which colleges can I get in Pune?', undefined],
  ['VJTI Computer cut-off', undefined],
  ['can he get me to do the form', undefined],
])('"%s" is written in %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language);
});

test.each([
  ['reply in English please', 'en'],
  ['marathi madhe sanga', 'mr'],
  ['हिंदी में बताओ', 'hi'],
  ['is the cet paper in marathi', undefined],
  ['Can I use this in Hindi or Marathi?', undefined],
])('"%s" asks for %s', (text, language) => {
  expect(askedLanguage(text)).toBe(language);
});

test('an answer is in the language of the question, unless the student chose another', () => {
  const answered = (text: string, chosen: 'en' | 'hi' | 'mr' | null = null) =>
    answerLanguage(text, {}, chosen).language;
  expect(answered('Pune madhe computer milel ka?')).toBe('mr');
  expect(answered('Pune madhe computer milel ka?', 'en')).toBe('en');
  expect(answered('पुण्यात कंप्युटर मिळेल का?', 'en')).toBe('mr');
  expect(answered('Which colleges can I get?', 'hi')).toBe('hi');
  expect(answered('Which colleges can I get?')).toBe('en');
});

test('a conversation stays in its language until another one is written or asked for', () => {
  const first = answerLanguage('coep me cs milega kya', {}, null);
  expect(answerLanguage('VJTI', first.spoken, null).language).toBe('hi');
  expect(answerLanguage('What is the fee of VJTI?', first.spoken, null).language).toBe('en');
  const asked = answerLanguage('in english please', first.spoken, null);
  expect(answerLanguage('fees kitni hai', asked.spoken, null).language).toBe('en');
});
