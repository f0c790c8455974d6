/** The types of pages and of workers cannot be loaded together, so the used ones are declared here. */
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

export const worker = self as unknown as WorkerScope;

/** Undefined if it takes too long. */
export function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);
}
