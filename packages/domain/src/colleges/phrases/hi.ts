import type { Phrases } from '../../language/say-label.ts';
import phrases from './hi.json' with { type: 'json' };

/** Kinds of seats, rank lists, sources and facts about colleges in Hindi, by their English phrase. */
export const COLLEGE_PHRASES_HI: Phrases = phrases;
