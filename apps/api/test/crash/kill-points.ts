import pg from 'pg';

/** Before a statement is sent, while the database works on it, or when its answer has just arrived. */
export const MOMENTS = ['before', 'during', 'after'] as const;
export type KillPoint = { statement: number; moment: (typeof MOMENTS)[number] };

const die = () => process.kill(process.pid, 'SIGKILL');

/**
 * Counts the statements that this process sends, and dies at one of them as if the power had gone: no handler runs, no
 * connection is closed. `arm` begins to count anew; without a point it only counts.
 */
export function plantKillPoints() {
  let count = 0;
  let point: KillPoint | null = null;
  const send = pg.Client.prototype.query;

  function query(this: pg.Client, ...given: unknown[]): unknown {
    count += 1;
    if (point?.statement !== count) return Reflect.apply(send, this, given);
    if (point.moment === 'before') die();
    const callback = given.at(-1);
    const isLast = point.moment === 'after';
    if (isLast && typeof callback === 'function') return Reflect.apply(send, this, [...given.slice(0, -1), die]);
    const sent: unknown = Reflect.apply(send, this, given);
    if (!isLast) die();
    return Promise.resolve(sent).then(die);
  }
  Object.assign(pg.Client.prototype, { query });

  return {
    arm: (next: KillPoint | null) => {
      count = 0;
      point = next;
    },
    counted: () => count,
  };
}
