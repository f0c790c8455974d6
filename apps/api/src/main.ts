import { loadQuickly } from './quick-loading.ts';

// Static imports load before the first statement runs, so the rest of the server is imported below.
loadQuickly();
const { loadEnvironmentFile, readConfig } = await import('./config.ts');
const { explainFailure } = await import('./explain-failure.ts');
const { longestStopMs, startServer } = await import('./start-server.ts');

/** How long the report of a crash may take. */
const CRASH_MS = 3_000;
const printLine = (line: string) => process.stdout.write(`${line}\n`);

try {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const starting = startServer(config, printLine);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs(config)).unref();
    // A stop during the start waits until the server has started.
    await (await starting).stop();
    printLine('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { address, reportCrash } = await starting;
  process.once('uncaughtException', async (error) => {
    setTimeout(() => process.exit(1), CRASH_MS);
    await reportCrash(error);
    process.exit(1);
  });
  if (!isStopping) {
    printLine(`${config.BRAND_NAME} is ready at ${address}`);
    if (config.standIns.includes('dev-inbox')) printLine(`Messages and one-time codes: ${address}/dev/inbox`);
    printLine('Stop with Ctrl-C.');
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
