import { API_BASE_PATH } from '@dakhila/contract';
import { onceDone } from '@dakhila/domain/once';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { workerTask } from '../workers/worker-task.ts';
import { sendCompressed } from './compression.ts';
import { NOTHING_POLICY } from './security-headers.ts';

const MAKE = workerTask<typeof import('./openapi.ts').default>(new URL('./openapi.ts', import.meta.url));

const HOUR_SECONDS = 3600;
const PUBLIC = { 'cache-control': `public, max-age=${HOUR_SECONDS}` };

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem}
section{border-top:1px solid #8884;padding:.5rem 0}h2{font-size:1.05rem;overflow-wrap:anywhere}.method{font-weight:700;color:#8a5200}
@media(prefers-color-scheme:dark){.method{color:#ffc24b}}pre{overflow:auto;font-size:.85rem}summary{cursor:pointer;padding:.6rem 0}`;

/** The public description of the API. It is made for the first who asks, in a worker thread of 30 MB, and then sent as prepared bytes. */
export function docsRoutes(app: FastifyInstance, brand: string, documents: WorkerPool) {
  const docs = onceDone(() => documents.run(MAKE, { brand }, 'docs'));
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
  app.get('/api/docs.css', (_request, reply) => reply.headers(PUBLIC).type('text/css').send(STYLE));
}
