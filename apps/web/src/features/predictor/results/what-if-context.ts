import type { Run, WhatIf } from '@dakhila/contract/predictor-results';
import type { Band } from '@dakhila/domain/predictor/bands';
import { bandOfLetter } from '@dakhila/domain/predictor/what-if';
import { createContext, useContext } from 'react';
import { resultKey } from './result-key.ts';

/** What the slider stands at, for the rows: the number, and the band of each row there. */
export type TriedNumber = { value: string; bands: ReadonlyMap<string, Band | null> };

/** Null while the slider stands at the student's own number, or is closed. */
export const TriedNumberContext = createContext<TriedNumber | null>(null);
export const useTriedNumber = () => useContext(TriedNumberContext);

/** The band of each row of a whole run at a step, by the row's key. */
export function bandsAt(run: Run, { bands }: WhatIf['steps'][number]): ReadonlyMap<string, Band | null> {
  return new Map([...run.results, ...run.unlikely].map((row, at) => [resultKey(row), bandOfLetter(bands[at])]));
}
