import { expect, test } from 'vitest';
import { formChoices } from './form-choices.ts';

const choice = (key: string, state: string | null, code: string | null = key, programme = 'Civil Engineering') => ({
  key,
  official: { code, institute: 'COEP', programme },
  standing: state === null ? null : { state },
});

test('the form gets the choices in order, without those that cannot be taken and without repeats', () => {
  const kept = formChoices([
    choice('a', 'estimated'),
    choice('b', 'closed'),
    choice('c', 'no-data'),
    choice('a-of-last-year', 'estimated', 'a'),
    choice('a-TFWS', 'range', null, 'Civil Engineering (TFWS)'),
    choice('d', null),
  ]);
  expect(kept.map(({ key }) => key)).toEqual(['a', 'c', 'a-TFWS', 'd']);
});
