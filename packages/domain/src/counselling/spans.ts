/** A part of a day, in minutes from midnight. */
export type Span = { fromMinute: number; toMinute: number };

/** Whether two spans share a minute. */
export const touches = (one: Span, other: Span): boolean =>
  one.fromMinute < other.toMinute && other.fromMinute < one.toMinute;

/** Whether one of the spans contains the whole span. */
export const isWithin = (span: Span, spans: readonly Span[]): boolean =>
  spans.some(({ fromMinute, toMinute }) => fromMinute <= span.fromMinute && span.toMinute <= toMinute);

/** Spans that touch or overlap become one. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { fromMinute, toMinute } of spans.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const last = result.at(-1);
    if (last && fromMinute <= last.toMinute) last.toMinute = Math.max(last.toMinute, toMinute);
    else result.push({ fromMinute, toMinute });
  }
  return result;
}

/** What is left of spans when one is cut out. */
export const without = (spans: readonly Span[], { fromMinute, toMinute }: Span): Span[] =>
  joined(spans).flatMap((span) =>
    [
      { fromMinute: span.fromMinute, toMinute: Math.min(span.toMinute, fromMinute) },
      { fromMinute: Math.max(span.fromMinute, toMinute), toMinute: span.toMinute },
    ].filter((part) => part.fromMinute < part.toMinute),
  );
