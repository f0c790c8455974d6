import { expect, test } from 'vitest';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { EMPTY_CONTEXT } from '../types.ts';
import { understand } from '../understand.ts';

const topicOf = (text: string) => understand(text, EMPTY_CONTEXT, TEST_LEXICON).topic;

test.each([
  'which documents are needed for SEBC?',
  'CAP साठी कोणती कागदपत्रं लागतात?',
  'SEBC साठी कोणती कागदपत्रे?',
  'एसईबीसी प्रवर्गासाठी कोणते दाखले लागतात?',
  'प्रवेशाच्या वेळी कोणती प्रमाणपत्रे लागतात?',
  'ओबीसी कागदपत्रे',
  'SEBC के लिए कौन से कागज़ चाहिए?',
  'SEBC sathi konti kagadpatre lagtat',
])('"%s" asks for the documents of CAP', (text) => {
  expect(topicOf(text)).toBe('cap-documents');
});

test.each([
  ['which documents for EBC?', 'ebc'],
  ['EBC साठी कोणती कागदपत्रे लागतात?', 'ebc'],
  ['EBC के लिए कौन से कागज़ चाहिए?', 'ebc'],
  ['TFWS के लिए कौन से कागज़ चाहिए?', 'tfws'],
])('"%s" asks for the documents of a scheme', (text, scheme) => {
  expect(topicOf(text)).toBe(scheme);
});
