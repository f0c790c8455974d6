import { type AnyEndpoint, nothing } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { type MessageId, messageOf, type Text, type Values } from '@dakhila/domain/messages/message';
import { isMessageId } from '@dakhila/domain/messages/say';
import { CATEGORY_RANK_NEEDED, INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';
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
  const name: Text = issue.path.join('.') || messageOf('input.request');
  if (issue.message === MISSING) return messageOf('input.missing', { name });
  if (issue.message !== '') return problemText(issue.message, { name, ...limitOf(issue) });
  return messageOf(complaintOf(issue), { name, ...limitOf(issue) });
}

/** The English screens share these sentences; the server says them by their ids. */
const SHARED = new Map(
  (['noRank', 'noMerit', 'noJeeRank'] as const).map((key) => [INPUT_SENTENCES[key] as string, `input.${key}` as const]),
);

/** The text of a schema's own message: the id of one of ours, or a sentence that the English screens share. */
export function problemText(message: string, values?: Values): Text {
  const [, category, paper] = CATEGORY_RANK_NEEDED.exec(message) ?? [];
  if (category && paper) return messageOf('input.categoryRank', { category, paper });
  const id = SHARED.get(message) ?? message;
  return isMessageId(id) ? messageOf(id, values) : message;
}

/** What fills the gaps of a message about this issue. */
function limitOf(issue: z.core.$ZodIssue): Values {
  if (issue.code === 'too_big') return { count: Number(issue.maximum) };
  if (issue.code === 'too_small') return { count: Number(issue.minimum) };
  if (issue.code === 'invalid_value') return { values: issue.values.join(', ') };
  return issue.code === 'unrecognized_keys' ? { values: issue.keys.join(', ') } : {};
}

function complaintOf(issue: z.core.$ZodIssue): MessageId {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'input.mustBeOther';
    case 'invalid_value':
      return 'input.mustBeOneOf';
    case 'too_big':
      return `input.most${unitOf(issue.origin)}`;
    case 'too_small':
      return `input.least${unitOf(issue.origin)}`;
    case 'unrecognized_keys':
      return 'input.unknownField';
    default:
      return 'input.otherForm';
  }
}

const KINDS: Readonly<Record<string, MessageId>> = {
  string: 'input.mustBeText',
  number: 'input.mustBeNumber',
  int: 'input.mustBeWholeNumber',
  boolean: 'input.mustBeTrueOrFalse',
  array: 'input.mustBeList',
  object: 'input.mustBeGroup',
};

function unitOf(origin: string) {
  if (origin === 'string') return 'Characters';
  return origin === 'array' || origin === 'set' ? 'Entries' : 'Number';
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
