import { expect, test } from 'vitest';
import { branchGroupsOf } from './branch-groups.ts';

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
