import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadQuickly } from '../quick-loading.ts';

// Static imports load before the first statement runs, so the rest of the server is imported below.
loadQuickly();
const { explainFailure } = await import('../explain-failure.ts');
const { serveUntilStopped } = await import('../serve-until-stopped.ts');
const { startServer } = await import('../start-server.ts');
const { addDemoPage, DEMO_PATH } = await import('./demo-page.ts');
const { STUDENT } = await import('./invented.ts');
const { prepareDemo } = await import('./prepare-demo.ts');
const { readDemoConfig } = await import('./settings.ts');

const printLine = (line: string) => process.stdout.write(`${line}\n`);

// A new folder for each start: the demo never meets a database of somebody else, and every start resets it.
const folder = mkdtempSync(join(tmpdir(), 'dakhila-demo-'));
// As root the database runs as another user, who must be able to enter.
chmodSync(folder, 0o755);
const removeFolder = () => rmSync(folder, { recursive: true, force: true });

try {
  const config = readDemoConfig(process.env, folder, new Date());
  printLine('Inventing a student with five weeks of history …');
  const preparing = prepareDemo(config, printLine);
  const starting = preparing.then(() => startServer(config, printLine, { addPages: addDemoPage }));
  const address = await serveUntilStopped(config, starting, { printLine, afterStop: removeFolder });
  if (address) {
    printLine(`Look around as ${STUDENT.firstName}, an invented student: ${address}${DEMO_PATH}`);
    printLine(`Messages and one-time codes: ${address}/dev/inbox`);
    printLine(`The staff's desk, once you have made a passkey: ${(await preparing).deskUrl}`);
    printLine(`Data: ${folder}`);
    printLine('Stop with Ctrl-C. Everything is deleted then.');
  }
} catch (error) {
  removeFolder();
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
