import { expect, test } from 'vitest';
import { initialsOf } from './topics.ts';

test.each([
  ['Meera Joshi', 'MJ'],
  ['Arvind K Kulkarni', 'AK'],
  ['Fatima', 'F'],
  ['  ravi   desai ', 'RD'],
  ['Łucja Ögün', 'ŁÖ'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
