import { expect, test } from 'vitest';
import { describeView } from './describe-view.ts';

test('a printed list says what it was narrowed to and how it is ordered', () => {
  expect(describeView({}, undefined)).toEqual([
    'Order: most sought-after within reach first; seats that may not be offered last',
  ]);
  const view = {
    groups: ['it'],
    branches: ['Mining Engineering'],
    cities: ['Pune', 'Nashik'],
    seats: ['TFWS'],
    college: '06222',
    order: 'nirf',
  } as const;
  expect(describeView({ ...view, text: 'gov', band: 'range' }, 'DKTE')).toEqual([
    'Filters: search “gov” · range only · IT, Mining Engineering · Pune, Nashik · TFWS · DKTE',
    'Order: by NIRF rank',
  ]);
});
