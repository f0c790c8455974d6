import { expect, test } from 'vitest';
import { deskSourcesIn } from './without-desk.ts';

const ENTRY = '/apps/web/src/main.tsx';
const main = {
  fileName: 'assets/main-a.js',
  moduleIds: [`/project${ENTRY}`, '/project/packages/contract/src/auth.ts'],
};

test('files of students that hold no code of the desk are fine', () => {
  expect(deskSourcesIn([main], ENTRY)).toEqual([]);
});

test.each([
  '/project/apps/desk/src/api.ts',
  'C:\\project\\apps\\desk\\src\\api.ts',
  '/project/packages/contract/src/desk/orders.ts?schema-free',
  '/project/packages/domain/src/staff/roles.ts',
  '/project/packages/domain/src/support/canned-answers.ts',
])('%s in any file is found', (id) => {
  const other = { fileName: 'assets/other-b.js', moduleIds: ['/project/apps/web/src/ui/button.tsx', id] };
  expect(deskSourcesIn([main, other], ENTRY)).toEqual([expect.stringMatching(/^assets\/other-b\.js holds /)]);
});

test('a check that read nothing fails instead of passing', () => {
  expect(() => deskSourcesIn([], ENTRY)).toThrow('is in no built file');
  expect(() => deskSourcesIn([{ fileName: 'a.js', moduleIds: [] }], ENTRY)).toThrow('is in no built file');
});
