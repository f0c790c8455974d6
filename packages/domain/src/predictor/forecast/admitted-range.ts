/**
 * How far the last admitted of a pool was from the first, in logs of their ranks. Seats of past years were never published by pool; this distance separates a
 * single seat from several, and a narrow pool from a wide one.
 */

/** Equal ranks may differ in the last digit of their logs. */
const ROUNDING = 1e-9;
/** Two per cent: a narrower range contains no more information. */
const NARROWEST = 0.02;
/** Only to keep the column near 0. */
const TYPICAL_LOG = 1;

/** 1 where first and last admitted were one and the same; 0 also where that is unknown. */
export const isSingleSeat = (width: number) => (width < ROUNDING ? 1 : 0);

/** The log of the width; 0 for single seats and where it is unknown. */
export const logWidth = (width: number) => (width >= ROUNDING ? Math.log(width + NARROWEST) + TYPICAL_LOG : 0);
