import { expect, test } from 'vitest';
import { CAP_LISTS } from './exams/cap-kind.ts';
import { seatDemand } from './seat-demand.ts';

const kind = (list: string) => ({ code: list, label: list, list }) as never;
const table = {
  demand: Uint16Array.of(7, 40),
  allIndiaDemand: Uint16Array.of(3, 0),
  kinds: [kind(CAP_LISTS.state), kind(CAP_LISTS.allIndia)],
  pools: { kind: Uint16Array.of(0, 1) } as never,
};

test('an All India seat is as sought-after as its own list says, every other as the state’s', () => {
  expect([seatDemand(table, 0, 0), seatDemand(table, 0, 1)]).toEqual([7, 3]);
});

test('where nothing is known of the All India seats, and in an exam without them, one order holds', () => {
  expect(seatDemand(table, 1, 1)).toBe(40);
  expect(seatDemand({ ...table, allIndiaDemand: undefined }, 0, 1)).toBe(7);
});
