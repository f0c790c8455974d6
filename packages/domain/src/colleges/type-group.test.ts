import { expect, test } from 'vitest';
import { typeGroup } from './type-group.ts';

test.each([
  ['government', 'Government Autonomous', 'government'],
  ['government', 'Government-Aided Autonomous', 'government'],
  ['government', 'University Department', 'government'],
  ['government', 'NIT', 'government'],
  ['government', null, 'government'],
  ['government', 'University Managed (Un-Aided)', null],
  ['private', 'Un-Aided Autonomous', 'private'],
] as const)('a %s college with the status %s is filtered as %s', (type, level, group) => {
  expect(typeGroup({ type, level })).toBe(group);
});
