import pg from 'pg';
import type { KillPoint } from './kill-points.ts';

/** What a process that died would say if it could. */
const gone = () => new Error('Connection terminated: the power is gone');

/** May change a statement on its way to the database, or hold it back: how a wrong product is played. */
export type Tamper = (given: unknown[], send: (given: unknown[]) => unknown, client: pg.Client) => unknown;

/**
 * The connections of one life of the server. At the armed point all of them are torn down at once: the database sees what it
 * sees of a process that was killed, and whatever the code says afterwards reaches nobody.
 */
export function makePower(tamper?: Tamper) {
  const clients = new Set<pg.Client>();
  let count = 0;
  let point: KillPoint | null = null;
  let isCut = false;

  const cut = () => {
    isCut = true;
    for (const client of clients) {
      const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
      connection.stream.destroy();
    }
  };
  const refuse = (given: unknown[]): unknown => {
    const callback = given.at(-1);
    if (typeof callback !== 'function') return Promise.reject(gone());
    process.nextTick(() => callback(gone()));
    return undefined;
  };
  const settle = (given: unknown[], send: (given: unknown[]) => unknown): unknown => {
    if (isCut) return refuse(given);
    count += 1;
    if (point?.statement !== count) return send(given);
    if (point.moment === 'before') {
      cut();
      return refuse(given);
    }
    if (point.moment === 'during') {
      const sent = send(given);
      cut();
      return sent;
    }
    const callback = given.at(-1);
    const isCalledBack = typeof callback === 'function';
    const die = () => {
      cut();
      if (!isCalledBack) throw gone();
      callback(gone());
    };
    if (isCalledBack) return send([...given.slice(0, -1), die]);
    return Promise.resolve(send(given)).then(die, die);
  };

  class MortalClient extends pg.Client {
    constructor(settings?: string | pg.ClientConfig) {
      super(settings);
      clients.add(this);
      this.on('end', () => clients.delete(this));
      // Torn down is what it is for.
      this.on('error', () => undefined);
    }
    // The driver's overloads are passed on as they come.
    override query = ((...given: unknown[]): unknown => {
      const send = (changed: unknown[]) => Reflect.apply(pg.Client.prototype.query, this, changed);
      return settle(given, tamper ? (changed) => tamper(changed, send, this) : send);
    }) as pg.Client['query'];
  }

  return {
    Client: MortalClient,
    arm: (next: KillPoint | null) => {
      count = 0;
      point = next;
    },
    counted: () => count,
    isCut: () => isCut,
    cut,
  };
}
