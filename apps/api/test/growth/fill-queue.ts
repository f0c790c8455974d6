import { idOf, type Rows } from './rows.ts';

const message = idOf('message', "n || ':1'");

/** The queue on a day of reminders: a pointer to one message of each student, and codes of the last minute. */
export const QUEUE_ROWS: readonly Rows[] = [
  ...['email', 'whatsapp'].map((channel) => ({
    table: 'queue.job',
    columns: 'name, policy, singleton_key, data, state, created_on, start_after',
    values: `'bulk-${channel}', 'short', (${message})::text, jsonb_build_object('id', ${message}), 'created', now() - make_interval(secs => n % 3600), now()`,
  })),
  {
    table: 'queue.job',
    every: 2,
    columns:
      'name, policy, singleton_key, data, state, created_on, start_after, started_on, completed_on, deletion_seconds',
    values: `'code-email', 'short', 'code-' || n, '{}', 'completed', now(), now(), now(), now(), 3600`,
  },
];
