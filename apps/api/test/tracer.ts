import { AsyncLocalStorage } from 'node:async_hooks';
import { onTestFinished } from 'vitest';
import { type SpanAttributes, traceWith } from '../src/observability/span.ts';

type Recorded = {
  name: string;
  attributes: SpanAttributes;
  inside: string | undefined;
  parent?: string | undefined;
  error?: unknown;
};

/** Records the spans of a test in the order in which they end. */
export function recordSpans(): Recorded[] {
  const ended: Recorded[] = [];
  const inside = new AsyncLocalStorage<string>();
  traceWith({
    open(name, { attributes, parent }) {
      const span: Recorded = { name, attributes, inside: inside.getStore(), parent };
      return {
        run: (work) => inside.run(name, work),
        set: (more) => Object.assign(span, { attributes: { ...span.attributes, ...more } }),
        end: (error) => void ended.push({ ...span, error }),
      };
    },
    isInside: () => inside.getStore() !== undefined,
  });
  onTestFinished(() => traceWith(undefined));
  return ended;
}
