import type { Schema } from '../fuzz/make-value.ts';
import { LIKELY_TEXTS } from '../fuzz/words.ts';

/** A whole body may hold 16 kB: more of each would be refused unread. The longest lists and predictions are tried by main-thread.test.ts. */
const MANY_ITEMS = 12;
const MANY_LETTERS = 200;
/** A picture may be longer: a worker thread reads it. */
const MAX_LETTERS = 5_000;

/** Ids that exist, by the name of the field. */
export type KnownIds = Readonly<Record<string, string>>;

/** The largest value that a schema allows: every field, the most items, the longest text. A field that means something particular has a real value. */
export function largestValue(schema: Schema, known: KnownIds, name = ''): unknown {
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  if (choices.length > 0) return longest(choices.map((choice) => largestValue(choice, known, name)));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => largestValue(part, known, name)));
  if (schema.enum) return longest(schema.enum);
  const { items = {}, maxItems = MANY_ITEMS, minimum = 0, maximum = 1_000_000 } = schema;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, own]) => [field, largestValue(own, known, field)]),
      );
    case 'array':
      return Array.from({ length: Math.min(maxItems, MANY_ITEMS) }, () => largestValue(items, known, name));
    case 'integer':
    case 'number':
      return Math.max(minimum, Math.min(maximum, 1_000_000));
    case 'boolean':
      return true;
    case 'string':
      return largestText(schema, known, name);
    default:
      return undefined;
  }
}

function largestText({ maxLength = MANY_LETTERS, format }: Schema, known: KnownIds, name: string): string {
  const real = known[name] ?? LIKELY_TEXTS[name]?.[0];
  if (real !== undefined) return real;
  if (format === 'uuid') return '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  if (format === 'date') return '2027-01-31';
  const most = Math.min(maxLength, MAX_LETTERS);
  return 'Engineering colleges in Pune, संगणक अभियांत्रिकी '
    .repeat(1 + most / 40)
    .slice(0, most)
    .trim();
}

const longest = (values: readonly unknown[]) =>
  values.reduce((one, other) =>
    (JSON.stringify(other) ?? '').length > (JSON.stringify(one) ?? '').length ? other : one,
  );
