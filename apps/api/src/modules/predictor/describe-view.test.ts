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
    paysAtMost: 150_000,
    medianAtLeast: 500_000,
    order: 'cost',
  } as const;
  expect(describeView({ ...view, text: 'gov', band: 'range' }, 'DKTE')).toEqual([
    'Filters: search “gov” · range only · IT, Mining Engineering · Pune, Nashik · TFWS · you pay at most ₹1,50,000 in the first year · median pay at least ₹5,00,000 a year · DKTE',
    'Order: cheapest for your family first; unknown costs last',
  ]);
});
