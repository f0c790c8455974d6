import { ALLOWANCE_KINDS, LEDGER_REASONS } from '@dakhila/domain/billing/tier';
import * as z from 'zod/mini';
import { endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says, typedFirstName, typedLastName } from './fields.ts';

/** What the student's own page shows of the person, and how much of the whole profile is there. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** `2009-03-14`, null while unknown. */
  birthDate: z.nullable(z.string()),
  joinedAt: z.string(),
  /** `missing` names fields: 'birthDate', 'classTwelve.year', 'mhtCet.percentile'. */
  completion: z.object({ filled: z.number(), of: z.number(), missing: z.array(z.string()) }),
});
export type Profile = z.infer<typeof Profile>;

export const LEDGER_CAUSES = ['order', 'run', 'session', 'assessment', 'other'] as const;

/** The cause of a ledger row; a deleted one has no name. */
export const LedgerCause = z.object({
  type: z.enum(LEDGER_CAUSES),
  /** The plan, the run's title, or the counsellor. */
  name: z.nullable(z.string()),
  exam: z.nullable(Exam),
  /** When the session begins. */
  startsAt: z.nullable(z.string()),
});
export type LedgerCause = z.infer<typeof LedgerCause>;

/** One credit or debit. */
export const LedgerEntry = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(ALLOWANCE_KINDS),
  reason: z.enum(LEDGER_REASONS),
  /** Above zero a credit, below a debit. */
  amount: z.number(),
  balanceAfter: z.number(),
  cause: LedgerCause,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const profile = {
  read: endpoint('GET /profile', 'student', {
    summary: 'The person behind the account, and how complete the profile is',
    response: reply(Profile),
  }),
  rename: endpoint('PUT /profile/name', 'student', {
    summary: 'Change the name',
    body: z.strictObject({ firstName: typedFirstName, lastName: typedLastName }),
    response: reply(Profile),
  }),
  ledger: endpoint('GET /profile/ledger', 'student', {
    summary: 'Every credit and debit of attempts, sessions and assessments, newest first, 20 at a time',
    query: z.object({
      /** The last id of the page before. */
      before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/, says('input.entryId')))),
    }),
    response: reply(z.object({ entries: z.array(LedgerEntry), hasMore: z.boolean() })),
  }),
};
