import { createHash } from 'node:crypto';
import { clientErrors as calls } from '@dakhila/contract/client-errors';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';

/** The same error is logged once in this time; further ones are only counted. */
const SAME_MS = 10 * 60_000;
const DIFFERENT_ERRORS = 500;
/** So many lines an hour at most: a broken release must not fill the disk. */
const LINES_AN_HOUR = 200;
const HOUR_MS = 3_600_000;

/** Errors of pages in students' browsers: counted, and logged without contacts, numbers and ids. */
export function clientErrorRoutes(
  app: FastifyInstance,
  { log, now, registry }: Pick<Deps, 'log' | 'now'> & { registry: Registry },
) {
  const counter = new Counter({
    name: 'client_errors_total',
    help: 'Errors that pages reported',
    registers: [registry],
  });
  const known = new LRUCache<string, true>({ max: DIFFERENT_ERRORS, ttl: SAME_MS });
  let hour = { startedAt: 0, lines: 0 };
  mount(app, calls.report, async ({ body }) => {
    counter.inc();
    const error = {
      name: scrub(body.name),
      message: scrub(body.message),
      stack: scrub(body.stack),
      screen: scrub(body.screen),
    };
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([error.name, error.message, error.stack]))
      .digest('base64');
    if (known.has(fingerprint)) return {};
    known.set(fingerprint, true);
    const at = now().getTime();
    if (at - hour.startedAt > HOUR_MS) hour = { startedAt: at, lines: 0 };
    hour.lines += 1;
    if (hour.lines <= LINES_AN_HOUR) log.warn({ client: error }, 'a page reported an error');
    return {};
  });
}

/** Leaves the words of an error and the places in our code; removes whatever could be a contact, a code, an id or a link. */
export const scrub = (text: string): string =>
  text
    // Line and column of a script: `/assets/index-Bx3.js:1:48211`. The address of the site is not needed.
    .replace(/https?:\/\/[^\s/]+(\/assets\/[\w.-]+)/g, '$1')
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '…')
    .replace(/[\w-]{40,}/g, '…')
    .replace(/(?<![:\w.-])\d[\d ,.-]{3,}\d/g, '…');
