/** What closed in a pool in one round. A percentile that was not printed is NaN. */
export type Closing = { round: number; rank: number; percentile: number };

/** A pool before it is laid out in the table: its option, its kind, its index in the catalogue, and its highest closing rank of last year. */
export type RawPool = { option: number; kind: number; source: number; last: Closing };

/**
 * The looser of two closings, of equal ones the later. The list of a round has only the seats given in that round, so that a late round often closes
 * tighter than the first: only the loosest one tells who got a seat.
 */
export function looserClosing(one: Closing | undefined, other: Closing | undefined): Closing | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.rank === other.rank) return one.round > other.round ? one : other;
  return one.rank > other.rank ? one : other;
}
