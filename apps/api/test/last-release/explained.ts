/**
 * What the schema since the last release changed although its code may meet it, and why that does no harm. `npm run release:record` begins again: then this
 * list must be empty.
 */
export const EXPLAINED: Readonly<Record<string, string>> = {
  "orders has a new rule: orders_reconcile_failure_check CHECK ((reconcile_failure = ANY (ARRAY['not-saved'::text, 'given-up'::text])))":
    'The column is new, and code that does not know it leaves it empty.',
  "sent_round_reminders has a new rule: sent_round_reminders_moment_check CHECK ((moment = ANY (ARRAY['begins'::text, 'ends'::text, 'papers'::text])))":
    'It allows one value more than before.',
};
