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
/** So many lines an hour at most: a broken release must not fill the disk, and one network must not use them up. */
const LINES_AN_HOUR = { all: 500, network: 20 };
const HOUR_MS = 3_600_000;
const NETWORKS = 10_000;

/** Errors of pages in students' browsers: counted, and logged without contacts, numbers and ids. */
export function clientErrorRoutes(app: FastifyInstance, { log, registry }: Pick<Deps, 'log'> & { registry: Registry }) {
  const counter = new Counter({
    name: 'client_errors_total',
    help: 'Errors that pages reported',
    registers: [registry],
  });
  const known = new LRUCache<string, true>({ max: DIFFERENT_ERRORS, ttl: SAME_MS });
  const linesOf = new LRUCache<string, number>({ max: NETWORKS, ttl: HOUR_MS, noUpdateTTL: true });
  /** Whether another line may be written, for all and for a network. */
  const mayLog = (network: string) => {
    const [all, own] = [linesOf.get('all') ?? 0, linesOf.get(network) ?? 0];
    if (all >= LINES_AN_HOUR.all || own >= LINES_AN_HOUR.network) return false;
    linesOf.set('all', all + 1).set(network, own + 1);
    return true;
  };
  mount(app, calls.report, async ({ body, caller }) => {
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
    if (!mayLog(caller.network)) return {};
    known.set(fingerprint, true);
    log.warn({ client: error }, 'a page reported an error');
    return {};
  });
}

/** A line and column of one of our scripts. */
const PLACE = /(\/assets\/[\w-]+\.js(?::\d+){0,2})/;

/** Leaves the words of an error and the places in our code; removes whatever could be a contact, a code, an id or a link. */
export const scrub = (text: string): string =>
  text
    // The address of the site before a place is not needed.
    .replace(/https?:\/\/[^\s/]+(?=\/assets\/)/g, '')
    .split(PLACE)
    .map((part, at) => (at % 2 === 1 ? part : withoutSecrets(part)))
    .join('');

const withoutSecrets = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/gi, '…')
    .replace(/[\w-]{40,}/g, '…')
    .replace(/\d[\d ,.-]{3,}\d/g, '…');
