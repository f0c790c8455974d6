import { CODE_LIMIT_MS, isCodeTemplate } from '@dakhila/domain/messaging/senders';
import { type Accepted, type Message, type Messenger, PermanentFailure, ServiceDown } from '../ports.ts';

/** Fewer failures may be lost connections rather than a service that is down. */
const FAILURES_TO_OPEN = 5;
/** Messages wait meanwhile, and a code still has most of its life left. */
const OPEN_MS = 20_000;

type Protected<M extends Message> = Messenger<M> & { providers: NonNullable<Messenger<M>['providers']> };

/**
 * Stops calling a service for a short time after it was down for several calls in a row; then one call tries it. Only `ServiceDown` counts: an error
 * about one call says nothing about the others.
 */
export function makeBreaker(name: string, now: () => number = () => performance.now()) {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  const isOpen = () => now() < openUntil;
  return {
    isOpen,
    async run<T>(call: () => Promise<T>): Promise<T> {
      if (isOpen()) throw new Error(`${name} is paused after failures`);
      const isTrial = failures >= FAILURES_TO_OPEN;
      // While one call tries the service again, the others keep waiting.
      if (isTrial) openUntil = now() + OPEN_MS;
      try {
        const result = await call();
        failures = 0;
        openUntil = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        if (error instanceof ServiceDown) {
          failures += 1;
          if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
        }
        // This call showed nothing about the service: the next one tries it.
        else if (isTrial) openUntil = Number.NEGATIVE_INFINITY;
        throw error;
      }
    },
  };
}

/**
 * Gives a service for messages a breaker. All lanes share it, so an error about one message, one template or our sending rate neither opens nor closes
 * it: reminders would otherwise hold up login codes.
 */
export function withBreaker<M extends Message>(
  name: string,
  messenger: Messenger<M>,
  now?: () => number,
): Protected<M> {
  const breaker = makeBreaker(name, now);
  return {
    send: (message) =>
      breaker.run(() => (isCode(message) ? withinLimit(messenger.send(message), name) : messenger.send(message))),
    providers: () => [{ name, isOpen: breaker.isOpen() }],
  };
}

const isCode = (message: Message) =>
  message.channel === 'email' ? message.code !== undefined : isCodeTemplate(message.template.name);

/** Gives a code up as if the service were down. What was sent after all is the same message, with the same id. */
async function withinLimit<T>(sending: Promise<T>, name: string): Promise<T> {
  const { promise: isLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ServiceDown(`${name} did not answer in time`)), CODE_LIMIT_MS);
  return Promise.race([sending, isLate]).finally(() => clearTimeout(timer));
}

/** Tries the second service when the first one fails. A refusal is final: the second one would refuse too. */
export function inOrder<M extends Message>(first: Protected<M>, second: Protected<M>): Protected<M> {
  return {
    send: (message: M): Promise<Accepted> =>
      first.send(message).catch((error: unknown) => {
        if (error instanceof PermanentFailure) throw error;
        return second.send(message);
      }),
    providers: () => [...first.providers(), ...second.providers()],
  };
}
