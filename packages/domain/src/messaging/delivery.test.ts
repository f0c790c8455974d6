import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DELIVERY_STATES, type DeliveryChannel, type DeliveryState, strongerState } from './delivery.ts';
import { isBlocked, wishIn } from './suppression.ts';

const aReport = fc.constantFrom(...DELIVERY_STATES);
const aChannel = fc.constantFrom<DeliveryChannel[]>('email', 'whatsapp');
const after = (channel: DeliveryChannel, reports: DeliveryState[]) =>
  reports.reduce((known, reported) => strongerState(channel, known, reported), 'accepted');

test('reports in any order, and repeated, lead to the same state', () => {
  const inTwoOrders = fc
    .array(aReport)
    .chain((reports) =>
      fc.tuple(
        fc.constant(reports),
        fc.shuffledSubarray(reports, { minLength: reports.length, maxLength: reports.length }),
      ),
    );
  fc.assert(
    fc.property(aChannel, inTwoOrders, (channel, [reports, shuffled]) => {
      expect(after(channel, shuffled)).toBe(after(channel, reports));
      expect(after(channel, [...reports, ...shuffled])).toBe(after(channel, reports));
      expect(['accepted', ...reports]).toContain(after(channel, reports));
    }),
  );
});

test('a mail that came back or was complained about never counts as delivered, whatever is reported later', () => {
  fc.assert(
    fc.property(
      fc.array(aReport),
      fc.constantFrom<DeliveryState[]>('failed', 'complained'),
      fc.array(aReport),
      (...all) => {
        const [before, bad, later] = all;
        expect(['failed', 'complained']).toContain(after('email', [...before, bad, ...later]));
        expect(after('email', [...before, 'complained', ...later])).toBe('complained');
      },
    ),
  );
});

test('a WhatsApp message that fails on one device and arrives on another is delivered', () => {
  expect(after('whatsapp', ['failed', 'delivered'])).toBe('delivered');
  expect(after('whatsapp', ['delivered', 'failed'])).toBe('delivered');
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
