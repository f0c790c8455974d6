import { flushCompileCache } from 'node:module';
import { loadQuickly } from './quick-loading.ts';

// Static imports load before the first statement runs, so the rest of the server is imported below.
loadQuickly();
const { loadEnvironmentFile, readConfig } = await import('./config.ts');
const { explainFailure } = await import('./explain-failure.ts');
const { serveUntilStopped } = await import('./serve-until-stopped.ts');
const { startServer } = await import('./start-server.ts');

const printLine = (line: string) => process.stdout.write(`${line}\n`);

try {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const address = await serveUntilStopped(config, startServer(config, printLine), {
    printLine,
    restartsForFacts: true,
  });
  if (address) {
    // The processes of a new release that start after this one, and this one after a crash, need not compile again.
    flushCompileCache();
    if (config.standIns.includes('dev-inbox')) printLine(`Messages and one-time codes: ${address}/dev/inbox`);
    printLine('Stop with Ctrl-C.');
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
