/** What closed in a pool in one round. A percentile that was not printed is NaN. */
export type Closing = { round: number; rank: number; percentile: number };

/** A pool before it has its place: whose it is, of what kind, where the catalogue has it, and its last closing of last year. */
export type RawPool = { option: number; kind: number; source: number; last: Closing };

/** The later round counts; of one round printed twice the looser rank. */
export function laterClosing(one: Closing | undefined, other: Closing | undefined): Closing | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.round !== other.round) return one.round > other.round ? one : other;
  return one.rank >= other.rank ? one : other;
}
