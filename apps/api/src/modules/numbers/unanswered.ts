import type { UnansweredQuestion } from '@dakhila/contract/desk/numbers';
import { withoutContacts } from '@dakhila/domain/contacts-in-text';
import { LONGEST_WORK_SECONDS } from '@dakhila/domain/conversations/conversation';
import { SMALLEST_SHOWN } from '@dakhila/domain/numbers/shown-value';
import { UNANSWERED_DAYS } from '@dakhila/domain/numbers/unanswered';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** No answer came, or the assistant offered a person instead. */
export const isUnanswered = sql`(state = 'failed' or answer ? 'handOver'
  or (state = 'working' and claimed_at < app_now() - make_interval(secs => ${LONGEST_WORK_SECONDS})))`;

/** The newest that are looked at, and the most that are shown. */
const MOST_READ = 20_000;
const MOST_SHOWN = 50;
/** The same words: without case, gaps and the marks at the end. */
const sameWords = sql`lower(rtrim(btrim(regexp_replace(question, '\\s+', ' ', 'g')), ' ?!.।'))`;

type Row = { question: string; times: number; ms: string };

/** What the assistant could not answer, the most frequent first. What fewer students asked is theirs alone. */
export async function readUnanswered(db: Db): Promise<UnansweredQuestion[]> {
  const { rows } = await db.execute<Row>(sql`
    select (array_agg(question order by asked_at desc))[1] as question, count(*)::int as times,
      extract(epoch from max(asked_at)) * 1000 as ms
    from (select question, student_id, asked_at from assistant_exchanges
          where asked_at >= app_now() - make_interval(days => ${UNANSWERED_DAYS}) and ${isUnanswered}
          order by asked_at desc limit ${MOST_READ}) recent
    group by ${sameWords} having count(distinct student_id) >= ${SMALLEST_SHOWN}
    order by times desc, ms desc limit ${MOST_SHOWN}`);
  return rows.map(({ question, times, ms }) => ({
    question: withoutContacts(question),
    times,
    lastAskedAt: new Date(Number(ms)).toISOString(),
  }));
}
