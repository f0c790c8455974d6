import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/api/test/servers/ports.ts';
import { writeEmptyWeb } from './empty-web.ts';
import { cpuOf, type Target } from './load.ts';
import { signUp } from './student.ts';

type Running = { target: Target; base: string; stop: () => Promise<void> };

const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The product itself in a process of its own, on an empty database, with one signed-in student. Its pages are empty unless the built web is named. */
export async function startProduct({ webDist }: { webDist?: string } = {}): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(folder, 0o755);
  writeEmptyWeb(folder);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const child = fork(scriptAt('../../apps/api/src/main.ts'), {
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, WEB_DIST_DIR: webDist ?? folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(base, child);
    const target = { port, pid: child.pid ?? 0, cookie: await signUp(base) };
    await untilCalm(target.pid);
    return { base, stop, target };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A bare `node:http` server that sends the given bytes. */
export async function startBare(bodies: Record<string, string>): Promise<Running> {
  const child = fork(scriptAt('./bare-server.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const address = new Promise<{ port: number }>((resolve) =>
    child.once('message', (given: { port: number }) => resolve(given)),
  );
  child.send(bodies);
  const { port } = await address;
  return {
    base: `http://127.0.0.1:${port}`,
    target: { port, pid: child.pid ?? 0, cookie: 'none=1' },
    stop: () => ended(child),
  };
}

/** Waits until a server of the product answers that it can serve. */
export async function untilReady(base: string, child: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    if (
      await fetch(`${base}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new Error('the server did not get ready in a minute');
}

/** A start on an empty folder fits the forecasts, beside the first students: the pace is that of the days after it. */
async function untilCalm(pid: number): Promise<void> {
  for (let turn = 0; turn < 120; turn += 1) {
    const before = cpuOf(pid);
    await sleep(1_000);
    const after = cpuOf(pid);
    if (before === null || after === null || after - before < 0.1) return;
  }
  throw new Error('the server did not come to rest in two minutes');
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
