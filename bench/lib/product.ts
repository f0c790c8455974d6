import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeEmptyWeb } from './empty-web.ts';
import type { SignedIn } from './signed-in.ts';

export type ToProduct = 'memory' | 'stop';
export type FromProduct = { port: number; students: SignedIn[] } | { memory: NodeJS.MemoryUsage };
export type Product = {
  port: number;
  pid: number;
  base: string;
  students: SignedIn[];
  /** What the process holds, after its garbage is collected. */
  memory: () => Promise<NodeJS.MemoryUsage>;
  stop: () => Promise<void>;
};

type Options = {
  students: number;
  /** A command that goes before the one that starts it, such as `taskset`. */
  within?: readonly string[];
};

/** Starts the whole product in a process of its own, on an empty database, with a number of students. */
export async function openProduct({ students, within = [] }: Options): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(folder, 0o755);
  writeEmptyWeb(folder);
  const child = fork(fileURLToPath(new URL('./product-child.ts', import.meta.url)), [folder, String(students)], {
    ...asNode(within, ['--expose-gc']),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')));
  // A caller that waits for a message gets this error; at the end there is none.
  ended.catch(() => {});
  const nextMessage = async <K extends string>(key: K): Promise<Extract<FromProduct, Record<K, unknown>>> => {
    const [message]: unknown[] = await Promise.race([once(child, 'message'), ended]);
    if (typeof message !== 'object' || message === null || !(key in message)) throw new Error(`expected ${key}`);
    // The child speaks as `FromProduct` has it.
    return message as Extract<FromProduct, Record<K, unknown>>;
  };
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      if (child.connected) child.send('stop' satisfies ToProduct);
      else child.kill();
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { port, students: made } = await nextMessage('port');
    return {
      port,
      pid: child.pid ?? 0,
      base: `http://127.0.0.1:${port}`,
      students: made,
      memory: async () => {
        const answer = nextMessage('memory');
        child.send('memory' satisfies ToProduct);
        return (await answer).memory;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The options with which `fork` starts node within another command. */
export function asNode([command, ...words]: readonly string[], options: readonly string[] = []) {
  if (command === undefined) return { execArgv: [...options] };
  return { execPath: command, execArgv: [...words, process.execPath, ...options] };
}
