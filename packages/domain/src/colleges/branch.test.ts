import { expect, test } from 'vitest';
import { cleanBranch } from './branch.ts';

const CHOSEN: readonly (readonly [published: string, clean: string])[] = [
  ['Computer Engineering', 'Computer Engineering'],
  ['Electronics and Telecommunication Engg', 'Electronics and Telecommunication Engineering'],
  ['Electronics & Telecommunication Engineering', 'Electronics and Telecommunication Engineering'],
  ['Artificial Intelligence (AI) and Data Science', 'Artificial Intelligence and Data Science'],
  ['Computer Science and Engineering(Data Science)', 'Computer Science and Engineering (Data Science)'],
  ['Electronics Engineering ( VLSI Design and Technology)', 'Electronics Engineering (VLSI Design and Technology)'],
  ['Mechanical Engineering[Sandwich]', 'Mechanical Engineering (Sandwich)'],
  ['Internet of Things (IoT)', 'Internet of Things'],
  ['Industrial IoT', 'Industrial Internet of Things'],
  ['Bio Technology', 'Biotechnology'],
  ['MECHANICAL AND RAIL ENGINEERING', 'Mechanical and Rail Engineering'],
  ['B.Tech in CSE (AI and ML)', 'Computer Science and Engineering (Artificial Intelligence and Machine Learning)'],
  ['B. Tech. (CSE) and M.Tech in CSE', 'Computer Science and Engineering'],
  ['B.Tech. (Electrical Engineering) - MBA', 'Electrical Engineering'],
  ['B. Tech in CE. - M. Tech. in Structural Engineering', 'Civil Engineering'],
  ['Integrated B. Tech. - M. Tech in Computer Science & Engineering', 'Computer Science and Engineering'],
  [
    'Computer Science and Engineering with Specialization in Cyber Security',
    'Computer Science and Engineering (Cyber Security)',
  ],
  ['Electrical Engineering with M.Tech. in any of the listed specializations', 'Electrical Engineering'],
  ['Civil Engineering with any of the listed specialization', 'Civil Engineering'],
  ['Abu Dhabi Campus - Energy Engineering', 'Energy Engineering'],
  ['BS in Mathematics', 'Mathematics'],
  ['Architecture, Town and Regional Planning', 'Architecture, Town and Regional Planning'],
];

test.each(CHOSEN)('%s is chosen as %s', (published, clean) => {
  expect(cleanBranch(published)).toBe(clean);
});

test('different branches stay different', () => {
  const branches = [
    'Computer Engineering',
    'Computer Science',
    'Computer Science and Engineering',
    'Computer Technology',
    'Information Technology',
    'Electrical Engineering',
    'Electrical and Electronics Engineering',
  ];
  expect(new Set(branches.map(cleanBranch)).size).toBe(branches.length);
});

test('cleaning a clean name changes nothing', () => {
  for (const [, clean] of CHOSEN) expect(cleanBranch(clean)).toBe(clean);
});
