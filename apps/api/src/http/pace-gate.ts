import { DomainError } from '@dakhila/domain/errors';

type Bounds = {
  /** So many are let in however slow it is. */
  least: number;
  /** So many at first: a crowd that comes at once has shown nothing of its pace. */
  first: number;
  most: number;
  /** What one may take while others are inside. */
  targetMs: number;
};

/** A crowd that is too slow loses a fifth of its room at once, and gets it back a quarter of a place for each who was quick. */
const SHRINK = 0.8;
const GROWTH = 0.25;

/** Who waits costs nothing but their time: a quarter more than there are inside are served in a moment. */
const LINE = 1.25;

/**
 * Lets as many do costly work at once as get it done in good time: fewer while they take longer than the target, more again when they do not. Some wait in line.
 * Who finds no room there either is told at once to come back, so that a crowd ten times too large costs those inside next to nothing.
 */
export function makePaceGate({ least, first, most, targetMs }: Bounds) {
  let room = first;
  let inside = 0;
  let shrunkAt = 0;
  const line: (() => void)[] = [];
  const places = () => Math.floor(room);
  const hasRoom = () => inside + line.length < places() + Math.floor(room * LINE);

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

  const enter = async () => {
    if (inside >= places()) await new Promise<void>((resolve) => line.push(resolve));
    else inside += 1;
  };
  /** Whoever is next in line gets a place, which is theirs from this moment on. */
  const leave = () => {
    inside -= 1;
    while (inside < places()) {
      const next = line.shift();
      if (!next) return;
      inside += 1;
      next();
    }
  };

  return {
    /** To be asked before anything else is done for a request. */
    hasRoom,
    /**
     * Does the work inside, once `ready` lets it. Who waits for that has a place, but the wait says nothing of the pace, and neither does how long the answer
     * takes on a slow line.
     */
    async run<T>(work: () => Promise<T>, ready?: () => Promise<unknown>): Promise<T> {
      if (!hasRoom()) throw new DomainError('overloaded');
      await enter();
      try {
        if (ready) await ready();
        const beganAt = performance.now();
        return await work().finally(() => learn(beganAt));
      } finally {
        leave();
      }
    },
  };
}
