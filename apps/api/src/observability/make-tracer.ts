import {
  type Context,
  isSpanContextValid,
  type Tracer as SdkTracer,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import type { Tracer } from './span.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Makes spans of the OpenTelemetry libraries. Which span is open follows the asynchronous calls. */
export function makeTracer(sdk: SdkTracer): Tracer {
  const contexts = new AsyncLocalStorageContextManager();
  return {
    open(name, { kind, attributes, parent }) {
      const outer = withParent(contexts.active(), parent);
      const opened = sdk.startSpan(name, { kind: KINDS[kind], attributes }, outer);
      const inner = trace.setSpan(outer, opened);
      return {
        run: (work) => contexts.with(inner, work),
        set: (more) => void opened.setAttributes(more),
        end: (error) => {
          if (error !== undefined) {
            opened.setAttributes({ 'error.type': error instanceof Error ? error.name : String(error) });
            opened.setStatus({ code: SpanStatusCode.ERROR });
          }
          opened.end();
        },
      };
    },
    isInside: () => trace.getSpan(contexts.active()) !== undefined,
  };
}

/** The span of another program becomes the parent; a header of another shape is ignored. */
function withParent(context: Context, traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(context, remote) : context;
}
