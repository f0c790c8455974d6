import { expect, test } from 'vitest';
import { demandPlaces, demandPlacesOnList } from './demand.ts';
import type { PoolWords } from './exam.ts';
import { tabulate } from './forecast-table.ts';
import { KNOTS } from './forecaster.ts';

const kind = (code: string, paper?: string): PoolWords => ({
  ...{ code, label: code, quota: null, seatType: code, gender: null, section: null, list: 'merit' },
  ...(paper !== undefined && { paper }),
});
const KINDS = [
  kind('open'),
  kind('reserved'),
  kind('open', 'architecture'),
  { ...kind('another list'), list: 'all-india' },
];

type Pools = (readonly [kind: number, closing: number])[];

/** The places of options whose pools are [kind, closing rank]. */
const placesOf = (...options: Pools[]) => [...demandPlaces(programmesOf(options), openness)];
const openness = ({ code }: PoolWords) => (code === 'open' ? 1 : code === 'another list' ? -1 : 0);

function programmesOf(options: readonly Pools[]) {
  const pools = options.flat();
  const forecast = tabulate(
    {
      ...{ year: 2027, rounds: 1, offered: () => 1, programmeOffered: () => 1, shared: () => null },
      offerRecord: () => ({ offered: 4, of: 4 }),
      isByList: () => false,
      closingRanks: (pool) => {
        const [, closing = 0] = pools[pool] ?? [];
        return closing === 0 ? null : KNOTS.map(() => closing);
      },
    },
    pools.length,
  );
  let at = 0;
  const firstPool = Uint32Array.from([0, ...options.map((own) => (at += own.length))]);
  return {
    options: options.map(() => ({ college: 0, programme: '', branch: '' })),
    ...{ firstPool, kinds: KINDS, kindOf: pools.map(([own]) => own), forecast },
  };
}

test('the hardest to enter for everyone is the first, whatever its reserved seats close at', () => {
  expect(
    placesOf(
      [
        [0, 5_000],
        [1, 90_000],
      ],
      [[0, 20_000]],
      [
        [0, 100],
        [1, 80_000],
      ],
    ),
  ).toEqual([2, 3, 1]);
});

test('of several open pools the loosest counts, without one the others do', () => {
  expect(
    placesOf(
      [
        [0, 500],
        [0, 9_000],
      ],
      [[0, 1_000]],
      [[1, 4_000]],
    ),
  ).toEqual([3, 1, 2]);
});

test('programmes of another paper are spread over the same scale; without a forecast an option is last', () => {
  expect(placesOf([[0, 10]], [[0, 20]], [[2, 3]], [[2, 4]], [[0, 0]])).toEqual([3, 5, 3, 5, 5]);
});

test('a rank of another list is never compared: such an option is among the last', () => {
  expect(placesOf([[3, 50]], [[0, 9_000]], [[0, 1_000]])).toEqual([3, 3, 2]);
});

test('by another list the hardest to enter of its programmes stands where the most sought-after of them does', () => {
  const programmes = programmesOf([
    [[0, 100]],
    [
      [0, 200],
      [3, 9_000],
    ],
    [
      [0, 5_000],
      [3, 300],
    ],
  ]);
  const places = demandPlaces(programmes, openness);
  expect([...places]).toEqual([1, 2, 3]);
  expect([...demandPlacesOnList(programmes, places, 'all-india')]).toEqual([0, 3, 2]);
});
