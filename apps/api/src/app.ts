import { randomUUID } from 'node:crypto';
import { API_BASE_PATH } from '@dakhila/contract';
import { DomainError } from '@dakhila/domain/errors';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import { limitFiles, openDocumentWorkers } from './documents/index.ts';
import { makeCookieJar } from './http/cookies.ts';
import { guardAgainstForgery } from './http/csrf.ts';
import { isOnDeskHost, refuseOnDeskHost } from './http/desk-host.ts';
import { serveDesk } from './http/desk-page.ts';
import { docsRoutes } from './http/docs-routes.ts';
import { BODY_BUDGET, DESK_BODY_BUDGET, limitBodies } from './http/edge/body-budget.ts';
import { limitRequests } from './http/edge/concurrency-limit.ts';
import { type EdgeCache, makeEdgeCache } from './http/edge/edge-cache.ts';
import { type LimitedCalls, makeLimitedCalls, rejectUnreadable } from './http/edge/reject.ts';
import { onError } from './http/errors.ts';
import { openHttpServer, prepareAfterStart } from './http/http-server.ts';
import { equipBrowser, identifyCallers } from './http/identify.ts';
import { buildSerializer } from './http/lazy-serializer.ts';
import { healthRoutes, makeMeter, measure, metricsRoute } from './http/monitoring.ts';
import { type FloodGate, limitFloods, makeFloodGate } from './http/rate-limit.ts';
import { apiHeaders, securityHeaders } from './http/security-headers.ts';
import { makeSessionKeeper, type SessionKeeper } from './http/session.ts';
import { serveWeb } from './http/static.ts';
import { traceRequests } from './http/trace-requests.ts';
import { accountRoutes } from './modules/accounts/index.ts';
import { assessmentRoutes, guardianConsentRoutes, stopAllSharing } from './modules/assessment/index.ts';
import { assistantIndexes, assistantRoutes } from './modules/assistant/index.ts';
import { billingRoutes, gatewayRoutes } from './modules/billing/index.ts';
import { collegeRoutes } from './modules/colleges/routes.ts';
import { cancelAllAhead, counsellingRoutes, readOverview } from './modules/counselling/index.ts';
import { watchEdition } from './modules/cutoff-lists/index.ts';
import { deskRoutes } from './modules/desk/index.ts';
import { familyLinkRoutes } from './modules/family-links/index.ts';
import { faqRoutes, makeFaqEditsReader } from './modules/faq/index.ts';
import { homeRoutes } from './modules/home/index.ts';
import { listRoutes, openSimulator, optionIndexes } from './modules/lists/index.ts';
import { registerDevInbox, webhookRoutes } from './modules/messaging/index.ts';
import { moneyRoutes } from './modules/money/index.ts';
import { numbersRoutes } from './modules/numbers/index.ts';
import {
  clientErrorRoutes,
  deskErrorRoutes,
  makeFailureRecorder,
  makePageErrors,
  recordFailedCalls,
  watchProcess,
  watchReplica,
} from './modules/operations/index.ts';
import { openPredictor, predictorRoutes, watchForecasts } from './modules/predictor/index.ts';
import { privacyRoutes } from './modules/privacy/index.ts';
import { identifyStaff, makeDeskCookie, makeDeskGate, staffRoutes } from './modules/staff/index.ts';
import { supportRoutes } from './modules/support/routes.ts';
import type { Deps } from './ports.ts';
import { makeWorkerMetrics, type WorkerMetrics } from './workers/worker-metrics.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Enough for every form; an endpoint that needs more says so. */
const BODY_LIMIT_BYTES = 16 * 1024;
/** The longest that a request takes: its body, then the work. */
export const LONGEST_REQUEST_MS = BODY_BUDGET.file.timeoutMs + 5_000;
/** Enough for every college, the usual lists and a day's searches. */
const EDGE_CACHE_BYTES = 48 * 1024 * 1024;

export type App = {
  server: FastifyInstance;
  sessions: SessionKeeper;
  state: { isDraining: boolean };
  registry: Registry;
};
/** Adds pages that are no part of the web app. They can read and begin sessions. */
export type AddPages = (app: FastifyInstance, needs: Deps & { sessions: SessionKeeper }) => void;
type Options = {
  /** Tests of the API do not need the built web. */
  withWeb: boolean;
  addPages?: AddPages | undefined;
};

/** Builds the server. It does not listen yet. */
export function makeApp(deps: Deps, { withWeb, addPages }: Options): App {
  const { config } = deps;
  const log: FastifyBaseLogger = deps.log;
  const sendHeaders = securityHeaders(config);
  const cookies = makeCookieJar(config);
  const sessions = makeSessionKeeper(deps, cookies);
  const state = { isDraining: false };
  const edgeCache = makeEdgeCache(EDGE_CACHE_BYTES);
  const floods = makeFloodGate(deps);
  const meter = makeMeter(deps.log);
  const limitedCalls = makeLimitedCalls();
  const metrics = makeWorkerMetrics(meter.registry);
  const documents = openDocumentWorkers({ log: deps.log, metrics });
  const pageErrors = makePageErrors({ ...deps, registry: meter.registry });
  const needs = {
    ...{ ...deps, cookies, sessions, edgeCache, limitedCalls, documents, metrics, pageErrors },
    registry: meter.registry,
  };
  const headers = apiHeaders(config);
  const reject = rejectUnreadable(headers);

  const server = Fastify({
    serverFactory: (framework) =>
      openHttpServer({ cache: edgeCache, sessions, cookies, floods, meter, headers, state, limitedCalls }, framework, {
        isUncached: (request) => isOnDeskHost(request, config),
      }),
    loggerInstance: log,
    // URLs can contain a phone number: our own log entry names the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // Requests that were accepted are answered, also while the server stops.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildSerializer } },
    clientErrorHandler: reject,
    // A malformed URL fails before any hook: it gets the same headers and the same envelope.
    frameworkErrors: (error, request, reply) => {
      sendHeaders(request, reply);
      return onError(error, request, reply);
    },
  });
  // A form on another site could send plain text without a preflight request.
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(onError);
  server.addHook('onClose', () => documents.close());

  // First, so that all that a request does is inside its span.
  traceRequests(server, config);
  server.addHook('onRequest', async (request, reply) => sendHeaders(request, reply));
  // A connection that stays open after its response would delay the stop until it times out.
  server.addHook('onSend', async (_request, reply) => {
    if (state.isDraining) reply.header('connection', 'close');
  });
  measure(server, meter);
  watchProcess(meter.registry, deps);
  watchReplica(meter.registry, deps);
  watchEdition(meter.registry, deps);
  healthRoutes(server, deps, state);
  server.register(fastifyCookie);

  /** The limits of every route; a scope with its own gate is counted apart. */
  const guard = (scope: FastifyInstance, gate: FloodGate, bodies = BODY_BUDGET) => {
    limitFloods(scope, gate);
    limitRequests(scope, { slots: config.MAX_IN_FLIGHT, isLimitedItself: limitedCalls.has });
    limitBodies(scope, reject, bodies);
  };
  server.register(async (scope) => {
    guard(scope, floods);
    refuseOnDeskHost(scope, config);
    identifyCallers(scope, needs);
    guardAgainstForgery(scope, deps, cookies);
    scope.register(async (api) => registerModules(api, needs), { prefix: API_BASE_PATH });
    addPages?.(scope, needs);
    if (withWeb)
      serveWeb(scope, {
        config,
        gatewayOrigins: deps.gateway.origins,
        equip: (request, reply) => equipBrowser(request, reply, needs),
      });
  });
  // A scope of its own: a student's session means nothing at the desk, and the other way round.
  server.register(async (scope) => {
    const forDesk = { ...deps, deskCookie: makeDeskCookie(config), documents };
    guard(scope, floods, DESK_BODY_BUDGET);
    scope.register(
      async (desk) => {
        identifyStaff(desk, forDesk);
        staffRoutes(desk, forDesk);
        deskRoutes(desk, forDesk);
        numbersRoutes(desk, forDesk);
        deskErrorRoutes(desk, { pageErrors });
      },
      { prefix: API_BASE_PATH },
    );
    if (withWeb) scope.register(async (page) => serveDesk(page, config, makeDeskGate(config)));
  });
  server.register(
    async (scope) => {
      // Even a network above its limit must not lose a payment.
      guard(scope, makeFloodGate(deps));
      gatewayRoutes(scope, deps);
      webhookRoutes(scope, deps);
    },
    { prefix: API_BASE_PATH },
  );
  server.register(async (scope) => {
    guard(scope, floods);
    refuseOnDeskHost(scope, config);
    scope.setNotFoundHandler(async () => {
      throw new DomainError('not-found');
    });
    deps.gateway.pages?.(scope);
    docsRoutes(scope, config.BRAND_NAME, documents);
    if (config.standIns.includes('dev-inbox')) registerDevInbox(scope, deps);
  });
  // Operators need the figures when the server is full: only the network limit applies.
  server.register(async (scope) => {
    limitFloods(scope, floods);
    metricsRoute(scope, meter, config);
  });
  return { server, sessions, state, registry: meter.registry };
}

function registerModules(
  api: FastifyInstance,
  needs: Parameters<typeof accountRoutes>[1] &
    Deps & {
      edgeCache: EdgeCache;
      limitedCalls: LimitedCalls;
      documents: WorkerPool;
      metrics: WorkerMetrics;
      registry: Registry;
      pageErrors: ReturnType<typeof makePageErrors>;
    },
) {
  // Without this an unknown call would get the page for unknown URLs.
  api.all('/*', async () => {
    throw new DomainError('not-found');
  });
  const failures = makeFailureRecorder(needs);
  recordFailedCalls(api, failures);
  api.addHook('onClose', failures.close);
  limitFiles(api, needs);
  accountRoutes(api, needs);
  billingRoutes(api, needs);
  collegeRoutes(api, needs);
  supportRoutes(api, needs);
  // Forecasts are made once and shared.
  const predictor = openPredictor(needs);
  watchForecasts(needs.registry, predictor);
  predictorRoutes(api, { ...needs, predictor });
  homeRoutes(api, { ...needs, predictor });
  moneyRoutes(api, needs);
  const faqEditsIn = makeFaqEditsReader(needs);
  faqRoutes(api, faqEditsIn);
  const readBookings = (studentId: string) => readOverview(needs, studentId);
  const forLists = { ...needs, predictor, simulator: openSimulator(needs) };
  assistantRoutes(api, { ...forLists, faqEditsIn, readBookings });
  listRoutes(api, forLists);
  familyLinkRoutes(api, forLists);
  prepareAfterStart(api, [...optionIndexes(needs.catalogue), ...assistantIndexes(needs.catalogue)]);
  guardianConsentRoutes(api, {
    ...needs,
    onConsentWithdrawn: stopAllSharing,
    afterConsentWithdrawn: (studentId) => cancelAllAhead(needs, studentId),
  });
  assessmentRoutes(api, { ...needs, predictor });
  counsellingRoutes(api, needs);
  privacyRoutes(api, needs);
  clientErrorRoutes(api, { ...needs, failures });
}
