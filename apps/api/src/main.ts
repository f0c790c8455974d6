import { loadEnvironmentFile, readConfig } from './config.ts';
import { explainFailure } from './explain-failure.ts';
import { startServer } from './start-server.ts';

/** How long a stop may take before it is forced: longer than any request of ours. */
const LONGEST_STOP_MS = 35_000;

const tell = (line: string) => process.stdout.write(`${line}\n`);

try {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const running = await startServer(config, tell);
  tell(`${config.BRAND_NAME} is ready at ${running.address}`);
  if (config.standIns.includes('dev-inbox')) tell(`Messages and one-time codes: ${running.address}/dev/inbox`);
  tell('Stop with Ctrl-C.');

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await running.stop();
    tell('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
