type Answer = { rows: { position: string | null }[] };
type Needs = { readPrimary(): Promise<Answer>; readReplica(): Promise<Answer>; now?: () => number };

/** Positions of the primary that are remembered: with a check every two seconds, two minutes. */
const REMEMBERED = 60;

/**
 * Measures how late a replica is: the time since the primary had written what the replica has replayed. The replica's own time of the last replayed
 * transaction does not show it: it also grows while nobody writes, and a replica that lost its primary would look up to date.
 */
export function measureLag({ readPrimary, readReplica, now = () => performance.now() }: Needs) {
  const written: { position: bigint; at: number }[] = [];
  return {
    /** Milliseconds; null when the replica is none (it was promoted), or later than is remembered. */
    async read(): Promise<number | null> {
      const at = now();
      const position = positionOf(await readPrimary());
      // A new primary may have written less than the old one: what was remembered of that one means nothing.
      if (position === null || (written.at(-1)?.position ?? position) > position) written.length = 0;
      if (position === null) return null;
      written.push({ position, at });
      if (written.length > REMEMBERED) written.shift();
      const replayed = positionOf(await readReplica());
      if (replayed === null) return null;
      const reached = written.findLast((one) => one.position <= replayed);
      return reached ? at - reached.at : null;
    },
  };
}

/** `16/B374D848` → the number of bytes written since the beginning. */
function positionOf({ rows }: Answer): bigint | null {
  const [high, low] = rows[0]?.position?.split('/') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}
