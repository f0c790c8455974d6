import { expect, test } from 'vitest';
import { branchGroupsOf, groupOfPreference, groupPreference, groupsOfPreference } from './branch-groups.ts';

test.each([
  ['Computer Engineering', ['computer']],
  ['Information Technology', ['it']],
  ['Computer Science and Engineering (Artificial Intelligence and Machine Learning)', ['computer', 'ai-data']],
  ['Artificial Intelligence and Data Science', ['ai-data']],
  ['Electronics and Telecommunication Engineering', ['electronics']],
  ['Electronics and Computer Engineering', ['computer', 'electronics']],
  ['Electrical and Electronics Engineering', ['electronics', 'electrical']],
  ['Mechatronics Engineering', ['mechanical', 'robotics']],
  ['Biomedical Engineering', ['life']],
  ['Fire Engineering', ['other']],
])('%s is looked for under %j', (branch, groups) => {
  expect(branchGroupsOf(branch)).toEqual(groups);
});

test('a preference is a group or a single branch', () => {
  expect(groupOfPreference(groupPreference('ai-data'))).toBe('ai-data');
  expect(groupOfPreference('Computer Engineering')).toBeUndefined();
  expect(groupsOfPreference(groupPreference('it'))).toEqual(['it']);
  expect(groupsOfPreference('Computer Engineering')).toEqual(['computer']);
});
