import { expect, test } from 'vitest';
import { rowProgrammeName, unusualDegree } from './degree.ts';

test.each([
  ['5 Years, Bachelor and Master of Technology (Dual Degree)', '5 Years, B.Tech + M.Tech'],
  ['5 Years, Bachelor of Technology and MBA (Dual Degree)', '5 Years, B.Tech + MBA'],
  ['4 Years, Bachelor of Science', '4 Years, B.Sc'],
  ['5 Years, Bachelor of Science and MBA (Dual Degree)', '5 Years, B.Sc + MBA'],
  ['5 Years, Integrated B. Tech. and MBA', '5 Years, B.Tech + MBA'],
  ['4 Years, Bachelor of Pharmaceutics', '4 Years, B.Pharm'],
  ['5 Years, Integrated Master of Science', '5 Years, Integrated M.Sc'],
  ['5 Years, Integrated Master of Technology', '5 Years, Integrated M.Tech'],
  ['5 Years, Integrated Masters in Technology', '5 Years, Integrated M.Tech'],
  ['5 Years, B.Tech. + M.Tech./MS (Dual Degree)', '5 Years, B.Tech + M.Tech / MS'],
  ['5 Years, Integrated B. Tech. and M. Tech.', '5 Years, B.Tech + M.Tech'],
  ['5 Years, Integrated B. Tech. and M. Tech. /MBA', '5 Years, B.Tech + M.Tech / MBA'],
  ['5 Years, Bachelor of Science and Master of Science (Dual Degree)', '5 Years, B.Sc + M.Sc'],
  ['5 Years, Integrated Bachelor of Science-Master of Science', '5 Years, B.Sc + M.Sc'],
  ['5 Years, Bachelor of Architecture', '5 Years, B.Arch'],
  ['5 Years, Bachelor and Master of Pharmaceutics(Dual Degree)', '5 Years, B.Pharm + M.Pharm'],
  ['4 Years, Bachelor of Planning', '4 Years, B.Plan'],
  ['4 Years, Bachelor of Design', '4 Years, B.Des'],
  ['3 Years, Diploma in Something New', '3 Years, Diploma in Something New'],
])('%s is %s', (printed, short) => {
  expect(unusualDegree(printed)).toBe(short);
});

test.each(['4 Years, Bachelor of Technology', '4 Years, B. Tech / B. Tech (Hons.)', null])(
  '%s is what students expect and needs no word',
  (printed) => {
    expect(unusualDegree(printed)).toBeNull();
  },
);

test.each([
  [
    'B. Tech. Electronics and Communication Engineering and M. Tech. Electronics and Communication Engineering with specialization in Communication Systems Design',
    'Electronics and Communication Engineering, M.Tech in Communication Systems Design',
  ],
  [
    'B. Tech. Mechanical Engineering and M. Tech. in Mechanical Engineering with specialization in Product Design',
    'Mechanical Engineering, M.Tech in Product Design',
  ],
  [
    'B.Tech. in Electronics and Communication Engineering and M.Tech. in Communication Systems',
    'Electronics and Communication Engineering, M.Tech in Communication Systems',
  ],
  [
    'Information Technology and M.Tech (Information Technology)',
    'Information Technology and M.Tech (Information Technology)',
  ],
  ['Civil Engineering', 'Civil Engineering'],
])('in a row %s is %s', (name, short) => {
  expect(rowProgrammeName(name)).toBe(short);
});
