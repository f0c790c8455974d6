import { DomainError } from '@dakhila/domain/errors';

type Bounds = {
  /** So many are let in however slow it is. */
  least: number;
  most: number;
  /** What one may take while others are inside. */
  targetMs: number;
};

/** A crowd that is too slow loses a fifth of its room at once, and gets it back a quarter of a place for each who was quick. */
const SHRINK = 0.8;
const GROWTH = 0.25;

/**
 * Lets as many do costly work at once as get their answers in good time: fewer while they take longer than the target, more again when they do not. Who finds
 * no room is told at once to come back, so that a crowd ten times too large costs those inside next to nothing.
 */
export function makePaceGate({ least, most, targetMs }: Bounds) {
  let room = most;
  let inside = 0;
  let shrunkAt = 0;

  const demandRoom = () => {
    if (inside >= Math.floor(room)) throw new DomainError('overloaded');
  };

  const learn = (beganAt: number) => {
    // Who is slow with the place half empty is slow for another reason.
    if (inside <= room / 2) return;
    const now = performance.now();
    if (now - beganAt <= targetMs) {
      room = Math.min(most, room + GROWTH);
    } else if (beganAt >= shrunkAt) {
      // Once for all who came in before: they were too many together.
      room = Math.max(least, room * SHRINK);
      shrunkAt = now;
    }
  };

  return {
    /** Throws when there is no room: to be asked before anything else is done for a request. */
    demandRoom,
    /**
     * Does the work inside, once `ready` lets it. Who waits for that has a place, but the wait says nothing of the pace, and neither does how long the answer
     * takes on a slow line.
     */
    async run<T>(work: () => Promise<T>, ready?: () => Promise<unknown>): Promise<T> {
      demandRoom();
      inside += 1;
      try {
        if (ready) await ready();
        const beganAt = performance.now();
        return await work().finally(() => learn(beganAt));
      } finally {
        inside -= 1;
      }
    },
  };
}
