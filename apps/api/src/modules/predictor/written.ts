/** An answer as bytes, and what to do once nobody reads them any more: the paper is written on again. Telling it twice is no harm. */
export type Written = { bytes: Buffer; onRead: () => void };
