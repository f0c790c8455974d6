import fc from 'fast-check';
import { expect, test } from 'vitest';
import { search } from './search.ts';
import { buildSearchIndex, type SearchDocument } from './search-index.ts';
import { acronymsOf, withoutDegree, wordsOf } from './search-words.ts';

const COLLEGES: readonly (SearchDocument & { id: string })[] = [
  {
    id: 'vjti',
    alias: ['VJTI'],
    name: ['Veermata Jijabai Technological Institute'],
    place: ['Mumbai bombay'],
    university: ['MU'],
    course: ['Civil Engineering'],
  },
  {
    id: 'pict',
    alias: ['PICT', 'PICT Pune'],
    name: ['Pune Institute of Computer Technology'],
    place: ['Pune'],
    university: ['SPPU'],
    course: ['Computer Engineering', 'Artificial Intelligence and Data Science', 'aids'],
  },
  {
    id: 'vit',
    alias: ['VIT'],
    name: ['Vishwakarma Institute of Technology'],
    place: ['Pune'],
    university: ['SPPU'],
    course: ['Computer Engineering', 'Mechanical Engineering'],
  },
  {
    id: 'viit',
    alias: ['VIIT'],
    name: ['Vishwakarma Institute of Information Technology'],
    place: ['Pune'],
    university: ['SPPU'],
    course: ['Information Technology'],
  },
  {
    id: 'dyp',
    alias: ['DYPIT'],
    name: ['Dr. D. Y. Patil Institute of Technology'],
    place: ['Pune'],
    university: ['SPPU'],
    course: ['Computer Engineering'],
  },
  {
    id: 'iiita',
    alias: ['IIITA', 'IIIT-A'],
    name: ['Indian Institute of Information Technology Allahabad'],
    place: ['Prayagraj allahabad'],
    university: [],
    course: [],
  },
];
const index = buildSearchIndex(COLLEGES);
const find = (text: string) =>
  search(index, text)
    .sort((one, other) => other.score - one.score || one.document - other.document)
    .map((hit) => COLLEGES[hit.document]?.id);

test.each([
  ['VJTI', 'vjti'],
  ['vjti college', 'vjti'],
  ['vjti colege', 'vjti'],
  ['vjti institue', 'vjti'],
  ['pict p', 'pict'],
  ['jijabi', 'vjti'],
  ['bombay', 'vjti'],
  ['PICT', 'pict'],
  ['pict pune', 'pict'],
  ['ai&ds', 'pict'],
  ['Vishwakarma Institute of Technology', 'vit'],
  ['vishvakarma institute of technology', 'vit'],
  ['vishwak', 'vit'],
  ['vishvak', 'vit'],
  ['mechnical', 'vit'],
  ['D.Y. Patil', 'dyp'],
  ['dy patil', 'dyp'],
  ['d y patil', 'dyp'],
  ['IIIT-A', 'iiita'],
  ['iiit a', 'iiita'],
  ['computer pune', 'pict'],
])('"%s" finds %s first', (text, first) => {
  expect(find(text)[0]).toBe(first);
});

test.each([
  ['b.tech cse', 'cse'],
  ['B.Tech. in CSE', 'CSE'],
  ['B. Tech - IT', 'IT'],
  ['be computer', 'computer'],
  ['b.e. mechanical', 'mechanical'],
  ['BE (Civil)', '(Civil)'],
  ['Bachelor of Engineering in Civil', 'Civil'],
])('the degree before a branch is not searched for: “%s”', (typed, searched) => {
  expect(withoutDegree(typed)).toBe(searched);
});

test.each(['btech', 'B.E.', 'be', 'bel', 'b arch', 'B. E. S. College', 'Bengaluru', 'be '])(
  '“%s” is no degree before a branch',
  (typed) => {
    expect(withoutDegree(typed)).toBe(typed);
  },
);

test('a degree before a branch finds the colleges that have the branch', () => {
  expect(find('b.tech information technology')).toEqual(find('information technology'));
  expect(find('b.e. mechanical')).toEqual(find('mechanical'));
});

test('every telling word must be met', () => {
  expect(find('vjti pune')).toEqual([]);
  expect(find('mechanical mumbai')).toEqual([]);
});

test('colleges that match alike score alike, so that their standing order decides', () => {
  const scores = search(index, 'pune').map((hit) => hit.score);
  expect(new Set(scores).size).toBe(1);
});

test.each([[''], ['   '], ['of and the'], ['!!!'], ['\u0000']])('"%s" is nothing to search for', (text) => {
  expect(search(index, text)).toEqual([]);
});

test('one typing error in a long word never loses the college', () => {
  const words = ['vishwakarma', 'veermata', 'jijabai', 'allahabad', 'mechanical'];
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.nat(), fc.constantFrom('drop', 'double', 'swap'), (word, seed, kind) => {
      const at = 1 + (seed % (word.length - 2));
      const typed = {
        drop: word.slice(0, at) + word.slice(at + 1),
        double: word.slice(0, at) + word[at] + word.slice(at),
        swap: word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      }[kind];
      expect(find(typed)).toEqual(expect.arrayContaining(find(word)));
    }),
  );
});

test('any text is answered without an error, and of a very long one only the beginning is looked at', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (text) => {
      expect(Array.isArray(search(index, text))).toBe(true);
    }),
  );
  const long = 'mechnical '.repeat(100);
  expect(search(index, `${long} no such word`)).toEqual(search(index, long));
});

test.each([
  ["Dr. D.Y. Patil's College of Engg.", ['dr', 'dy', 'patil', 'college', 'engineering']],
  ['S.I.E.S. Graduate School', ['sies', 'graduate', 'school']],
  ['Govt. clg', ['government', 'college']],
])('the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a name makes its own abbreviations, with and without the trust in front', () => {
  expect(acronymsOf('Pune Institute of Computer Technology')).toEqual(['pict']);
  expect(acronymsOf("Bhartiya Vidya Bhavan's Sardar Patel Institute of Technology, Andheri")).toContain('spit');
});
