import { API_BASE_PATH } from '@dakhila/contract';
import { onceDone } from '@dakhila/domain/once';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { workerTask } from '../workers/worker-task.ts';
import { sendCompressed } from './compression.ts';
import { DOCS_STYLE } from './docs-page.ts';
import { NOTHING_POLICY } from './security-headers.ts';

const MAKE = workerTask<typeof import('./docs-task.ts').default>(new URL('./docs-task.ts', import.meta.url));

const HOUR_SECONDS = 3600;
const PUBLIC = { 'cache-control': `public, max-age=${HOUR_SECONDS}` };

/** The description of the API, which anybody may read: made while the server starts, then sent as bytes that lie ready. */
export function docsRoutes(app: FastifyInstance, brand: string, documents: WorkerPool) {
  const docs = onceDone(() => documents.run(MAKE, { brand }, 'docs'));
  // It also readies a thread for the first file that a student fetches.
  app.addHook('onListen', async () => void docs().catch(() => undefined));
  const asPage = (reply: FastifyReply) =>
    reply.header('content-security-policy', `${NOTHING_POLICY}; style-src 'self'`).type('text/html; charset=utf-8');

  app.get(`${API_BASE_PATH}/openapi.json`, async (request, reply) => {
    const { json } = await docs();
    return sendCompressed(request, reply.headers(PUBLIC).type('application/json; charset=utf-8'), json);
  });
  app.get('/api/docs', async (request, reply) => {
    const { html } = await docs();
    return sendCompressed(request, asPage(reply).headers(PUBLIC), html);
  });
  app.get('/api/docs.css', (_request, reply) => reply.headers(PUBLIC).type('text/css').send(DOCS_STYLE));
}
