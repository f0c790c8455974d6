import { listIn } from '../list-in.ts';
import { ASKS } from './asks.ts';
import { CHANCES } from './chances.ts';
import { CLOSINGS } from './closings.ts';
import { COLLEGES } from './colleges.ts';
import { OWN } from './own.ts';
import { PEOPLE } from './people.ts';

/** All that the engine says, in English: every other language says the same. */
export const EN = {
  closings: CLOSINGS,
  chances: CHANCES,
  colleges: COLLEGES,
  own: OWN,
  people: PEOPLE,
  asks: ASKS,
  /** Names in a sentence. */
  all: listIn('and'),
  /** The caption of a table with what is the same in every row. */
  sameInAll: (caption: string, same: readonly { column: string; value: string }[]) =>
    [caption, ...same.map(({ column, value }) => `${column}: ${value}`)].join(' · '),
};
