import { SECTIONS } from './instrument.ts';
import type { InstrumentItem } from './items/item.ts';
import { PROVISIONAL_NORMS } from './norms.ts';
import { APTITUDE_SCALES, INTEREST_SCALES, TRAIT_SCALES, VALUE_SCALES } from './scales.ts';

/**
 * Made-up students, for tests and figures: each answers from a known profile with the noise of real answering. They show that scoring finds what was put in;
 * they are no evidence about real students.
 */
type Random = () => number;

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A normal number, by Box and Muller. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** What is true of a made-up student: means of 1 to 5, weights of values, chances of knowing an answer. */
export type Truth = Record<string, number>;
type Given = Map<string, { choice: number; tookMs: number }>;

/** How far single answers stray from the scale they belong to. */
const ITEM_NOISE = 0.85;
const READING_MS = 3_800;
/** An attentive reader sometimes misses a check. */
const SLIP = 0.02;

/** Someone drawn at random from a population like the norms. */
export function someTruth(random: Random): Truth {
  const truth: Truth = {};
  for (const scale of [...INTEREST_SCALES, ...TRAIT_SCALES]) {
    const { mean, spread } = PROVISIONAL_NORMS.scales[scale];
    truth[scale] = mean + spread * normal(random);
  }
  for (const value of VALUE_SCALES) truth[value] = normal(random);
  for (const scale of APTITUDE_SCALES) truth[scale] = Math.min(0.98, Math.max(0, 0.42 + 0.22 * normal(random)));
  return truth;
}

/** Answers as an attentive student with this truth would, all questions of the instrument. */
export const honest = (truth: Truth, random: Random): Given =>
  answerAll((item, section) => ({
    choice: honestChoice(item, truth[section] ?? 0.5, truth, random),
    tookMs: Math.round(READING_MS * Math.exp(0.45 * normal(random))),
  }));

function honestChoice(item: InstrumentItem, ability: number, truth: Truth, random: Random): number {
  const anything = () => Math.floor(random() * item.options.length);
  if (item.kind === 'check') return random() < SLIP ? anything() : item.expected;
  if (item.kind === 'task') return random() < ability ? item.right : anything();
  if (item.kind === 'pair') {
    const [left, right] = item.values.map((value) => (truth[value] ?? 0) + 0.7 * normal(random));
    return (left ?? 0) >= (right ?? 0) ? 0 : 1;
  }
  const points = Math.round((truth[item.scale] ?? 3) + ITEM_NOISE * normal(random));
  const bounded = Math.max(1, Math.min(5, points));
  return item.isReversed ? 5 - bounded : bounded - 1;
}

/** Clicks anywhere, at the pace of a reader: only the answers themselves can give it away. */
export const randomClicks = (random: Random): Given =>
  answerAll(({ options }) => ({
    choice: Math.floor(random() * options.length),
    tookMs: Math.round(READING_MS * Math.exp(0.45 * normal(random))),
  }));

/** Always the same place. */
export const straightLine = (place: number): Given =>
  answerAll(({ options }) => ({ choice: Math.min(place, options.length - 1), tookMs: READING_MS }));

/** Answers truly, and far too fast to have read anything. */
export const hurried = (truth: Truth, random: Random): Given =>
  new Map(
    [...honest(truth, random)].map(([id, { choice }]) => [id, { choice, tookMs: 200 + Math.round(500 * random()) }]),
  );

const answerAll = (answer: (item: InstrumentItem, section: string) => { choice: number; tookMs: number }): Given =>
  new Map(SECTIONS.flatMap(({ id, items }) => items.map((item) => [item.id, answer(item, id)] as const)));
