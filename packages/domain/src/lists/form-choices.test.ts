import { expect, test } from 'vitest';
import { formChoices, formPlaces } from './form-choices.ts';

const choice = (key: string, state: string | null, code: string | null = key, programme = 'Civil Engineering') => ({
  key,
  collegeId: '06006',
  official: { code, institute: 'COEP', programme },
  note: null as string | null,
  standing: state === null ? null : { state },
});

test('the form gets the choices in order, without those that cannot be taken and without repeats', () => {
  const list = [
    choice('a', 'estimated'),
    choice('b', 'closed'),
    choice('c', 'no-data'),
    choice('a-of-last-year', 'estimated', 'a'),
    choice('a-TFWS', 'range', null, 'Civil Engineering (TFWS)'),
    choice('d', null),
  ];
  expect(formChoices(list).map(({ key }) => key)).toEqual(['a', 'c', 'a-TFWS', 'd']);
  expect(formPlaces(list)).toEqual([1, null, 2, null, 3, 4]);
});

test('fee waiver seats of one branch name under two choice codes are two choices', () => {
  const waiver = (ordinary: string) => ({
    ...choice(`${ordinary}-TFWS`, 'estimated', null, 'Computer Engineering (TFWS)'),
    note: `Not ${ordinary}`,
  });
  const list = [waiver('0303324510'), waiver('0303324513K'), waiver('0303324510'), choice('c', 'estimated')];
  expect(formPlaces(list)).toEqual([1, 2, null, 3]);
});

test.each(['no-data', 'none', null])('a programme that is no longer offered has no place (%s)', (state) => {
  const gone = { ...choice('gone', state, null, 'gone'), collegeId: '' };
  expect(formPlaces([gone, choice('a', 'estimated')])).toEqual([null, 1]);
});
