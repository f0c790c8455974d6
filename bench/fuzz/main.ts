import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kind, runFuzz, type Visitor } from '../../apps/api/test/fuzz/run-fuzz.ts';
import type { LongTurn } from '../../apps/api/test/fuzz/watch-turns.ts';
import { atLeast, bar, none } from '../lib/bar.ts';

/**
 * `npm run bench -- fuzz [requests] [seed]`: requests made from the contract, right, nearly right and hostile, by strangers and students. The bar: no
 * answer of 500 or above other than a 503 that says when to come back, no hang, nothing of one student shown to another, no route without a limit but those of a balancer. It also says which requests held the main thread too long.
 */
const requests = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 1);
const SHOWN = 20;
const LEAST_SERVED = 0.05;
const MOST_BUSY = 0.01;
const UNLIMITED = ['GET /healthz', 'GET /readyz'];

const folder = mkdtempSync(join(tmpdir(), 'dakhila-fuzz-'));
// As root the database runs as somebody else, who must get through.
chmodSync(folder, 0o755);
const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [join(folder, 'server')], {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
try {
  const messages: { port: number }[] = await once(child, 'message');
  const port = messages[0]?.port ?? 0;
  const waiting = new Map<string, (session: string) => void>();
  child.on('message', ({ mark, session }: { mark: string; session: string }) => waiting.get(mark)?.(session));
  const sessionOf = (mark: string) =>
    new Promise<string>((resolve) => {
      waiting.set(mark, resolve);
      child.send({ mark });
    });
  const makeVisitor = async (kind: Kind, mark: string): Promise<Visitor> => {
    const session = kind === 'student' ? `session=${await sessionOf(mark)}` : '';
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/check`, { headers: { cookie: session } });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
    return { cookie: [session, ...cookies].filter(Boolean).join('; '), xsrf: decodeURIComponent(xsrf) };
  };
  const started = Date.now();
  const figures = await runFuzz({ port, requests, seed, connections: 24, makeVisitor, tell: console.log });
  const seconds = Math.round((Date.now() - started) / 1_000);
  for (const { request, fault } of figures.faults.slice(0, SHOWN)) console.log(JSON.stringify(request), fault);
  console.log('answers by status', figures.byStatus);
  console.log(`calls with an id that refused what others have: ${figures.refusedForeign.size}`);
  console.log(`${figures.calls} calls in ${seconds} s, slowest answer ${figures.slowestMs.toFixed(0)} ms`);
  atLeast('requests', figures.sent, requests);
  none('faults', figures.faults.length);
  // A server that is gone, or refuses everything, has no faults either.
  const shareOf = (status: string) => (figures.byStatus[status] ?? 0) / figures.sent;
  const isAtWork = shareOf('200') > LEAST_SERVED && shareOf('503') < MOST_BUSY && figures.refusedForeign.size > 5;
  bar('enough was served for this to say anything', isAtWork ? 'yes' : 'no', 'yes', isAtWork);
  child.send('stop');
  const [report] = await once(child, 'message');
  const { turns, unlimited }: { turns: LongTurn[]; unlimited: string[] } = report;
  const open = unlimited.filter((route) => !UNLIMITED.includes(route));
  console.log(`main thread held too long: ${turns.length} times`);
  for (const { ms, routes } of turns.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN))
    console.log(`  ${ms} ms, at work: ${routes.join(', ')}`);
  console.log('routes without a limit', open);
  none('routes without a limit', open.length);
  await once(child, 'exit');
} finally {
  child.kill();
  rmSync(folder, { recursive: true, force: true });
}
