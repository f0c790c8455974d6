import type { CsabBlock } from './block.ts';

/** A simple way to forecast CSAB: a rank to begin with, and what pulls it; how strongly is learnt from past years. */
export type CsabCandidate = {
  name: string;
  baseOf: (block: CsabBlock) => Float64Array;
  pullsOf: (block: CsabBlock) => readonly Float64Array[];
};

const sum = (one: Float64Array, other: Float64Array) => one.map((value, row) => value + (other[row] ?? 0));
const without = (one: Float64Array, other: Float64Array) => one.map((value, row) => value - (other[row] ?? 0));

/** The first is what the others must beat. */
export const CANDIDATES: readonly CsabCandidate[] = [
  { name: 'last list', baseOf: ({ anchor }) => anchor, pullsOf: () => [] },
  {
    name: 'last list, moved as JoSAA moves',
    baseOf: ({ anchor, drift }) => sum(anchor, drift),
    pullsOf: () => [],
  },
  {
    name: 'from JoSAA by kind of seat',
    baseOf: ({ anchor, toKind }) => sum(anchor, toKind),
    pullsOf: () => [],
  },
  {
    name: 'fit of both',
    baseOf: ({ anchor, cohortDrift }) => sum(anchor, cohortDrift),
    pullsOf: ({ drift, cohortDrift, toKind }) => [without(drift, cohortDrift), without(toKind, cohortDrift)],
  },
];
