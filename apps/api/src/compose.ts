import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DestinationStream } from 'pino';
import { startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts';
import { openErrorReports } from './adapters/error-reports/index.ts';
import { openFileStore } from './adapters/file-store/s3.ts';
import { openLanguageModel } from './adapters/language-model/index.ts';
import { openMessaging } from './adapters/messaging.ts';
import { openGateway } from './adapters/payment/index.ts';
import { makeSecrets, readOrMakeSecret } from './adapters/secrets.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { type Config, forecastFolder } from './config.ts';
import { type Connection, openDatabase, openPool, timeLimits } from './db/client.ts';
import { useReplica } from './db/replica.ts';
import { makeLogger } from './logger.ts';
import type { Telemetry } from './observability/open-telemetry.ts';
import { startTelemetry } from './observability/start-telemetry.ts';
import { traceGateway, traceMessenger } from './observability/trace-gateways.ts';
import { traceStatements } from './observability/trace-statements.ts';
import type { Deps } from './ports.ts';

/** Few calls may lag, and each is a single short read. */
const REPLICA_POOL_SIZE = 4;

export type Composed = {
  deps: Deps;
  pool: pg.Pool;
  /** How to reach the database without a pooler: for notifications, migrations and whatever else needs a session of its own. */
  direct: pg.PoolConfig;
  /** The folder of the embedded database; null when another database is used. */
  databaseFolder: string | null;
  /** Sends traces and figures; none where the settings name no collector. */
  telemetry: Telemetry | undefined;
  close(): Promise<void>;
};
type Options = {
  printLine: (line: string) => void;
  /** True for a command that may use the embedded database of a running server. */
  mayShare?: boolean;
  /** Where log entries go; standard output by default. */
  logTo?: DestinationStream;
  /** The facts, if the caller has already opened them. */
  catalogue?: Deps['catalogue'];
};

export const openConfiguredCatalogue = (config: Config): Deps['catalogue'] =>
  openCatalogue(config.FACTS_DIR, { cacheFolder: forecastFolder(config) });

/** Opens the adapter of every port according to the settings. */
export async function compose(
  config: Config,
  { printLine, mayShare = false, logTo, catalogue = openConfiguredCatalogue(config) }: Options,
): Promise<Composed> {
  const errorReports = openErrorReports(config);
  const log = makeLogger(
    config,
    logTo,
    errorReports && ((logged) => errorReports.report({ ...logged, source: 'server' })),
  );
  // Before the parts that are traced.
  const telemetry = await startTelemetry(config, log);
  const secrets = makeSecrets(config.APP_SECRET ?? readOrMakeSecret(config.DATA_DIR));
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: printLine, mayShare });
  const connection: Connection = embedded?.connection ?? {
    connectionString: config.DATABASE_URL,
    isPooled: config.DATABASE_DIRECT_URL !== undefined,
  };
  const limits = timeLimits(config.DATABASE_TIMEOUT_MS);
  const pool = openPool({ ...connection, ...limits }, config.DATABASE_POOL_SIZE, (error) =>
    log.warn({ err: error }, 'lost an idle database connection'),
  );
  traceStatements(pool);
  const replica = config.DATABASE_REPLICA_URL
    ? useReplica(
        pool,
        openPool({ connectionString: config.DATABASE_REPLICA_URL, ...limits }, REPLICA_POOL_SIZE, () => {}),
        log,
      )
    : undefined;
  const { mailer, whatsApp, close: closeMessaging } = openMessaging(config, log);
  const core = { config, db: openDatabase(pool), log, secrets, now: () => new Date(), newId: () => randomUUID() };
  return {
    deps: {
      ...core,
      errorReports,
      mailer: traceMessenger('mail', mailer),
      whatsApp: traceMessenger('whatsapp', whatsApp),
      gateway: traceGateway(await openGateway(core)),
      languageModel: openLanguageModel(config),
      files: await openFileStore(config),
      catalogue,
      replica,
    },
    pool,
    direct: config.DATABASE_DIRECT_URL ? { connectionString: config.DATABASE_DIRECT_URL } : connection,
    databaseFolder: embedded?.where ?? null,
    telemetry,
    close: async () => {
      closeMessaging();
      // Its figures are read from the database.
      await telemetry?.close();
      await errorReports?.close();
      await replica?.close();
      await pool.end();
      await embedded?.stop();
    },
  };
}
