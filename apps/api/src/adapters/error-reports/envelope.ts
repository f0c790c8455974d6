import { randomUUID } from 'node:crypto';
import type { DescribedError, ReportedError } from '../../ports.ts';
import { framesOf, scrubName, scrubText } from './scrub.ts';

/** What is true of every report of a process. */
export type About = { environment: string; role: string };

/** Deeper causes of causes add nothing. */
const MOST_CAUSES = 4;

/** An event of the Sentry protocol: kinds, scrubbed messages and places. No request, no headers, no user. */
export function eventOf({ error, sentence, job, source }: ReportedError, about: About) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: source === 'page' ? 'javascript' : 'node',
    level: 'error',
    environment: about.environment,
    tags: { source, role: about.role, log: scrubText(sentence), ...(job && { job: scrubText(job) }) },
    exception: {
      // The protocol wants the first cause first.
      values: chainOf(error).map(exceptionOf).reverse(),
    },
  };
}
export type ErrorEvent = ReturnType<typeof eventOf>;

function chainOf(error: DescribedError): DescribedError[] {
  const chain = [error];
  for (let { cause } = error; cause && chain.length < MOST_CAUSES; cause = cause.cause) chain.push(cause);
  return chain;
}

function exceptionOf({ type, code, constraint, message, stack }: DescribedError) {
  const names = [code, constraint].filter((part) => part !== undefined).map((part) => scrubName(String(part)));
  const value = [...names, scrubText(message ?? '')].join(' ').trim();
  return { type: scrubName(type), value, stacktrace: { frames: framesOf(stack ?? '') } };
}

/** Two events with the same kinds, messages and places are the same error. */
export const fingerprintOf = ({ tags, exception }: ErrorEvent): string => JSON.stringify([tags, exception]);

/** https://develop.sentry.dev/sdk/foundations/transport/envelopes */
export function envelopeOf(event: ErrorEvent): string {
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() };
  return [header, { type: 'event' }, event].map((part) => `${JSON.stringify(part)}\n`).join('');
}
