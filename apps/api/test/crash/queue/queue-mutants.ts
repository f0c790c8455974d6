import type { CrashPoint } from './crash-points.ts';

/** What a wrong worker does. */
export type Mistake = 'outside' | 'marked first' | 'another id';
export type QueueMutant = {
  name: string;
  mistake?: Mistake;
  /** What is wrong in the database. */
  sql?: string;
  /** Where its process dies. */
  points: CrashPoint[];
};

/** Mistakes as they are really made. Each must be caught, or the harness proves nothing. */
export const QUEUE_MUTANTS: QueueMutant[] = [
  { name: 'a message is written outside of its transaction', mistake: 'outside', points: ['sent'] },
  { name: 'a message is marked before it is sent', mistake: 'marked first', points: ['marked'] },
  {
    name: 'a claim never expires',
    points: ['claimed'],
    sql: `create function claim_for_ever() returns trigger language plpgsql as $$
        begin new.next_attempt_at := 'infinity'; return new; end $$;
      create trigger claim_for_ever before update on outbox for each row
        when (new.attempts > old.attempts) execute function claim_for_ever();`,
  },
  { name: 'a message has another id at each attempt', mistake: 'another id', points: ['sent'] },
];
