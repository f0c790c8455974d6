import pg from 'pg';
import { textOf } from '../../../src/db/wrap-query.ts';

type Point = {
  statement: RegExp;
  /** Before the statement is sent, while the database works on it, or when its answer has arrived. */
  moment: 'before' | 'during' | 'after';
  /** Only where the statement found something: senders often look at an empty queue. */
  needsRows?: true;
  /** Only where this is its first value. */
  value?: RegExp;
};

/** The moments in the life of a message at which its process can die, in their order. */
const POINTS = {
  'message written': { statement: /^insert into "outbox"/, moment: 'after' },
  committing: { statement: /^commit/, moment: 'during' },
  'pointer taken': {
    statement: /j\.name = '(code|receipt|session|bulk)-[\s\S]*UPDATE queue\./,
    moment: 'after',
    needsRows: true,
  },
  claimed: { statement: /^update "outbox" set "attempts"/, moment: 'after', needsRows: true },
  sent: { statement: /^update "outbox" set .*"sent_at"/, moment: 'before' },
  marking: { statement: /^update "outbox" set .*"sent_at"/, moment: 'during' },
  marked: { statement: /^update "outbox" set .*"sent_at"/, moment: 'after' },
  'pointer finished': {
    statement: /SET completed_on = queue\.job_now\(\),\s+state = 'completed'/,
    moment: 'after',
    value: /^(code|receipt|session|bulk)-/,
  },
  'sweep begun': { statement: /j\.name = 'jobs'[\s\S]*UPDATE queue\./, moment: 'after', needsRows: true },
} as const satisfies Record<string, Point>;
export type CrashPoint = keyof typeof POINTS;
export const CRASH_POINTS = Object.keys(POINTS) as CrashPoint[];

function isAt({ statement, value }: Point, [text, values]: unknown[]): boolean {
  if (!statement.test(textOf(text))) return false;
  return !value || (Array.isArray(values) && value.test(String(values[0])));
}

const die = () => process.kill(process.pid, 'SIGKILL');

/** Lets this process die at a point as if the power had gone: no handler runs, no connection is closed. */
export function plantCrashPoints() {
  let armed: Point | null = null;
  const send = pg.Client.prototype.query;

  function query(this: pg.Client, ...given: unknown[]): unknown {
    const point = armed;
    if (!point || !isAt(point, given)) return Reflect.apply(send, this, given);
    if (point.moment === 'before') die();
    const dieIfFound = (result: unknown) => {
      const { rowCount } = { rowCount: 0, ...(result as { rowCount?: number | null } | undefined) };
      if (!point.needsRows || (rowCount ?? 0) > 0) die();
    };
    const callback = given.at(-1);
    const isCalledBack = typeof callback === 'function';
    const answered = (error: unknown, result: unknown) => {
      if (!error) dieIfFound(result);
      if (isCalledBack) callback(error, result);
    };
    const sent: unknown = Reflect.apply(send, this, isCalledBack ? [...given.slice(0, -1), answered] : given);
    if (point.moment === 'during') die();
    if (isCalledBack) return sent;
    return Promise.resolve(sent).then((result) => {
      dieIfFound(result);
      return result;
    });
  }
  Object.assign(pg.Client.prototype, { query });

  return {
    arm: (point: CrashPoint | null) => {
      armed = point && POINTS[point];
    },
  };
}
