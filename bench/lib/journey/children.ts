import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Script } from './script.ts';
import type { Statement } from './statements.ts';
import type { Visitor } from './visit.ts';

const PRODUCT = fileURLToPath(new URL('./product.ts', import.meta.url));
const PLAIN = fileURLToPath(new URL('./plain.ts', import.meta.url));
/** Bytes and dates pass as what they are. */
const start = (script: string, words: string[]) =>
  fork(script, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' });

/** The next message of one of our own scripts, so its shape is known; fails when the process ends without one. */
async function told<Message>(child: ChildProcess): Promise<Message> {
  const gone = new AbortController();
  const leave = () => gone.abort(new Error('a process of the bench ended early'));
  child.once('exit', leave);
  try {
    const [message]: [Message] = (await once(child, 'message', { signal: gone.signal })) as [Message];
    return message;
  } finally {
    child.off('exit', leave);
  }
}

async function end(child: ChildProcess, ask: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  ask();
  await gone;
}

type Ready = { port: number; students: Visitor['student'][]; connection: pg.PoolConfig; poolSize: number };

/** The product with students in its database. `hear` returns the statements of what happens meanwhile. */
export async function startRecordable(folder: string, secret: string, students: number) {
  const child = start(PRODUCT, [folder, secret, String(students)]);
  const ready = await told<Ready>(child);
  const asked = <Answer>(question: string): Promise<Answer> => {
    const answer = told<Answer>(child);
    child.send(question);
    return answer;
  };
  return {
    ...ready,
    pid: child.pid ?? 0,
    hear: async <T>(happening: () => Promise<T>): Promise<{ result: T; statements: Statement[] }> => {
      await asked('begin');
      const result = await happening();
      return { result, statements: await asked<Statement[]>('end') };
    },
    audit: () => asked<{ promise: string }[]>('audit'),
    stop: () => end(child, () => child.send('stop')),
  };
}

/** What answers like the product with nothing but `node:http` and, where the script has some, statements. */
export async function startPlain(script: Script) {
  const child = start(PLAIN, []);
  const ready = told<{ port: number }>(child);
  child.send(script);
  const { port } = await ready;
  return { port, pid: child.pid ?? 0, stop: () => end(child, () => child.kill('SIGTERM')) };
}
