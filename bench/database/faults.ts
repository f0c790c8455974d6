import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { EmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { readPidFile } from '../../apps/api/src/adapters/embedded-postgres/pid-file.ts';
import type { Way } from '../lib/database-way.ts';
import type { SmallDisk } from '../lib/small-disk.ts';

type Scene = { postgres: EmbeddedPostgres; connection: pg.PoolConfig; way: Way; disk: SmallDisk };
/** Something that goes wrong with the database. It is over when `happen` resolves: from then on the product has to heal. */
export type Fault = {
  name: string;
  needsSmallDisk?: true;
  /** This fault shows in answers that take this long; with every other fault some request must get a 503 with `Retry-After`. */
  slowsByMs?: number;
  happen: (scene: Scene) => Promise<void>;
};

const PATIENCE_MS = 60_000;
const OUR_OTHERS =
  "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name like 'dakhila%'";

export const FAULTS: Fault[] = [
  {
    name: 'the server is killed',
    happen: async ({ postgres, connection }) => {
      kill(readPidFile(join(postgres.where, 'data'))?.pid);
      await untilTaken(connection);
    },
  },
  {
    name: 'one of its processes is killed, and it starts itself anew',
    happen: async ({ connection }) => {
      const rows = await ask(connection, OUR_OTHERS);
      kill(Number(rows[0]?.pid));
      // It takes a moment to notice.
      await sleep(300);
      await untilTaken(connection);
    },
  },
  {
    name: 'connections are ended, again and again',
    happen: async ({ connection }) => {
      for (let turn = 0; turn < 8; turn += 1) {
        await ask(connection, `select pg_terminate_backend(pid) from (${OUR_OTHERS}) as ours`);
        await sleep(250);
      }
    },
  },
  {
    name: 'the way is cut',
    happen: async ({ way }) => {
      await way.cut();
      await sleep(3_000);
      await way.mend();
    },
  },
  {
    name: 'the way is silent',
    happen: async ({ way }) => {
      way.silence();
      await sleep(8_000);
      way.speak();
    },
  },
  {
    name: 'the way is slow, 0.4 s there and back',
    slowsByMs: 400,
    happen: async ({ way }) => {
      way.slow(200);
      await sleep(5_000);
      way.slow(0);
    },
  },
  {
    name: 'the way is slower than anybody waits, 5 s there and back',
    happen: async ({ way }) => {
      way.slow(2_500);
      await sleep(8_000);
      way.slow(0);
    },
  },
  {
    name: 'the disk is full',
    needsSmallDisk: true,
    happen: ({ disk }) => whileFull(disk, async () => {}),
  },
  {
    name: 'the disk is full, and there is no room for its log either',
    needsSmallDisk: true,
    // The next piece of the log has no place: the server goes down, and cannot come up while the disk is full.
    happen: ({ disk, connection }) =>
      whileFull(disk, async () => {
        for (let turn = 0; turn < 3; turn += 1) await ask(connection, 'select pg_switch_wal()').catch(() => undefined);
      }),
  },
];

async function whileFull(disk: SmallDisk, and: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    disk.fill();
    if (turn === 5) await and();
    await sleep(200);
  }
  disk.free();
}

/** To kill process 0 would be to kill ourselves and everybody started with us. */
function kill(pid: number | undefined): void {
  if (!pid || !(pid > 1)) throw new Error(`no process to kill: ${pid}`);
  process.kill(pid, 'SIGKILL');
}

async function untilTaken(connection: pg.PoolConfig): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(50))
    if (await ask(connection, 'select 1').catch(() => null)) return;
  throw new Error(`the database did not come back in ${PATIENCE_MS / 1000} s`);
}

/** Asks the database itself, past the way that the product takes. */
async function ask(connection: pg.PoolConfig, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection, application_name: 'bench', connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
