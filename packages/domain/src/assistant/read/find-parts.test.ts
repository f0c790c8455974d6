import { expect, test } from 'vitest';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { EMPTY_CONTEXT } from '../types.ts';
import { understand } from '../understand.ts';

const asked = (text: string) =>
  understand(text, EMPTY_CONTEXT, TEST_LEXICON).parts?.map(({ intent, slots: { colleges = [], facts = [], branch } }) =>
    [intent, ...facts, ...colleges.map(({ id }) => id), ...(branch === undefined ? [] : [branch])].join(' '),
  );

test.each<[string, string[]]>([
  ['What are the fees at PICT and does it have a hostel?', ['facts fee 06271', 'unknown-data 06271']],
  ['placement and hostel at VJTI', ['placements 03012', 'unknown-data 03012']],
  ['COEP ka cutoff aur fees', ['cutoff 16006', 'facts fee 16006']],
  ['PICT ची फी आणि वसतिगृह', ['facts fee 06271', 'unknown-data 06271']],
  ['VJTI fees, hostel', ['facts fee 03012', 'unknown-data 03012']],
  ['PICT computer cutoff and fees', ['cutoff 06271 computer', 'facts fee 06271 computer']],
  ['PICT computer cutoff and IT cutoff', ['cutoff 06271 computer', 'cutoff 06271 it']],
  ['PICT fees and VJTI cutoff', ['facts fee 06271', 'cutoff 03012']],
  ['fees and placements at PICT and VJTI', ['compare fee 06271 03012', 'placements 06271 03012']],
])('"%s" asks two things', (text, expected) => {
  expect(asked(text)).toEqual(expected);
});

test.each([
  'compare PICT and VIT',
  'PICT and VIT fees',
  'fees and nirf rank of COEP',
  'PICT fees after scholarship and concession',
  'PICT computer and IT cutoff',
  'fees and hostel',
  'can I get PICT computer with 95 percentile and OBC category',
])('"%s" asks one', (text) => {
  expect(asked(text)).toBeUndefined();
});
