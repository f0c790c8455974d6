import { expect, test } from 'vitest';
import { nextCalls } from '../engine.ts';
import { TEST_LEXICON } from '../test-lexicon.ts';
import { type ConversationContext, EMPTY_CONTEXT, type Slots } from '../types.ts';
import { understand } from '../understand.ts';

const read = (text: string, context: ConversationContext = EMPTY_CONTEXT) => understand(text, context, TEST_LEXICON);
/** What a conversation carries after a question. */
const after = (text: string): ConversationContext => {
  const { intent, slots } = read(text);
  return { intent, slots };
};

test('marks of Class XII are no percentile', () => {
  expect(read('95 percent in 12th boards, can i get pict').slots).toMatchObject({ hasBoardMarks: true });
  expect(read('95 percent in 12th boards, can i get pict').slots.percentile).toBeUndefined();
  expect(read('hsc 91% and mht cet 96 percentile').slots).toMatchObject({ percentile: 96, hasBoardMarks: true });
  expect(read('after 12th i have 95 percentile').slots.percentile).toBe(95);
});

test.each<[string, Partial<Slots>]>([
  ['i expect between 90 and 95 percentile', { percentile: 90, range: { low: 90, high: 95 } }],
  ['90-95 percentile pict it milega kya', { percentile: 90, range: { low: 90, high: 95 } }],
  ['90 se 95 percentile me konsa college', { percentile: 90, range: { low: 90, high: 95 } }],
  [
    'colleges with cutoff from 85 to 90 percentile',
    { percentile: 90, range: { low: 85, high: 90, isOfClosings: true } },
  ],
  ['crl 20000 to 25000', { rank: { value: 25000, list: 'crl' }, range: { low: 20000, high: 25000 } }],
  ['20-25k rank', { rank: { value: 25000, list: 'any' } }],
  ['2023-24 cutoff of vjti', { year: 2023 }],
])('"%s" is read as a range where it is one: %j', (text, expected) => {
  expect(read(text).slots).toMatchObject(expected);
});

test.each<[string, Partial<Slots>]>([
  ['my home university is pune, 95 percentile', { homeUniversity: 'Savitribai Phule Pune University' }],
  ['i am from mumbai university', { homeUniversity: 'University of Mumbai' }],
  ['sppu student 95 percentile', { homeUniversity: 'Savitribai Phule Pune University' }],
])('"%s" names a home university: %j', (text, expected) => {
  expect(read(text).slots).toMatchObject(expected);
  expect(read(text).slots.city).toBeUndefined();
});

test('where colleges belong is nobody’s home university', () => {
  expect(read('colleges under pune university').slots.homeUniversity).toBeUndefined();
  expect(read('home university seats cutoff in pune').slots).toMatchObject({ city: 'Pune', quota: 'home' });
});

test('figures of a friend are not the student’s own', () => {
  expect(read('my friend got 99 percentile and i got 91, can i get pict').slots).toMatchObject({ percentile: 91 });
  expect(read('my friend got pict with 98 percentile obc, can i get it').slots).not.toHaveProperty('percentile');
  expect(read('my friend has 99 percentile, which colleges can he get').slots).toMatchObject({
    percentile: 99,
    isForAnother: true,
  });
  expect(read('my brother got 88 percentile and pict. i have 95, which college in pune').slots).toMatchObject({
    percentile: 95,
    city: 'Pune',
  });
  const asked = after('my friend has 99 percentile, which colleges can he get');
  expect(read('in pune', asked).slots).toMatchObject({ percentile: 99, isForAnother: true, city: 'Pune' });
  expect(read('which colleges can i get', asked).slots.percentile).toBeUndefined();
});

test('a place after a rank asks what lies near it there', () => {
  expect(read('in Pune', after('can i get vjti computer with 92 percentile'))).toMatchObject({
    intent: 'suggest',
    slots: { city: 'Pune', percentile: 92, branch: 'computer' },
  });
});

test('a question about two colleges looks at both', () => {
  for (const [text, tool] of [
    ['vjti and coep mechanical cutoff', 'cutoff-history'],
    ['can i get pict computer or vjti computer with 97 percentile', 'predict-programme'],
  ] as const)
    expect(nextCalls(read(text), [])).toMatchObject([{ tool }, { tool }]);
});

test.each([
  ['computer at coep and it at pict cutoff', ['computer', 'it']],
  ['pict computer and vjti mechanical closing rank', ['computer', 'mechanical']],
  ['pict computer and vjti computer cutoff', ['computer', 'computer']],
  ['vjti and coep mechanical cutoff', ['mechanical', 'mechanical']],
])('each college of "%s" has its own branch: %j', (text, branches) => {
  expect(nextCalls(read(text), [])).toMatchObject(
    branches.map((branch) => ({ tool: 'cutoff-history', input: { branch } })),
  );
});

test('pairs of branches and colleges hold in a comparison and in what follows, until a branch is said anew', () => {
  const asked = 'compare computer at coep and it at pict';
  expect(nextCalls(read(asked), [])).toMatchObject([
    { tool: 'compare-colleges', input: { branches: ['computer', 'it'] } },
  ]);
  expect(read('and for girls?', after(asked)).slots).toMatchObject({ branches: ['computer', 'it'], gender: 'female' });
  const anew = read('what about mechanical?', after(asked)).slots;
  expect([anew.branch, anew.branches]).toEqual(['mechanical', undefined]);
});

test.each<[string, number | undefined]>([
  ['My JoSAA list says no seat 34%. Should I register for CSAB?', undefined],
  ['My list shows any seat 70%. Is that safe enough?', undefined],
  ['vjti madhe maji chance kiti? 74 ka 47 takke?', undefined],
  ['शक्यता 70 टक्के आहे, सुरक्षित आहे का?', undefined],
  ['is my chance 40% at PICT', undefined],
  ['what are my chances at PICT with 93%', 93],
  ['chances? 93% in CET', 93],
  ['93% safe colleges', 93],
  ['I got 93 percent, no list yet', 93],
])('the percentile of "%s" is %s', (text, percentile) => {
  expect(read(text).slots.percentile).toBe(percentile);
});

test('a community is asked for with its minority colleges, and no name of a college', () => {
  expect(read('jain minority colleges in pune').slots.minority).toBe('Jain');
  expect(read('muslim college in pune').slots.minority).toBe('Muslim');
  expect(read('minority colleges in pune').slots.minority).toBe('any');
  expect(read('is coep a minority college?').slots.minority).toBeUndefined();
  expect(read('answer in hindi, which colleges are in pune?').slots.minority).toBeUndefined();
});

test('several kinds of institutes are looked at one by one', () => {
  const calls = nextCalls(read('NITs or IIITs with JEE rank 20000'), []);
  expect(calls).toMatchObject([{ input: { level: 'NIT' } }, { input: { level: 'IIIT' } }]);
});

test.each<[string, number | undefined]>([
  ['vjti computer cutoff 2005', 2005],
  ['nit warangal closing rank 2023', 2023],
  ['my rank is 2005, vjti', undefined],
])('the year of "%s" is %s', (text, year) => {
  expect(read(text).slots.year).toBe(year);
});
