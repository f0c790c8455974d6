import { expect, test } from 'vitest';
import { WORDS } from '../say/speech.ts';
import { readSuggestion } from '../say/suggestions.ts';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { EMPTY_CONTEXT, type Slots } from '../types.ts';
import { understand } from '../understand.ts';
import { standsAlone } from './stands-alone.ts';

const read = (text: string, before: readonly string[] = []) => {
  let context = EMPTY_CONTEXT;
  for (const one of before) {
    const { intent, slots } = understand(one, context, TEST_LEXICON);
    context = { intent, slots };
  }
  return understand(text, context, TEST_LEXICON);
};

test.each([
  ['if i get choice @nth in @round can i wait for next round', true],
  ['can i use the same account with my brother', false],
  ['can i use my account with my brother', true],
  ['how many seats are there for girls in cap', true],
  ['and for infotech', false],
  ['what about @city', false],
  ['can i get it', false],
])('"%s" stands alone: %s', (line, expected) => {
  expect(standsAlone(line)).toBe(expected);
});

test.each([
  'if i get choice 1 in round 1 can i wait for next round?',
  'If I accept a JoSAA seat can I still go for CAP in round 2?',
  'राउंड 1 में पहली पसंद मिली तो क्या अगले राउंड का इंतज़ार कर सकते हैं?',
  'राउंड 2 मध्ये तिसरा पर्याय मिळाला तर थांबता येईल का?',
  'round 2 me 3rd option mila to ruk sakta hu kya',
])('"%s" is a question of its own after one about a college', (text) => {
  for (const before of ['vjti fees', 'pict computer cutoff', 'can I get vjti computer with 95 percentile'])
    expect(read(text, [before])).toMatchObject({ intent: 'rule', slots: {} });
});

test.each([
  'If I take a JoSAA seat can I still take part in CAP?',
  'अगर मैं JoSAA की सीट ले लूँ तो क्या CAP में भाग ले सकता हूँ?',
  'मी JoSAA ची सीट घेतली तर CAP मध्ये भाग घेऊ शकतो का?',
])('"%s" is not about the colleges before it', (text) => {
  for (const before of ['compare PICT and VIT', 'pict computer cutoff', 'can I get vjti computer with 95 percentile'])
    expect(read(text, [before])).toMatchObject({ intent: 'rule', topic: 'cap-and-josaa-together' });
});

test('a comparison of seats by cost is about money, also after colleges were asked for', () => {
  for (const text of ['SC सीट और TFWS सीट में से मेरे लिए कौन सी सस्ती है?', 'sc seat or tfws seat which is cheaper for me'])
    expect(read(text, ['government colleges for 90 percentile'])).toMatchObject({ intent: 'my-money' });
});

test.each<[string, Partial<Slots>]>([
  ['अगर राउंड 1 में मुझे 5वें नंबर का कॉलेज मिला', { choicePlace: 5, round: 1 }],
  ['राउंड १ मध्ये ५ व्या क्रमांकाचे कॉलेज मिळाले तर', { choicePlace: 5, round: 1 }],
  ['round 1 me 5th number ka college mila to', { choicePlace: 5, round: 1 }],
  ['3rd option in round 2', { choicePlace: 3, round: 2 }],
  ['choice number 7 in round 3', { choicePlace: 7, round: 3 }],
  ['पहली पसंद', { choicePlace: 1 }],
  ['I got my 4th preference in round 2, can I wait for round 3?', { choicePlace: 4, round: 2 }],
])('"%s" names a place in a list, and no rank', (text, expected) => {
  const { slots } = read(text);
  expect(slots).toMatchObject(expected);
  expect(slots.rank).toBeUndefined();
});

test.each(['first 3 choices in round 2', 'choices 1 to 3', 'fill 100 options'])(
  '"%s" names no single place',
  (text) => {
    expect(read(text).slots.choicePlace).toBeUndefined();
    expect(read(text).slots.rank).toBeUndefined();
  },
);

test('an ordinal is no category, and a rank stays a rank', () => {
  expect(read('1st option in round 1').slots.category).toBeUndefined();
  expect(read('rank 5 college').slots.rank?.value).toBe(5);
  expect(read('my rank is 5000, which option').slots.rank?.value).toBe(5000);
});

test.each([
  ['माझ्यासाठी फी माफी आहे का?', 'my-money'],
  ['मुझे फीस माफी मिलेगी क्या', 'my-money'],
  ['is there a fee waiver for me', 'my-money'],
  ['Should I take the JEE Advanced?', 'rule'],
])('"%s" is about the student, not about the college before', (text, intent) => {
  const { slots, ...asked } = read(text, ['vjti computer cutoff']);
  expect(asked).toMatchObject({ intent });
  expect(slots.colleges).toBeUndefined();
});

test.each(['en', 'hi', 'mr'] as const)(
  'the offer to look at the open seats is understood after a cut-off (%s)',
  (language) => {
    const { forOpen } = WORDS[language].asks;
    expect(read(readSuggestion(forOpen), ['vjti computer cutoff'])).toMatchObject({
      intent: 'cutoff',
      slots: { category: 'OPEN', branch: 'computer' },
    });
  },
);
