import { type AnyEndpoint, nothing } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { type Message, messageOf, type Text } from '@dakhila/domain/messages/message';
import { isMessageId } from '@dakhila/domain/messages/say';
import { CATEGORY_RANK_NEEDED, INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';
import { SIGNUP_FIELDS, SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

const MISSING = 'missing';

/**
 * What is wrong with each field of an input, in plain sentences: the schema's own message or one of ours. The messages of the
 * validation library are for programmers.
 */
export function plainIssues(schema: z.ZodMiniType, value: unknown): FieldTexts {
  const result = schema.safeParse(value, { error: ({ input }) => (input === undefined ? MISSING : '') });
  const fields: Record<string, Text> = {};
  for (const issue of result.error?.issues ?? []) fields[issue.path.join('.')] ??= sentenceOf(issue);
  return fields;
}

function sentenceOf(issue: z.core.$ZodIssue): Text {
  const name = issue.path.join('.') || 'The request';
  if (issue.message === MISSING) return `${name} is missing`;
  return problemText(issue.message) || `${name} ${complaint(issue)}`;
}

const inputKeys = Object.keys(INPUT_SENTENCES) as (keyof typeof INPUT_SENTENCES)[];
/** The screens share these sentences in English; the server says them by their ids. */
const SHARED = new Map<string, Message>([
  ...inputKeys.map((key) => [INPUT_SENTENCES[key], messageOf(`input.${key}`)] as const),
  ...SIGNUP_FIELDS.map((field) => [SIGNUP_SENTENCES[field], messageOf(`accounts.${field}`)] as const),
]);

/** The text of a schema's own message: the id of one of ours, or a sentence that the screens share. */
export function problemText(message: string): Text {
  const [, category, paper] = CATEGORY_RANK_NEEDED.exec(message) ?? [];
  if (category && paper) return messageOf('input.categoryRank', { category, paper });
  return isMessageId(message) ? messageOf(message) : (SHARED.get(message) ?? message);
}

function complaint(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_big':
      return `can ${amount(issue.origin, 'at most', issue.maximum)}`;
    case 'too_small':
      return `must ${amount(issue.origin, 'at least', issue.minimum)}`;
    case 'unrecognized_keys':
      return `has a field that is not known here: ${issue.keys.join(', ')}`;
    default:
      return 'is not in the form that is asked for';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function amount(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${limit}`;
}

type FieldTexts = Readonly<Record<string, Text>>;

/** Input that does not match its schema: field name → what is wrong. */
export class InvalidInput extends DomainError {
  readonly fields: FieldTexts;
  constructor(fields: FieldTexts) {
    const [first = ''] = Object.values(fields);
    super('invalid-input', typeof first === 'string' ? { detail: first } : { message: first });
    this.fields = fields;
  }
}

/** Parses the parts of a request; throws what is wrong with them. */
export function parseInput(endpoint: AnyEndpoint, { params, query, body }: FastifyRequest) {
  return {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, query),
    body: parse(endpoint.body, body ?? undefined),
  };
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  if (schema === nothing) return undefined;
  if (holdsUnstorable(value)) throw new DomainError('invalid-input');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(plainIssues(schema, value));
}

/** PostgreSQL cannot store NUL or an unpaired surrogate. Not recursive, so that deep input cannot overflow the stack. */
function holdsUnstorable(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && (one.includes('\u0000') || !one.isWellFormed())) return true;
    if (typeof one === 'object' && one !== null) for (const entry of Object.entries(one)) rest.push(...entry);
  }
  return false;
}
