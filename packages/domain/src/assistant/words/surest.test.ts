import { expect, test } from 'vitest';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { EMPTY_CONTEXT } from '../types.ts';
import { understand } from '../understand.ts';

const read = (text: string) => understand(text, EMPTY_CONTEXT, TEST_LEXICON);

test.each([
  'which is my safest college',
  'sabse pakka college kaun sa hai mere liye',
  'in which college do I have the highest chance',
  'मेरे लिए सबसे पक्का कॉलेज कौन सा है?',
  'माझ्यासाठी सर्वात पक्कं कॉलेज कोणतं?',
])('"%s" asks for the highest chance, not for a promise', (text) => {
  expect(read(text)).toMatchObject({ text, intent: 'suggest', slots: { order: 'chance' } });
  expect(read(text).wantsPromise).toBeUndefined();
});

test('of a list, too', () => {
  expect(read('meri list mein sabse pakki seat kaun si hai')).toMatchObject({
    intent: 'my-lists',
    slots: { order: 'chance' },
  });
});
