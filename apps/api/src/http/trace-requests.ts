import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { currentTracer, type OpenSpan } from '../observability/span.ts';
import { makeNetworkCheck } from './caller.ts';

/** Asked every few seconds by balancers and collectors: they would hide what students ask. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Measures each request that reaches the framework, by route pattern, never by URL. An answer from the edge cache has no span: there is nothing in
 * it to look at. Only a trusted proxy may name the trace that a request belongs to.
 */
export function traceRequests(app: FastifyInstance, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>) {
  const tracer = currentTracer();
  if (!tracer) return;
  const isTrusted = makeNetworkCheck(TRUST_PROXY);
  const parentOf = ({ socket: { remoteAddress }, headers }: FastifyRequest) =>
    remoteAddress && isTrusted(remoteAddress) ? String(headers.traceparent) : undefined;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const goOn = (request: FastifyRequest, done: () => void) => {
    const opened = spans.get(request);
    return opened ? opened.run(done) : done();
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    if (!UNTRACED.has(route)) {
      const attributes = { 'http.request.method': method, 'http.route': route };
      spans.set(request, tracer.open(`${method} ${route}`, { kind: 'server', attributes, parent: parentOf(request) }));
    }
    goOn(request, done);
  });
  // A body arrives in the context of its connection: from here on the work is inside again.
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const opened = spans.get(request);
    opened?.set({ 'http.response.status_code': statusCode });
    // The log has the error itself.
    opened?.end(statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}
