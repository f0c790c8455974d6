import { listIn } from '../list-in.ts';
import type { Words } from '../words.ts';
import { ASKS } from './asks.ts';
import { CHANCES } from './chances.ts';
import { CLOSINGS } from './closings.ts';
import { COLLEGES } from './colleges.ts';
import { OWN } from './own.ts';
import { PEOPLE } from './people.ts';

/** All that the engine says, in Hindi. */
export const HI: Words = {
  closings: CLOSINGS,
  chances: CHANCES,
  colleges: COLLEGES,
  own: OWN,
  people: PEOPLE,
  asks: ASKS,
  all: listIn('और'),
  sameInAll: (caption, same) => [caption, ...same.map(({ column, value }) => `${column}: ${value}`)].join(' · '),
};
