import { endsProcess, type RoundRules } from './round-rules.ts';

/** A pool that was open to the candidate: the rank that counts in it, and where it closed by round, null where no seat was given. */
export type PlayedPool = { code: string; label: string; rank: number; closing: readonly (number | null)[] };
export type PlayedChoice = { key: string; pools: readonly PlayedPool[] };

export type PlayedSeat = {
  round: number;
  choice: string | null;
  place: number | null;
  isNew: boolean;
  endsProcess: boolean;
};
export type Played = {
  seats: PlayedSeat[];
  final: { choice: string; place: number; round: number } | null;
  choices: { choice: string; pool: PlayedPool | null; opensIn: number | null }[];
};

/** Plays a list against the closing ranks of a past year: after each round the highest choice that had opened by then, until acceptance ends it. */
export function playMock(choices: readonly PlayedChoice[], rules: RoundRules): Played {
  const judged = choices.map(({ key, pools }) => ({ choice: key, ...furthest(pools) }));
  const seats: PlayedSeat[] = [];
  const held: NonNullable<Played['final']>[] = [];
  for (let round = 1; round <= rules.rounds; round += 1) {
    const at = judged.findIndex(({ opensIn }) => opensIn !== null && opensIn <= round);
    const choice = judged[at]?.choice ?? null;
    if (choice === null) {
      seats.push({ round, choice: null, place: null, isNew: false, endsProcess: false });
      continue;
    }
    const isNew = held.at(-1)?.choice !== choice;
    if (isNew) held.push({ choice, place: at + 1, round });
    const ends = endsProcess(rules, round, at + 1);
    seats.push({ round, choice, place: at + 1, isNew, endsProcess: ends });
    if (ends) break;
  }
  return { seats, final: held.at(-1) ?? null, choices: judged };
}

/** The pool that opened first; of those that never did, the one that came nearest. */
function furthest(pools: readonly PlayedPool[]): { pool: PlayedPool | null; opensIn: number | null } {
  let best: { pool: PlayedPool; opensIn: number | null; nearness: number } | undefined;
  for (const pool of pools) {
    const at = pool.closing.findIndex((closing) => closing !== null && pool.rank <= closing);
    const opensIn = at === -1 ? null : at + 1;
    const nearness = Math.max(0, ...pool.closing.map((closing) => (closing === null ? 0 : closing / pool.rank)));
    const isBetter =
      best === undefined ||
      (opensIn ?? Number.POSITIVE_INFINITY) < (best.opensIn ?? Number.POSITIVE_INFINITY) ||
      (opensIn === best.opensIn && nearness > best.nearness);
    if (isBetter) best = { pool, opensIn, nearness };
  }
  return best === undefined ? { pool: null, opensIn: null } : { pool: best.pool, opensIn: best.opensIn };
}
