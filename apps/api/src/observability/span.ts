export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;
/** `server`: answers somebody. `client`: asks another service. `internal`: our own work. */
export type SpanKind = 'server' | 'client' | 'internal';

/** A piece of work whose time is measured. */
export type OpenSpan = {
  /** Runs work inside: spans that it opens belong to this one. */
  run<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  /** Of an error only its kind is recorded: its message may name a person. A text is the kind of a failure itself. */
  end(error?: unknown): void;
};

export type Tracer = {
  /** `parent` is a `traceparent` header that may be trusted; without it the span belongs to the one that is open. */
  open(name: string, span: { kind: SpanKind; attributes: SpanAttributes; parent?: string | undefined }): OpenSpan;
  /** Whether the caller runs inside a span. */
  isInside(): boolean;
};

/** One for the process: work all over the server opens spans, and nobody hands a tracer around. */
let tracer: Tracer | undefined;

/** Traces from now on, or stops. Wrappers that are set up at the start ask once, so call it first. */
export const traceWith = (next: Tracer | undefined): void => {
  tracer = next;
};
export const currentTracer = (): Tracer | undefined => tracer;

/** Measures work as a span, where spans are recorded; otherwise it only does the work. Attributes never name a person. */
export const span = <T>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> => (tracer ? traced(tracer.open(name, { kind, attributes }), work) : work());

async function traced<T>(opened: OpenSpan, work: () => Promise<T>): Promise<T> {
  try {
    const result = await opened.run(work);
    opened.end();
    return result;
  } catch (error) {
    opened.end(error);
    throw error;
  }
}
