/** What the worker uses of its surroundings; the types of pages and of workers cannot be loaded together. */
type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };
type Events = {
  install: LastingEvent;
  activate: LastingEvent;
  message: LastingEvent & Pick<MessageEvent, 'data' | 'ports'>;
  fetch: LastingEvent & { request: Request; respondWith(answer: Promise<Response>): void };
};

type WorkerScope = {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
};

/** The worker itself. It runs nowhere else, so this is what `self` is. */
export const worker = self as unknown as WorkerScope;

/** The answer of a line, or undefined when it takes longer than a student should look at nothing. */
export function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
}
