import { INTEREST_SCALES } from '../scales.ts';
import { interleaved, rated } from './rated.ts';
import { saidList } from './words/said.ts';

/** Activities for Holland's six kinds of interest. */
export const INTEREST_ITEMS = rated(
  'i',
  'liking',
  interleaved(
    INTEREST_SCALES.map((scale) =>
      saidList(({ activities }) => activities[scale]).map((text) => ({ text, scale, isReversed: false })),
    ),
  ),
  [
    { after: 15, expected: 1 },
    { after: 39, expected: 3 },
  ],
);
