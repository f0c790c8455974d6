import { expect, test } from 'vitest';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { EMPTY_CONTEXT, type Slots } from '../types.ts';
import { understand } from '../understand.ts';
import { inLatin } from './devanagari.ts';

const latin = (text: string) => inLatin(text, TEST_LEXICON);
const read = (text: string) => understand(text, EMPTY_CONTEXT, TEST_LEXICON);

test.each([
  ['व्हीजेटीआय', 'VJTI'],
  ['वीजेटीआई', 'VJTI'],
  ['सीओईपी', 'COEP'],
  ['पिक्ट', 'pict'],
  ['आईआईटी बॉम्बे', 'IIT bombay'],
  ['विश्वकर्मा', 'vishwakarma'],
  ['डी वाय पाटील', 'D Y patil'],
  ['नाशिकमध्ये', 'nashik in'],
  ['पुण्यात', 'pune'],
  ['वारंगल', 'warangal'],
  ['तेलंगणा', 'telangana'],
])('the name %s is read as %s', (text, expected) => {
  expect(latin(text)).toBe(expected);
});

test.each([
  ['९८.७ परसेंटाइल', '98.7 percentile'],
  ['रैंक बारह हज़ार', 'rank 12000'],
  ['एक लाख वीस हजार', '120000'],
  ['साढ़े बारह हज़ार', '12500'],
  ['सव्वा लाख', '125000'],
  ['पंच्याण्णव पर्सेंटाईल', '95 percentile'],
  ['अट्ठानवे पॉइंट सात', '98.7'],
  ['राउंड दो', 'round 2'],
])('the figure %s is read as %s', (text, expected) => {
  expect(latin(text)).toBe(expected);
});

test('spellings that writers mix are one word', () => {
  for (const word of ['इंजीनियरिंग', 'इन्जीनियरिंग', 'इंजिनिअरिंग', 'इंजिनीअरिंग']) expect(latin(word)).toBe('engineering');
  for (const word of ['कट-ऑफ', 'कट ऑफ', 'कटऑफ', 'कट-ऑफ़']) expect(latin(word)).toBe('cutoff');
});

test.each<[string, string, Partial<Slots>]>([
  ['वीजेटीआई कंप्यूटर का कटऑफ ओबीसी', 'cutoff', { branch: 'computer', category: 'OBC' }],
  ['मला ९२ पर्सेंटाइल आहेत, PICT आयटी मिळेल का', 'chance', { branch: 'it', percentile: 92 }],
  ['पुण्यातील सरकारी महाविद्यालये कोणती', 'search', { city: 'Pune', type: 'government' }],
  ['VJTI computer चा cutoff', 'cutoff', { branch: 'computer' }],
  ['व्हीजेटीआय मुलींसाठी कटऑफ २०२३', 'cutoff', { gender: 'female', year: 2023 }],
])('"%s" is about %s', (text, intent, slots) => {
  expect(read(text)).toMatchObject({ intent, slots });
});

test.each([
  ['पैसे देकर सीट मिलेगी क्या', 'bought-seat'],
  ['खोटे उत्पन्न प्रमाणपत्र कसे बनवू', 'forged-papers'],
  ['सीटची हमी द्या', 'guarantee'],
  ['मेरे दोस्त का रैंक बताओ', 'other-people'],
])('"%s" is refused as %s', (text, refusal) => {
  expect(read(text)).toMatchObject({ intent: 'refuse', refusal });
});

test.each(['मुझे मरना है', 'मला जगायचं नाही', 'मरावंसं वाटतं', 'सब बर्बाद हो गया', 'VJTI नहीं मिला, जीने का मन नहीं है'])(
  '"%s" is heard as distress',
  (text) => {
    expect(read(text).intent).toBe('distress');
  },
);

test('words that are not known say nothing', () => {
  expect(latin('गिलीगिली छू')).toBe('');
  expect(read('गिलीगिली छू')).toMatchObject({ intent: 'unclear', slots: {} });
});
