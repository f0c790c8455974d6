import { DomainError } from '@dakhila/domain/errors';
import { makeLine } from './line.ts';

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

/** Who waits in line costs little but their time: a quarter more than there are inside are served in a moment. */
const LINE = 1.25;
/** A line that does not move is left: who waits longer is better told to come back. */
const LONGEST_WAIT_MS = 1_000;
/** One person has at most this share of all places and of the line, and never less than two. */
const SHARE = 0.25;

type Asking = {
  /** Whose work it is. */
  who: string;
  /** Nothing is done for an answer that nobody reads any more. */
  isGone: () => boolean;
  /** What has to be there first. Who waits for it has a place, but the wait says nothing of the pace. */
  ready?: () => Promise<unknown>;
};

/**
 * Lets as many do costly work at once as get it done in good time: fewer while they take longer than the target, more again when they do not. Some wait in line.
 * Who finds no room there either is told at once to come back, so that a crowd ten times too large costs those inside next to nothing.
 */
export function makePaceGate({ least, first, most, targetMs }: Bounds) {
  let room = first;
  let inside = 0;
  let shrunkAt = 0;
  const line = makeLine(LONGEST_WAIT_MS);
  const here = new Map<string, number>();
  const places = () => Math.floor(room);
  const all = () => places() + Math.floor(room * LINE);
  const hasRoom = () => inside + line.length() < all();
  const hasRoomFor = (who: string) => hasRoom() && (here.get(who) ?? 0) < Math.max(2, Math.floor(all() * SHARE));

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

  /** Takes a place; from the line it is handed over by who leaves. */
  const enter = async () => {
    if (inside >= places()) await line.wait();
    else inside += 1;
  };
  const leave = () => {
    inside -= 1;
    while (inside < places() && line.callNext()) inside += 1;
  };
  const count = (who: string, by: number) => {
    const now = (here.get(who) ?? 0) + by;
    if (now > 0) here.set(who, now);
    else here.delete(who);
  };

  return {
    /** To be asked before anything else is done for a request. */
    hasRoom,
    /** Does the work inside. How long the answer takes on a slow line says nothing of the pace, and is not waited for. */
    async run<T>({ who, isGone, ready }: Asking, work: () => Promise<T>): Promise<T> {
      if (!hasRoomFor(who)) throw new DomainError('overloaded');
      count(who, 1);
      try {
        await enter();
        try {
          if (isGone()) throw new DomainError('overloaded');
          if (ready) await ready();
          const beganAt = performance.now();
          return await work().finally(() => learn(beganAt));
        } finally {
          leave();
        }
      } finally {
        count(who, -1);
      }
    },
  };
}
export type PaceGate = ReturnType<typeof makePaceGate>;
