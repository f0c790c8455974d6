import type { Phrases } from '../../language/say-label.ts';
import phrases from './mr.json' with { type: 'json' };

/** Kinds of seats, rank lists, sources and facts about colleges in Marathi, by their English phrase. */
export const COLLEGE_PHRASES_MR: Phrases = phrases;
