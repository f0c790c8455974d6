import { withoutDegree } from '@dakhila/domain/colleges/search-words';
import { expect, test } from 'vitest';
import { matchingOptions } from '../../../ui/combobox-filter.ts';
import { branchOptions, cityOptions, groupsToAdd, withPicked } from './preference-options.ts';

const BRANCHES = [
  'Artificial Intelligence and Data Science',
  'Artificial Intelligence and Machine Learning',
  'Automation and Robotics',
  'Civil Engineering',
  'Civil Engineering with Computer Application',
  'Computer Engineering',
  'Computer Science and Engineering',
  'Computer Science and Engineering (Artificial Intelligence and Machine Learning)',
  'Computer Science and Information Technology',
  'Electronics and Telecommunication Engineering',
  'Electronics Engineering',
  'Information Technology',
  'Mechanical Engineering',
];
const options = branchOptions(BRANCHES, ({ group, count }) => `${group}: all ${count}`);
const found = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

test.each([
  ['IT', ['it: all 2', 'Information Technology', 'Computer Science and Information Technology']],
  [
    'CSE',
    [
      'Computer Science and Engineering',
      'Computer Science and Engineering (Artificial Intelligence and Machine Learning)',
      'computer: all 4',
    ],
  ],
  ['AIML', ['ai-data: all 3', 'Artificial Intelligence and Machine Learning']],
  ['Mech', ['Mechanical Engineering']],
  ['E&TC', ['Electronics and Telecommunication Engineering']],
])('“%s” finds its branches and not those that merely contain the letters', (typed, first) => {
  const labels = found(typed);
  for (const label of first) expect(labels).toContain(label);
  expect(labels).not.toContain('Civil Engineering with Computer Application');
  expect(labels).not.toContain('Automation and Robotics');
});

test('whole words and groups come first', () => {
  expect(found('IT')[0]).toBe('it: all 2');
  expect(found('IT')).toHaveLength(3);
  expect(found('computer')[0]).toBe('computer: all 4');
  for (const typed of ['CSE', 'CS', 'Comps']) expect(found(typed)[0]).toBe('computer: all 4');
  // So they do where the name of a branch is being typed; the whole name means that branch.
  expect(found('computer eng')[0]).toBe('computer: all 4');
  expect(found('Computer Engineering').slice(0, 2)).toEqual(['Computer Engineering', 'computer: all 4']);
  expect(found('AI & DS')).toContain('Artificial Intelligence and Data Science');
  expect(found('Comps')).toContain('Computer Engineering');
  expect(found('CS')).toContain('Computer Science and Engineering');
  expect(found('obot')).toEqual(['Automation and Robotics']);
});

test.each([
  ['b.tech cse', 'CSE'],
  ['be computer', 'computer'],
  ['b.e. mechanical', 'mechanical'],
  ['btech it', 'IT'],
])('“%s” finds what “%s” finds', (typed, branch) => {
  expect(found(withoutDegree(typed))).toEqual(found(branch));
  expect(found(branch)).not.toEqual([]);
});

test('a picked branch offers its group, and the group replaces it', () => {
  expect(groupsToAdd(['Computer Engineering', 'Mechanical Engineering'], BRANCHES)).toEqual([
    { group: 'computer', count: 4 },
  ]);
  const picked = withPicked(['Computer Engineering', 'Mechanical Engineering'], 'group:computer');
  expect(picked).toEqual(['Mechanical Engineering', 'group:computer']);
  expect(groupsToAdd(picked, BRANCHES)).toEqual([]);
});

test('cities are found by their older names', () => {
  expect(matchingOptions(cityOptions(['Mumbai', 'Pune'], String, String), 'bombay').map(({ value }) => value)).toEqual([
    'Mumbai',
  ]);
});

test.each(['pune', 'पुणे', 'poona'])('“%s” finds the city and its whole district, which comes first', (typed) => {
  const inMarathi = (district: string) => (district === 'Pune' ? 'पुणे' : district);
  const labelOf = (choice: string) => (choice === 'Pune district' ? 'पुणे जिल्हा' : choice);
  const options = cityOptions(['Baramati', 'Pune', 'Pune district'], labelOf, inMarathi);
  expect(matchingOptions(options, typed).map(({ value }) => value)).toEqual(
    typed === 'poona'
      ? expect.arrayContaining(['Pune', 'Pune district'])
      : expect.arrayContaining(['Pune district', 'Pune']),
  );
  expect(matchingOptions(options, typed).map(({ value }) => value)).not.toContain('Baramati');
});
