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
  ['Instrumentation and Control Engineering', ['instrumentation']],
  ['Electronics and Instrumentation Engineering', ['electronics', 'instrumentation']],
  ['Biomedical Engineering', ['life']],
  ['Fire Engineering', ['other']],
])('%s is looked for under %j', (branch, groups) => {
  expect(branchGroupsOf(branch)).toEqual(groups);
});

test.each([
  ['Digital Manufacturing and IoT', ['mechanical']],
  ['Engineering and Computational Mechanics', ['mechanical']],
  ['Civil Engineering with Computer Application', ['civil']],
  ['Mechanical Engineering and M.Tech. in Computer Integrated Manufacturing', ['mechanical']],
  ['Electronics and Communication Engineering (Internet of Things)', ['electronics']],
  ['Electronics and Communication Engineering - Design and Manufacturing', ['electronics']],
])('%s is no branch of what it only uses', (branch, groups) => {
  expect(branchGroupsOf(branch)).toEqual(groups);
});

test.each([
  ['Industrial IoT', ['computer']],
  ['B.Tech (Computer Science and Engineering) - MBA in Digital Business Management (IIM Bodh Gaya)', ['computer']],
])('%s is found by the branch that its name hides', (branch, groups) => {
  expect(branchGroupsOf(branch)).toEqual(groups);
});

test('a preference is a group or a single branch', () => {
  expect(groupOfPreference(groupPreference('ai-data'))).toBe('ai-data');
  expect(groupOfPreference('Computer Engineering')).toBeUndefined();
  expect(groupsOfPreference(groupPreference('it'))).toEqual(['it']);
  expect(groupsOfPreference('Computer Engineering')).toEqual(['computer']);
});
