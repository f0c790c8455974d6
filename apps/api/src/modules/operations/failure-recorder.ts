import { API_BASE_PATH } from '@dakhila/contract';
import { isCallFailure } from '@dakhila/domain/support/failures';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { deviceOf } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { insertFailures, type NewFailure } from './failure-store.ts';

/** The same failure of a student is stored once in this time: a page that asks again and again fails again and again. */
const SAME_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 20;
const STUDENTS = 10_000;
/** What waits to be written: an outage for everybody must not fill the memory. */
const MOST_WAITING = 200;
/** Failures are written together, after the requests were answered. */
const WRITE_AFTER_MS = 1_000;

/** Notes failures that students met, for support. A note costs the request nothing, and is lost rather than waited for. */
export function makeFailureRecorder({ db, log }: Pick<Deps, 'db' | 'log'>) {
  const recent = new LRUCache<string, true>({ max: STUDENTS, ttl: SAME_MS });
  const countOf = new LRUCache<string, number>({ max: STUDENTS, ttl: HOUR_MS, noUpdateTTL: true });
  let waiting: NewFailure[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async () => {
    const failures = waiting;
    waiting = [];
    if (failures.length === 0) return;
    await insertFailures(db, failures).catch((error: unknown) =>
      log.warn({ err: error }, 'failures of students could not be saved'),
    );
  };
  const writeNext = () => {
    clearTimeout(timer);
    timer = undefined;
    // One after the other: a slow database gets one connection's work at a time.
    writing = writing.then(write);
    return writing;
  };
  return {
    note(failure: NewFailure) {
      const key = [failure.studentId, failure.place, failure.kind].join(' ');
      const count = countOf.get(failure.studentId) ?? 0;
      if (recent.has(key) || count >= MOST_AN_HOUR || waiting.length >= MOST_WAITING) return;
      recent.set(key, true);
      countOf.set(failure.studentId, count + 1);
      waiting.push(failure);
      timer ??= setTimeout(() => void writeNext(), WRITE_AFTER_MS).unref();
    },
    /** Writes what waits, before the server stops. */
    close: writeNext,
  };
}
export type FailureRecorder = ReturnType<typeof makeFailureRecorder>;

/** Notes every call of a signed-in student that ends in an error of ours. */
export function recordFailedCalls(app: FastifyInstance, { note }: Pick<FailureRecorder, 'note'>) {
  app.addHook('onResponse', (request, _reply, done) => {
    const { failedWith: kind, caller, method, routeOptions } = request;
    const studentId = caller?.session?.studentId;
    if (studentId && kind && isCallFailure(kind)) {
      const route = (routeOptions.url ?? '').replace(API_BASE_PATH, '');
      note({ studentId, source: 'call', place: `${method} ${route}`.slice(0, 120), kind, device: deviceOf(request) });
    }
    done();
  });
}
