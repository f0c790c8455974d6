/** The kind of a metric of prom-client: `counter`, `gauge` or `histogram`. The library declares a number and gives a word. */
export const kindOf = ({ type }: { type: unknown }): string => String(type);

/** What a metric counts in, by its name. */
export function unitOf(name: string): 'seconds' | 'bytes' | 'none' {
  if (/_seconds(_total)?$/.test(name)) return 'seconds';
  return /_bytes$/.test(name) ? 'bytes' : 'none';
}
