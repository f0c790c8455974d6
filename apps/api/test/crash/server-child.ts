import { openSandboxGateway } from '../../src/adapters/payment/sandbox/index.ts';
import { makeApp } from '../../src/app.ts';
import { openDatabase, openPool } from '../../src/db/client.ts';
import { reconcileDue } from '../../src/modules/billing/index.ts';
import { refundOrder } from '../../src/modules/billing/refunds.ts';
import { coreDeps } from './core-deps.ts';
import { type KillPoint, plantKillPoints } from './kill-points.ts';

/** What the harness asks of the server, and what it answers. */
export type Order =
  | { type: 'arm'; point: KillPoint | null; shiftMs: number }
  | { type: 'reconcile' }
  | { type: 'refund'; transactionId: string };
export type Report = { type: 'ready'; port: number } | { type: 'done'; number: number; isDone: boolean };

const tell = (report: Report) => process.send?.(report);

// The harness moves the clock of the database; this process follows it.
let shiftMs = 0;
const pool = openPool(JSON.parse(process.env.CRASH_CONNECTION ?? '{}'), 10, () => {});
const core = { ...coreDeps(() => new Date(Date.now() + shiftMs)), db: openDatabase(pool) };
const deps = { ...core, gateway: openSandboxGateway(core) };
const { server } = makeApp(deps, { withWeb: false });
await server.ready();
const points = plantKillPoints();

async function obey(order: Order): Promise<void> {
  if (order.type === 'reconcile') await reconcileDue(deps);
  if (order.type === 'refund') await refundOrder(deps, order.transactionId);
  if (order.type !== 'arm') return;
  shiftMs = order.shiftMs;
  points.arm(order.point);
}
process.on('message', ({ number, order }: { number: number; order: Order }) => {
  obey(order).then(
    () => tell({ type: 'done', number, isDone: true }),
    () => tell({ type: 'done', number, isDone: false }),
  );
});
// Without its harness there is nothing to serve.
process.on('disconnect', () => process.exit(0));

// Straight on the socket: forecasts are read when the first prediction is asked for, not by every server that only dies.
server.server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  tell({ type: 'ready', port: typeof address === 'object' && address ? address.port : 0 });
});
