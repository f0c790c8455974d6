import pg from 'pg';
import { afterAll } from 'vitest';

/**
 * Notes what is sent to the database, begin and commit included. Use it at the top of a test file, before `useServer()`: connections that are open
 * already are not noted.
 */
export function countStatements() {
  const send = pg.Client.prototype.query;
  let noted: string[] = [];
  let [running, mostAtOnce] = [0, 0];

  function query(this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    noted.push(typeof first === 'object' && first && 'text' in first ? String(first.text) : String(first));
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    const callback = given.at(-1);
    if (typeof callback !== 'function')
      return Promise.resolve(Reflect.apply(send, this, given)).finally(() => {
        running -= 1;
      });
    const answered = (...answer: unknown[]) => {
      running -= 1;
      callback(...answer);
    };
    return Reflect.apply(send, this, [...given.slice(0, -1), answered]);
  }
  Object.assign(pg.Client.prototype, { query });
  afterAll(() => void Object.assign(pg.Client.prototype, { query: send }));

  /** What some work sent, and how many statements ran at the same time at most. */
  return async (work: () => Promise<unknown>) => {
    noted = [];
    mostAtOnce = 0;
    await work();
    return { texts: noted, count: noted.length, mostAtOnce };
  };
}
