import type { Config } from './config.ts';
import { longestStopMs, type RunningServer } from './start-server.ts';

/** How long the report of a crash may take. */
const CRASH_MS = 3_000;

type Options = {
  printLine: (line: string) => void;
  afterStop?: () => void;
  /** Whether the process ends when other facts are published: what runs it must start it again. */
  restartsForFacts?: boolean;
};

/** Waits until a server is ready and returns its address, or null if it is being stopped. A signal stops it; during the start it waits until the server has started. */
export async function serveUntilStopped(
  config: Config,
  starting: Promise<RunningServer>,
  { printLine, afterStop = () => {}, restartsForFacts = false }: Options,
): Promise<string | null> {
  let isStopping = false;
  let isRestart = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Only a process that ends well is started again.
    setTimeout(() => process.exit(isRestart ? 0 : 1), longestStopMs(config)).unref();
    await (await starting).stop();
    afterStop();
    printLine('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { address, reportCrash, whenFactsChange } = await starting;
  process.once('uncaughtException', async (error) => {
    setTimeout(() => process.exit(1), CRASH_MS);
    await reportCrash(error);
    process.exit(1);
  });
  if (isStopping) return null;
  printLine(`${config.BRAND_NAME} is ready at ${address}`);
  if (restartsForFacts)
    whenFactsChange(() => {
      printLine('Other facts were published: restarting with them.');
      isRestart = true;
      stop().catch((error) => reportCrash(error).finally(() => process.exit(0)));
    });
  return address;
}
