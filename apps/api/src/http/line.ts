import { DomainError } from '@dakhila/domain/errors';

/** People who wait for a turn, first come, first served. Who has waited as long as is allowed is told to come back, and leaves. */
export function makeLine(longestWaitMs: number) {
  const waiting: (() => void)[] = [];
  return {
    length: () => waiting.length,
    /** Resolves when the turn has come. */
    wait: () =>
      new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(new DomainError('overloaded'));
        }, longestWaitMs);
        waiting.push(begin);
      }),
    /** Gives the turn to who has waited longest; false when nobody waits. */
    callNext(): boolean {
      const next = waiting.shift();
      next?.();
      return next !== undefined;
    },
  };
}
