import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addressOf, type MachineName, type Machines, NAMES } from './machines.ts';
import { etcdWords, patroniSettings } from './settings.ts';

const PATIENCE_MS = 120_000;
const ANSWER_MS = 1_500;
export const ROLE = 'dakhila';

type Member = { name: MachineName; role: string; state: string };

/** PostgreSQL on three machines under Patroni, which agrees with the others through etcd. */
export async function startCluster(machines: Machines, folder: string) {
  const startMachine = (name: MachineName) => {
    machines.run(name, 'etcd', etcdWords(name, folder), { ETCD_LOG_LEVEL: 'warn' });
    machines.run(name, 'patroni', [join(folder, name, 'patroni.yml')]);
  };
  for (const name of NAMES) {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'patroni.yml'), patroniSettings(name, folder));
    execFileSync('chown', ['-R', 'postgres:postgres', own]);
    startMachine(name);
  }
  const cluster = {
    startMachine,
    /** The machine that says of itself that it is the primary and is believed by the others; null while there is none. */
    primary: async (): Promise<MachineName | null> => {
      const members = await readMembers();
      return members.find(({ role, state }) => role === 'leader' && state === 'running')?.name ?? null;
    },
    /** Waits for a primary that is not the named one. */
    async untilPrimary(otherThan: MachineName | null = null): Promise<MachineName> {
      let found: MachineName | null = null;
      await until(async () => {
        found = await cluster.primary();
        return found !== null && found !== otherThan;
      }, 'a primary');
      return found ?? 'one';
    },
    /** Waits until a primary has two replicas that follow it, one of them synchronously. */
    untilWhole: () =>
      until(async () => {
        const members = await readMembers();
        const following = members.filter(
          ({ role, state }) => /replica|standby/.test(role) && /running|streaming/.test(state),
        );
        const isSynchronous = members.some(({ role }) => role === 'sync_standby');
        return following.length === NAMES.length - 1 && isSynchronous;
      }, 'two replicas'),
  };
  await cluster.untilPrimary();
  await cluster.untilWhole();
  await createDatabase(await cluster.untilPrimary());
  return cluster;
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** What the first machine that answers says of all. */
async function readMembers(): Promise<Member[]> {
  const asked = NAMES.map(async (name) => {
    const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { members }: { members: Member[] } = await answer.json();
    return members;
  });
  return Promise.any(asked).catch(() => []);
}

async function createDatabase(primary: MachineName): Promise<void> {
  const client = new pg.Client({ host: addressOf(primary), port: 5432, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(`create role ${ROLE} login`);
  await client.query(`create database ${ROLE} owner ${ROLE}`);
  await client.end();
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(250)) if (await isSo()) return;
  throw new Error(`the cluster had no ${what} in ${PATIENCE_MS / 1000} s`);
}
