import { expect, test } from 'vitest';
import { makeHead } from './ready-head.ts';

test('a head has what never changes, and the values of this answer', () => {
  const head = makeHead({ 'cache-control': 'no-store', vary: 'accept-encoding' }, ['x-request-id', 'content-length']);
  const lasting = ['cache-control', 'no-store', 'vary', 'accept-encoding'];
  expect(head('a', '1')).toEqual([...['x-request-id', 'a', 'content-length', '1'], ...lasting]);
  expect(head('b', '2')).toEqual([...['x-request-id', 'b', 'content-length', '2'], ...lasting]);
});
