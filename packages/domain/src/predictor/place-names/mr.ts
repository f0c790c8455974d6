import type { PlaceNames } from '../places.ts';
import names from './mr.json' with { type: 'json' };

/** The official Marathi names of states, union territories and the districts of Maharashtra. */
export const PLACE_NAMES_MR: PlaceNames = names;
