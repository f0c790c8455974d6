import { clientErrors as calls, type PageError } from '@dakhila/contract/client-errors';
import { deskErrors } from '@dakhila/contract/desk/client-errors';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { deviceOf } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { FailureRecorder } from './failure-recorder.ts';

/** The same error is logged once in this time; further ones are only counted. */
const SAME_MS = 10 * 60_000;
const DIFFERENT_ERRORS = 500;
/** So many lines an hour at most: a broken release must not fill the disk, and one network must not use them up. */
const LINES_AN_HOUR = { all: 500, network: 20 };
/** An alert watches the count: one network alone must not raise it, but the same error on many phones must. */
const COUNTED_AN_HOUR = 20;
const HOUR_MS = 3_600_000;
const NETWORKS = 10_000;
const SENTENCES = { students: 'a page reported an error', desk: 'a page of the desk reported an error' };

type PageErrors = ReturnType<typeof makePageErrors>;

/** Errors of pages in browsers: counted, and logged by kind and place. Pages of students and of the desk share the limits. */
export function makePageErrors({
  log,
  registry,
  errorReports,
}: Pick<Deps, 'log' | 'errorReports'> & { registry: Registry }) {
  const counter = new Counter({
    name: 'client_errors_total',
    help: 'Errors that pages reported, at most 20 an hour from a network',
    registers: [registry],
  });
  const known = new LRUCache<string, true>({ max: DIFFERENT_ERRORS, ttl: SAME_MS });
  const linesOf = new LRUCache<string, number>({ max: NETWORKS, ttl: HOUR_MS, noUpdateTTL: true });
  const countedOf = new LRUCache<string, number>({ max: NETWORKS, ttl: HOUR_MS, noUpdateTTL: true });
  const count = (network: string) => {
    const counted = countedOf.get(network) ?? 0;
    if (counted >= COUNTED_AN_HOUR) return;
    countedOf.set(network, counted + 1);
    counter.inc();
  };
  /** Whether another line may be written, for all and for a network. */
  const mayLog = (network: string) => {
    const [all, own] = [linesOf.get('all') ?? 0, linesOf.get(network) ?? 0];
    if (all >= LINES_AN_HOUR.all || own >= LINES_AN_HOUR.network) return false;
    linesOf.set('all', all + 1).set(network, own + 1);
    return true;
  };
  return (from: keyof typeof SENTENCES, network: string, page: PageError) => {
    count(network);
    const fingerprint = JSON.stringify(page);
    if (known.has(fingerprint)) return;
    if (!mayLog(network)) return;
    known.set(fingerprint, true);
    log.warn({ page }, SENTENCES[from]);
    const stack = page.places.map((place) => `    at ${place}`).join('\n');
    errorReports?.report({ source: 'page', error: { type: page.name, stack }, sentence: SENTENCES[from] });
  };
}

/** Errors of students' pages, which are also noted for support where somebody is signed in. */
export function clientErrorRoutes(app: FastifyInstance, needs: { pageErrors: PageErrors; failures: FailureRecorder }) {
  mount(app, calls.report, async ({ body: { screen, ...page }, caller }, { request }) => {
    if (caller.session) {
      const { studentId } = caller.session;
      const place = screen === undefined ? '' : `/${screen}`;
      needs.failures.note({ studentId, source: 'page', place, kind: page.name, device: deviceOf(request) });
    }
    needs.pageErrors('students', caller.network, page);
    return {};
  });
}

/** Errors of the desk's pages. They are about nobody, and nothing of them is stored. */
export function deskErrorRoutes(app: FastifyInstance, { pageErrors }: { pageErrors: PageErrors }) {
  mount(app, deskErrors.report, async ({ body, caller }) => {
    pageErrors('desk', caller.network, body);
    return {};
  });
}
