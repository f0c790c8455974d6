export type Load = { perSecond: number; forMs: number };
/** One request: when it was due, and whether the time for new ones is over. */
export type Arrival = { dueAt: number; isOver: () => boolean; onEnd: () => void };

const TICK_MS = 4;

/** Sends requests at fixed times, without waiting for answers, and resolves when all have ended. Returns how late each was sent, in ms. */
export function sendByClock({ perSecond, forMs }: Load, send: (arrival: Arrival) => void): Promise<number[]> {
  const started = performance.now();
  const late: number[] = [];
  let open = 0;
  let isOver = false;
  return new Promise((resolve) => {
    const finish = () => {
      if (isOver && open === 0) resolve(late);
    };
    const onEnd = () => {
      open -= 1;
      finish();
    };
    const ticking = setInterval(() => {
      const gone = performance.now() - started;
      const due = Math.ceil((Math.min(gone, forMs) * perSecond) / 1000);
      while (late.length < due) {
        const dueAt = started + (late.length * 1000) / perSecond;
        late.push(performance.now() - dueAt);
        open += 1;
        send({ dueAt, isOver: () => isOver, onEnd });
      }
      if (gone < forMs) return;
      clearInterval(ticking);
      isOver = true;
      finish();
    }, TICK_MS);
  });
}
