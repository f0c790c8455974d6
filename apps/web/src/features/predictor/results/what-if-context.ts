import { createContext, useContext } from 'react';

/** What the slider stands at, for the rows: the number, and a letter for the band of each row of the run. */
export type TriedNumber = { value: string; bands: string };

/** Null while the slider stands at the student's own number, or is closed. */
export const TriedNumberContext = createContext<TriedNumber | null>(null);
export const useTriedNumber = () => useContext(TriedNumberContext);
