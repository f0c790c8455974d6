import { expect, test } from 'vitest';
import { programmeParts } from './choices.ts';

test.each([
  ['Civil Engineering (4 Years, Bachelor of Technology)', 'Civil Engineering', '4 Years, Bachelor of Technology'],
  [
    'Physics (5 Years, Bachelor and Master of Technology (Dual Degree))',
    'Physics',
    '5 Years, Bachelor and Master of Technology (Dual Degree)',
  ],
  ['Computer Engineering (TFWS)', 'Computer Engineering (TFWS)', null],
  ['Computer Science and Engineering (Data Science)', 'Computer Science and Engineering (Data Science)', null],
])('%s is %s, and its degree %s', (programme, name, degree) => {
  expect(programmeParts(programme)).toEqual({ name, degree });
});
