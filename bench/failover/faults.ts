import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../apps/api/src/db/client.ts';
import { type Cluster, ROLE } from './cluster.ts';
import { addressOf, type MachineName, type Machines } from './machines.ts';

export type Site = {
  machines: Machines;
  cluster: Cluster;
  /** Replaces every process of the product by a new one. */
  roll: () => Promise<void>;
};
export type Fault = {
  name: string;
  /** Does it to the primary. */
  strike: (site: Site, primary: MachineName) => Promise<unknown>;
  /** Undoes it, once everybody is served again. Answers with how many writes a false primary has confirmed, if it was asked for some. */
  repair: (site: Site, struck: MachineName) => Promise<Probe | null>;
  /** A release is no fault: nobody is to notice. */
  isUnfelt?: true;
};
/** Marks that were written past all balancers to the machine that was the primary, and confirmed by it. */
export type Probe = { asked: number; confirmed: string[] };

export const FAULTS: Fault[] = [
  {
    name: 'kill -9',
    strike: ({ machines }, primary) => machines.kill(primary),
    repair: async ({ cluster }, struck) => {
      cluster.startMachine(struck);
      return null;
    },
  },
  {
    name: 'network cut',
    strike: async ({ machines }, primary) => machines.pullCable(primary),
    repair: async ({ machines }, struck) => {
      machines.plugCable(struck);
      return askFalsePrimary(struck);
    },
  },
  {
    name: 'paused',
    strike: async ({ machines }, primary) => machines.pause(primary),
    repair: async ({ machines }, struck) => {
      machines.wake(struck);
      return askFalsePrimary(struck);
    },
  },
  {
    name: 'release',
    isUnfelt: true,
    strike: ({ roll }) => roll(),
    repair: async () => null,
  },
];

const PROBE_MS = 10_000;

/** Writes to a machine that does not know yet that it was replaced, as a client would that bypasses every balancer. */
async function askFalsePrimary(name: MachineName): Promise<Probe> {
  const pool = openPool({ host: addressOf(name), port: 5432, user: ROLE, database: ROLE }, 4, () => {});
  const probe: Probe = { asked: 0, confirmed: [] };
  const write = async () => {
    for (const end = performance.now() + PROBE_MS; performance.now() < end; await sleep(20)) {
      const mark = `${name}-${performance.now()}`;
      probe.asked += 1;
      await pool.query('insert into drill_marks values ($1)', [mark]).then(
        () => probe.confirmed.push(mark),
        () => undefined,
      );
    }
  };
  await Promise.all([write(), write(), write()]);
  await pool.end();
  return probe;
}
