/** How long to wait: for the line, between two words (the first one too), and in all. */
export type Patience = { connectMs: number; silenceMs: number; wholeMs: number };

/** A signal that is aborted when the other side is too slow, or when `stop` says so. `hear` is called with every word. */
export function makePatience({ connectMs, silenceMs, wholeMs }: Patience, stop: AbortSignal) {
  const silence = new AbortController();
  const tooSlow = () => silence.abort(new Error('the language model is too slow'));
  let waiting = setTimeout(tooSlow, connectMs);
  return {
    signal: AbortSignal.any([stop, silence.signal, AbortSignal.timeout(wholeMs)]),
    hear: () => {
      clearTimeout(waiting);
      waiting = setTimeout(tooSlow, silenceMs);
    },
    stop: () => clearTimeout(waiting),
  };
}
