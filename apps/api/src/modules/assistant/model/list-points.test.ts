import { expect, test } from 'vitest';
import { makeListReader } from './list-points.ts';

test('the counters of a list are no facts, and only they', () => {
  const read = makeListReader();
  const heard = ['Three:\n', '1. VJTI\n', '2. COEP. ', '3. is no point here. ', 'Good.\n', '3) PICT\n', '7. SPIT\n'];
  expect(heard.map(read)).toEqual([
    'Three:\n',
    'VJTI\n',
    'COEP. ',
    '3. is no point here. ',
    'Good.\n',
    'PICT\n',
    '7. SPIT\n',
  ]);
});
