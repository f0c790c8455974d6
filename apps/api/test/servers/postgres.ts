import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/adapters/embedded-postgres/index.ts';

/** A folder of this test's own that the server's user can reach, with an optional folder inside it; removed afterwards. */
export function temporaryFolder(inside = ''): string {
  const root = mkdtempSync(join(tmpdir(), 'dakhila-adapter-'));
  chmodSync(root, 0o755);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, inside);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Like `temporaryFolder`, with a cluster in it that was made once: initdb costs a second, a copy a tenth. */
export async function preparedFolder(inside = ''): Promise<string> {
  template ??= makeTemplate();
  const folder = temporaryFolder(inside);
  execFileSync('cp', ['-a', join(await template, 'postgres'), folder]);
  return folder;
}

let template: Promise<string> | undefined;

/** Removes what `preparedFolder` copies from when the file is done. Use it at the top of a test file. */
export function usePreparedFolders() {
  afterAll(async () => {
    if (template) rmSync(await template, { recursive: true, force: true });
    template = undefined;
  });
}

async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dakhila-adapter-'));
  chmodSync(dataDir, 0o755);
  await (await startEmbeddedPostgres({ dataDir, log: () => {}, isDurable: false })).stop();
  return dataDir;
}

/** A started server that is stopped after the test, with the lines it logged. */
export async function start(dataDir: string, options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line), ...options });
  onTestFinished(() => server.stop());
  return { ...server, lines };
}

/** A server in a process of its own, which can be killed without a chance to clean up. */
export async function startElsewhere(
  dataDir: string,
  { isDurable = true } = {},
): Promise<{ kill: () => Promise<void> }> {
  const script = join(import.meta.dirname, 'postgres-holder.ts');
  const holder = spawn(process.execPath, [script, dataDir, String(isDurable)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => killed(holder));
  await new Promise<void>((resolve, reject) => {
    holder.stdout.once('data', () => resolve());
    holder.once('exit', (code) => reject(new Error(`the holder ended with ${code}`)));
  });
  return { kill: () => killed(holder) };
}

/** Runs one statement on a fresh connection and answers with its rows. */
export async function ask(connection: EmbeddedPostgres['connection'], sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
