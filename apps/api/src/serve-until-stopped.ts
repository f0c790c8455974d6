import type { Config } from './config.ts';
import { longestStopMs, type RunningServer } from './start-server.ts';

/** How long the report of a crash may take. */
const CRASH_MS = 3_000;

type Options = { printLine: (line: string) => void; afterStop?: () => void };

/** Waits until a server is ready and returns its address, or null if it is being stopped. A signal stops it; during the start it waits until the server has started. */
export async function serveUntilStopped(
  config: Config,
  starting: Promise<RunningServer>,
  { printLine, afterStop = () => {} }: Options,
): Promise<string | null> {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs(config)).unref();
    await (await starting).stop();
    afterStop();
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
  if (isStopping) return null;
  printLine(`${config.BRAND_NAME} is ready at ${address}`);
  return address;
}
