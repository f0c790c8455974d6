import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DELIVERY_STATES, type DeliveryState, laterState } from './delivery.ts';
import { isBlocked, wishIn } from './suppression.ts';

const aReport = fc.constantFrom(...DELIVERY_STATES);
const after = (reports: DeliveryState[]) => reports.reduce(laterState, 'accepted');

test('reports in any order, and repeated, lead to the same state, which never goes back', () => {
  fc.assert(
    fc.property(fc.array(aReport), (reports) => {
      expect(after(reports.toReversed())).toBe(after(reports));
      expect(after([...reports, ...reports])).toBe(after(reports));
      for (const [at, report] of reports.entries())
        expect(DELIVERY_STATES.indexOf(after(reports.slice(0, at + 1)))).toBeGreaterThanOrEqual(
          DELIVERY_STATES.indexOf(report),
        );
    }),
  );
});

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Stop all!', 'stop'],
  ['स्टॉप', 'stop'],
  ['थांबा', 'stop'],
  ['रोको', 'stop'],
  ['बंद करो', 'stop'],
  ['START', 'start'],
  ['सुरू करा', 'start'],
  ['Please stop asking about the bus stop', null],
  ['', null],
  ['482913', null],
] as const)('the answer “%s” means %s', (answer, meaning) => {
  expect(wishIn(answer)).toBe(meaning);
});

test('whoever opted out still gets the code they asked for; an address that does not exist gets nothing', () => {
  expect(isBlocked('opted-out', { isOwnCode: true })).toBe(false);
  expect(isBlocked('opted-out', { isOwnCode: false })).toBe(true);
  expect(isBlocked('complaint', { isOwnCode: false })).toBe(true);
  expect(isBlocked('hard-bounce', { isOwnCode: true })).toBe(true);
});
