import type { Random } from './random.ts';
import { HOSTILE_TEXTS, HOSTILE_VALUES, LIKELY_TEXTS } from './words.ts';

/** A schema in the dialect of OpenAPI 3.0, as far as values are made from it. */
export type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};
/** Values that earlier answers named, by the name of the field: ids that exist. */
export type Known = ReadonlyMap<string, readonly [string, ...string[]]>;
/** `mark`: a word that this visitor writes into every free text, and nobody else. */
export type Making = { random: Random; known: Known; harm: number; mark: string };

const MAX_ITEMS = 6;
const MAX_LETTERS = 400;
const LETTERS = ['a', 'Z', '7', ' ', 'é', 'न', '-', '.'] as const;

/** A value for a schema. With `harm` 0 it is one that the schema allows; above, so often something else stands in a place. */
export function makeValue(schema: Schema, making: Making, name = ''): unknown {
  const { random, harm } = making;
  if (random.is(harm)) return random.is(0.6) ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_VALUES);
  if (schema.nullable && random.is(0.1)) return null;
  const [first, ...rest] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return makeValue(random.pick([first, ...rest]), making, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => makeValue(part, making, name)));
  const [one, ...others] = schema.enum ?? [];
  if (one !== undefined) return random.pick([one, ...others]);
  return byType(schema, making, name);
}

function byType(schema: Schema, making: Making, name: string): unknown {
  const { random } = making;
  switch (schema.type) {
    case 'object':
      return makeObject(schema, making);
    case 'array':
      return makeArray(schema, making, name);
    case 'integer':
      return Math.floor(numberIn(schema, random));
    case 'number':
      return numberIn(schema, random);
    case 'boolean':
      return random.is(0.5);
    case 'string':
      return makeText(schema, making, name);
    default:
      return random.pick(HOSTILE_VALUES);
  }
}

function makeObject({ properties = {}, required = [] }: Schema, making: Making) {
  const { random, harm } = making;
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const isLeftOut = required.includes(name) ? random.is(harm) : random.is(0.4);
    if (!isLeftOut) made[name] = makeValue(schema, making, name);
  }
  if (random.is(harm)) made[random.pick(HOSTILE_TEXTS).slice(0, 50)] = random.pick(HOSTILE_VALUES);
  return made;
}

function makeArray({ items = {}, minItems = 0, maxItems = MAX_ITEMS }: Schema, making: Making, name: string) {
  const most = Math.max(minItems, Math.min(maxItems, MAX_ITEMS));
  const count = making.random.is(making.harm) ? 500 : minItems + making.random.below(most - minItems + 1);
  return Array.from({ length: count }, () => makeValue(items, making, name));
}

function numberIn({ minimum = 0, maximum = 1_000_000 }: Schema, random: Random): number {
  if (random.is(0.1)) return random.pick([minimum, maximum]);
  return minimum + random.share() * (maximum - minimum);
}

function makeText({ minLength = 0, maxLength = MAX_LETTERS, format }: Schema, making: Making, name: string): string {
  const { random, known, mark } = making;
  const found = known.get(name) ?? known.get('id');
  if (found && /id$/i.test(name) && random.is(0.7)) return random.pick(found);
  const likely = LIKELY_TEXTS[name];
  if (likely && random.is(0.8)) return random.pick(likely);
  if (format === 'uuid') return '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  if (format === 'date' || format === 'date-time') return new Date(random.below(4_102_444_800) * 1000).toISOString();
  const length = Math.min(MAX_LETTERS, minLength + random.below(Math.max(1, maxLength - minLength + 1)));
  return `${mark}${Array.from({ length }, () => random.pick(LETTERS)).join('')}`.slice(0, Math.max(minLength, length));
}
