import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { type ErrorReports, type REPORT_OUTCOMES, type ReportedError, ServiceDown } from '../../ports.ts';
import { makeBreaker } from '../circuit-breaker.ts';
import { envelopeOf, eventOf, fingerprintOf } from './envelope.ts';

/** A service that is slow or gone must not fill the memory, and a broken release must not fill the service. */
const MOST_WAITING = 100;
/** Anybody can send errors of pages: a budget of their own, so that they never silence those of the server. */
const MOST_A_MINUTE = { server: 30, page: 10 };
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 2_000;
const DIFFERENT_ERRORS = 500;

type Settings = Pick<Config, 'ERROR_DSN' | 'NODE_ENV' | 'PROCESS_ROLE'>;

/** Reports to any service with the envelope protocol of Sentry; undefined where the settings name none. A report that fails is counted, not repeated. */
export function openErrorReports(
  { ERROR_DSN, NODE_ENV, PROCESS_ROLE }: Settings,
  now: () => number = () => performance.now(),
): ErrorReports | undefined {
  if (!ERROR_DSN) return undefined;
  const { url, headers } = endpointOf(ERROR_DSN);
  const about = { environment: NODE_ENV, role: PROCESS_ROLE };
  const counts = { sent: 0, failed: 0, repeated: 0, 'over-limit': 0, 'queue-full': 0, paused: 0 };
  const count = (outcome: (typeof REPORT_OUTCOMES)[number]) => {
    counts[outcome] += 1;
  };
  const breaker = makeBreaker('error reports', now);
  const recent = new LRUCache<string, true>({ max: DIFFERENT_ERRORS, ttl: MINUTE_MS, ttlResolution: 0, perf: { now } });
  const waiting: string[] = [];
  const newMinute = () => ({ endsAt: now() + MINUTE_MS, reports: { server: 0, page: 0 } });
  let minute = newMinute();
  let sending: Promise<void> | undefined;

  const isOverLimit = (source: ReportedError['source']) => {
    if (now() >= minute.endsAt) minute = newMinute();
    return minute.reports[source] >= MOST_A_MINUTE[source];
  };
  const post = async (body: string) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(() => null);
    await response?.body?.cancel();
    if (!response || response.status === 429 || response.status >= 500) throw new ServiceDown('no answer');
    if (!response.ok) throw new Error(`answered ${response.status}`);
  };
  const sendOne = async (envelope: string) => {
    if (breaker.isOpen()) return count('paused');
    await breaker
      .run(() => post(envelope))
      .then(
        () => count('sent'),
        () => count('failed'),
      );
  };
  const sendAll = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await sendOne(next);
    sending = undefined;
  };

  return {
    counts,
    report(error) {
      if (isOverLimit(error.source)) return count('over-limit');
      const event = eventOf(error, about);
      const fingerprint = fingerprintOf(event);
      if (recent.has(fingerprint)) return count('repeated');
      if (waiting.length >= MOST_WAITING) return count('queue-full');
      recent.set(fingerprint, true);
      minute.reports[error.source] += 1;
      waiting.push(envelopeOf(event));
      sending ??= sendAll();
    },
    async close() {
      await Promise.race([sending, wait(TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** `https://key@host/path/42` → `https://host/path/api/42/envelope/`, with the key in a header. */
function endpointOf(dsn: string) {
  const { protocol, host, username, pathname } = new URL(dsn);
  const parts = pathname.split('/');
  const project = parts.pop();
  return {
    url: `${protocol}//${host}${parts.join('/')}/api/${project}/envelope/`,
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=dakhila/1, sentry_key=${username}`,
    },
  };
}
