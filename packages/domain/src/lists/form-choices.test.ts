import { expect, test } from 'vitest';
import { formChoices, formPlaces } from './form-choices.ts';

const choice = (key: string, state: string | null, code: string | null = key, programme = 'Civil Engineering') => ({
  key,
  official: { code, institute: 'COEP', programme },
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
