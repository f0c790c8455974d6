import { API_BASE_PATH } from '@dakhila/contract/base-path';
import Fastify from 'fastify';
import { onError } from '../../src/http/errors.ts';
import { gatewayRoutes, reconcileDue } from '../../src/modules/billing/index.ts';
import { naiveSettlement } from '../naive-settlement.ts';
import { openCrashDeps } from './crash-deps.ts';
import { type KillPoint, plantKillPoints } from './kill-points.ts';
import { CALLBACK_PATH } from './paid-orders.ts';

/** What the harness asks of the server, and what it answers. */
export type Order = { type: 'arm'; point: KillPoint | null } | { type: 'count' } | { type: 'reconcile' };
export type Report = { type: 'ready'; port: number } | { type: 'done'; count: number };

const tell = (report: Report) => process.send?.(report);

const { deps } = openCrashDeps(JSON.parse(process.env.CRASH_CONNECTION ?? '{}'));
const server = Fastify();
server.setErrorHandler(onError);
if (process.env.CRASH_SETTLEMENT === 'naive') naiveRoute();
else server.register(async (scope) => gatewayRoutes(scope, deps), { prefix: API_BASE_PATH });
const points = plantKillPoints();

process.on('message', async (order: Order) => {
  if (order.type === 'arm') points.arm(order.point);
  if (order.type === 'reconcile') await reconcileDue(deps);
  tell({ type: 'done', count: points.counted() });
});
// Without its harness there is nothing to serve.
process.on('disconnect', () => process.exit(0));

/** The callback as it must not be settled, to see that the harness notices. */
function naiveRoute() {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Body: Buffer }>(CALLBACK_PATH, async ({ body, headers }) => {
    const callback = deps.gateway.readCallback({ body, headers });
    if (callback.kind === 'evidence') await naiveSettlement(deps, callback.evidence);
    return { success: true };
  });
}

await server.listen({ port: 0, host: '127.0.0.1' });
const [address] = server.addresses();
tell({ type: 'ready', port: typeof address === 'object' ? address.port : 0 });
