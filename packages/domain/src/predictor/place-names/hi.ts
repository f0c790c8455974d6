import type { PlaceNames } from '../places.ts';
import names from './hi.json' with { type: 'json' };

/** The official Hindi names of states, union territories and the districts of Maharashtra. */
export const PLACE_NAMES_HI: PlaceNames = names;
