import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type AddPages, LONGEST_REQUEST_MS, makeApp } from './app.ts';
import { type Composed, compose, openConfiguredCatalogue } from './compose.ts';
import { type Config, SettingsError } from './config.ts';
import { openPool, timeLimits } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { measureJobs } from './jobs/job-metrics.ts';
import { type Listener, openListener } from './jobs/listener.ts';
import { openQueue } from './jobs/queue.ts';
import { type Job, startJobs } from './jobs/run-jobs.ts';
import { billingJobs } from './modules/billing/index.ts';
import { counsellingJobs } from './modules/counselling/index.ts';
import { editionJobs, openPublished, watchPublished } from './modules/cutoff-lists/index.ts';
import { roundsJobs } from './modules/lists/index.ts';
import { messagingJobs, startSenders } from './modules/messaging/index.ts';
import { numbersJobs } from './modules/numbers/index.ts';
import { CLEAN_UP_RESTS, deleteUnneeded, privacyJobs } from './modules/privacy/index.ts';
import { fileJobs } from './modules/support/index.ts';
import type { Deps } from './ports.ts';
import { seed } from './seed.ts';
import { makeWorkerApp } from './worker-app.ts';

/** New connections queue instead of being dropped; the system has its own limit. */
const BACKLOG = 4_096;
const SECOND_MS = 1_000;
const SWEEP_MS = 250;
const HOUR_MS = 3_600_000;

/** How long a stop may take before it is forced: running requests are finished. */
export const longestStopMs = ({ DRAIN_SECONDS }: Pick<Config, 'DRAIN_SECONDS'>) =>
  DRAIN_SECONDS * SECOND_MS + LONGEST_REQUEST_MS;

export type RunningServer = {
  address: string;
  stop(): Promise<void>;
  /** Calls back once when other facts count and it is this process's turn to restart with them. */
  whenFactsChange(restart: () => void): void;
  /** Logs and reports an error that nothing caught. The process must end after it. */
  reportCrash(error: unknown): Promise<void>;
};

/** Starts database, migrations, seeds, HTTP server and, depending on its role, the work on the queue. If one part fails, the others are closed. */
export async function startServer(
  config: Config,
  printLine: (line: string) => void,
  { addPages }: { addPages?: AddPages } = {},
): Promise<RunningServer> {
  const [composing, reading] = await composeAndRead(config, printLine);
  if (composing.status === 'rejected') throw composing.reason;
  const composed = composing.value;
  const { direct } = composed;
  const opened: (() => Promise<unknown>)[] = [composed.close];
  const close = async () => {
    for (const part of opened.splice(0).reverse()) await part();
  };
  try {
    if (reading.status === 'rejected') throw reading.reason;
    const ran = await migrateOn(direct, config);
    await requireTimeLimit(composed, config);
    if (ran.length > 0) printLine(`Database migrated to ${ran.at(-1)}.`);
    const deps: Deps = { ...composed.deps, ...(await openPublished(composed.deps)) };
    await seed(deps);

    const listener = openListener(direct, deps.log);
    opened.push(() => listener.close());
    const { server, state, registry } =
      config.PROCESS_ROLE === 'worker' ? makeWorkerApp(deps) : makeWebApp(deps, listener, addPages);
    composed.telemetry?.exportMetrics(registry);
    await server.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG });
    opened.push(() => closeServer(server));
    if (config.PROCESS_ROLE !== 'web') opened.push(await startWork({ deps, pool: composed.pool }, listener, registry));
    return {
      address: addressOf(config, server.addresses()),
      stop: async () => {
        // The balancer sends new requests elsewhere as soon as it notices; running requests are finished.
        state.isDraining = true;
        await wait(config.DRAIN_SECONDS * SECOND_MS);
        return close();
      },
      whenFactsChange: (restart) => {
        const watch = watchPublished(deps, restart);
        opened.push(() => watch.stop());
      },
      reportCrash: async (error) => {
        deps.log.fatal({ err: error }, 'an error that nothing caught ends the process');
        await deps.errorReports?.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the adapters. PostgreSQL starts in its own process, so the facts of the release are read meanwhile; nothing here holds them when published ones replace them. */
function composeAndRead(config: Config, printLine: (line: string) => void) {
  const catalogue = openConfiguredCatalogue(config);
  return Promise.allSettled([
    compose(config, { printLine, catalogue }),
    nextTurn().then(() => requireFacts(catalogue, config)),
  ]);
}

/** Migrates on a connection of its own: a pooler would give each statement another session, and the lock would protect nothing. */
async function migrateOn(direct: Composed['direct'], { DATABASE_TIMEOUT_MS }: Config): Promise<string[]> {
  const pool = openPool({ ...direct, ...timeLimits(DATABASE_TIMEOUT_MS) }, 1, () => {});
  return migrate(pool).finally(() => pool.end());
}

/** A pooler does not pass on the time limit of a connection; it has to set one itself. Otherwise a stuck statement would hold its session for ever. */
async function requireTimeLimit({ pool, deps }: Composed, { DATABASE_DIRECT_URL }: Config): Promise<void> {
  if (!DATABASE_DIRECT_URL) return;
  const { rows } = await pool.query<{ limit: string }>("select current_setting('statement_timeout') as limit");
  if (rows[0]?.limit !== '0') return;
  deps.log.error('the pooler sets no statement_timeout: see connect_query in deploy/pgbouncer.ini');
}

function makeWebApp(deps: Deps, listener: Listener, addPages: AddPages | undefined) {
  const { server, sessions, state, registry } = makeApp(deps, { withWeb: true, addPages });
  listener.on('session_ended', (event) => {
    if (event.type === 'notice') sessions.forget(event.payload);
    else sessions.setListening(event.type === 'listening');
  });
  return { server, state, registry };
}

/** Starts to send messages and to run jobs. The returned function waits for what is under way. */
async function startWork(
  { deps, pool }: Pick<Composed, 'deps' | 'pool'>,
  listener: Listener,
  registry: Registry,
): Promise<() => Promise<void>> {
  const { queue, stop } = await openQueue({ pool, listener, log: deps.log });
  try {
    await startSenders(deps, queue);
    const jobs = await startJobs({ ...deps, measure: measureJobs(registry) }, queue, jobsOf(deps));
    return async () => {
      jobs.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for running requests. Connections that become idle meanwhile, because they were rejected before their body arrived, are closed. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const sweeping = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS);
  await server.close().finally(() => clearInterval(sweeping));
}

/** Reads the facts before the first request; without them the server cannot start. */
function requireFacts(catalogue: Deps['catalogue'], config: Config): string {
  try {
    return catalogue.version;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`Cannot read the facts in FACTS_DIR=${config.FACTS_DIR}. ${reason}`);
  }
}

/** All background jobs. */
const jobsOf = (deps: Deps): Job[] => [
  ...messagingJobs(deps),
  ...billingJobs(deps),
  ...counsellingJobs(deps),
  ...numbersJobs(deps),
  ...roundsJobs(deps),
  ...privacyJobs(deps),
  ...fileJobs(deps),
  ...editionJobs(deps),
  { name: 'unneeded', everyMs: HOUR_MS, run: (stopping) => deleteUnneeded(deps.db, stopping, CLEAN_UP_RESTS) },
];

/** The public address. With PORT=0 the system has chosen the port. */
function addressOf({ PORT, PUBLIC_URL }: Config, [first]: ReturnType<FastifyInstance['addresses']>): string {
  return PORT === 0 && typeof first === 'object' ? `http://localhost:${first.port}` : PUBLIC_URL;
}
