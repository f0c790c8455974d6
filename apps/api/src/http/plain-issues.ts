import type * as z from 'zod/mini';

const MISSING = 'missing';

/**
 * What is wrong with an input, field by field, in plain sentences: the schema's own where it has one, else one of ours. The words of the
 * validation library are for programmers.
 */
export function plainIssues(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value, { error: ({ input }) => (input === undefined ? MISSING : '') });
  const fields: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) fields[issue.path.join('.')] ??= sentenceOf(issue);
  return fields;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.') || 'The request';
  if (issue.message === MISSING) return `${name} is missing`;
  return issue.message || `${name} ${complaint(issue)}`;
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
