import { expect, test } from 'vitest';
import { isName, nameForOthers, tidyName } from './name.ts';

test.each([
  'Asha',
  'O’Brien-Kulkarni',
  'Āshā',
  'आशा',
  'डॉ. आशा पाटील',
  'डॉ॰ आशा',
  'ए. आर. रहमान',
  // A joiner shapes the letter before it.
  'दर्\u200dया',
  'ക്ഷ\u200cമ',
  'María José',
  "Dr. A. P. J. D'Souza",
  "D' Souza",
  'A. R.',
  'A.R.',
  'A.R.Rahman',
  'K.',
  'Md. Asif',
  'Mohd. Asif',
  'Smt. Sunita',
  'Mohd.Asif',
  'Smt.Sunita',
  'Shri.Ram',
  'Priya.M',
  'Priya. M',
  'Karthik.S',
  'karthik.s',
  'Venkatesh.K.R',
  'Venkata Naga Satya Subrahmanya Sai Kumar',
  'ഷാജി',
  'மு. கருணாநிதி',
])('%j can be a name', (name) => {
  expect(isName(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['nothing but joiners', '\u200d\u200d'],
  ['a joiner that joins nothing', '\u200dAsha'],
  ['blanks of other scripts', '\u3164\u2800'],
  ['a blank of no width', 'As\u200bha'],
  ['a turn of direction', 'Asha\u202egnp.exe'],
  ['an isolated direction', '\u2066Asha\u2069'],
  ['a mark of direction', 'Asha\u200f'],
  ['a soft hyphen', 'As\u00adha'],
  ['half of a sign', 'Asha\ud83d'],
  ['dots', '...'],
  ['two lines', 'Asha\nPatil'],
  ['an address', 'www.example.com'],
  ['markup', '<b>Asha'],
  ['words of a machine', '__proto__'],
  ['underscores', 'Asha_Patil'],
  ['wide underscores', 'Asha＿Patil'],
  ['an advertisement', 'You won. Visit evil.example or call 9999999999 now'],
  ['an address without www', 'evil.example'],
  ['a short address', 'bit.ly'],
  ['a wide dot', 'evil．example'],
  ['a dot of another script', 'evil。example'],
  ['digits', 'Asha 9999999999'],
  ['digits of Devanagari', 'आशा ९९९९९९९९९९'],
  ['digits in circles', 'Asha ①②③'],
  ['an e-mail address', 'asha@example'],
  ['a path', 'evil/win'],
  ['a colon', 'Click: here'],
  ['a sentence', 'You won a great prize today reply now'],
  ['the end of a sentence', 'Asha Kulkarni.'],
])('%s is no name', (_, text) => {
  expect(isName(text)).toBe(false);
});

test.each([
  ['A.R.Rahman', 'A. R. Rahman'],
  ['A.P.J.', 'A. P. J.'],
  ['ए.आर.रहमान', 'ए. आर. रहमान'],
  ['Md.Asif', 'Md. Asif'],
  [' Asha   Devi ', 'Asha Devi'],
  ['t.me', 't. me'],
  ['Mohd.Asif', 'Mohd. Asif'],
  ['Priya.M', 'Priya M'],
  ['Priya. M', 'Priya M'],
  ['Venkatesh.KR', 'Venkatesh KR'],
  ['Venkatesh.K.R.', 'Venkatesh K. R.'],
  ['Asha.K', 'Asha. K'],
  ['Dr. A.', 'Dr. A.'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});

test.each([
  ['Asha', 'Asha'],
  ['A. R.', 'A. R.'],
  ['t.me', 't. me'],
  ['You won. Visit evil.example or call 9999999999 now', 'You won'],
  ['http://evil.example', 'http evil'],
  ['9999999999', '–'],
])('%j is shown to others as %j', (name, shown) => {
  expect(nameForOthers(name)).toBe(shown);
});
