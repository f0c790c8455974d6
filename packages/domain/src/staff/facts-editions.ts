import type { ListState } from './cutoff-lists.ts';

/**
 * `waiting`: a worker builds it. `ready`: it can be looked at and published. `failed`: it could not be built. `published`: students
 * see it, or will after the restarts. `rolled-back` is an end.
 */
export const EDITION_STATES = ['waiting', 'ready', 'failed', 'published', 'rolled-back'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

/** Builds that may be tried before an edition counts as failed: a worker may be stopped in the middle of one. */
export const MOST_BUILDS = 5;
/** Editions whose files are stored, so that a roll-back finds them. */
export const STORED_EDITIONS = 8;

/** An edition as seen from the facts that count now. */
export type SeenEdition = {
  state: EditionState;
  /** Built over the release that runs now. */
  isOfRelease: boolean;
  /** Built over what is published now. */
  isOverCurrent: boolean;
  /** It is itself what is published now. */
  isCurrent: boolean;
};

const isInUse = (list: ListState) => list === 'approved' || list === 'applied';

/** Whether an edition may be built for a list: for the first time, or again after a failure or when the facts beneath have changed. */
export function mayPrepare(list: ListState, edition: SeenEdition | null): boolean {
  if (edition === null) return list === 'approved';
  if (!isInUse(list) || edition.state === 'waiting') return false;
  if (edition.state === 'ready') return !edition.isOfRelease || !edition.isOverCurrent;
  return edition.state === 'failed' || !edition.isOfRelease;
}

/** Whether an edition may be published: what was looked at is what students will get. */
export const mayPublish = (list: ListState, { state, isOfRelease, isOverCurrent }: SeenEdition): boolean =>
  isInUse(list) && state === 'ready' && isOfRelease && isOverCurrent;

/** Whether an edition may be rolled back: only the newest, or what came after it would lose its ground. */
export const mayRollBack = ({ state, isOfRelease, isCurrent }: SeenEdition): boolean =>
  state === 'published' && isOfRelease && isCurrent;
