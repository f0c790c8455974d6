import { LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import { DESK_VIEW_RULES, type DeskOwner, type DeskView, QUEUE_PAGE } from '@dakhila/domain/support/desk';
import { EXCERPT_LENGTH, TICKET_TOPICS, type TicketTopic } from '@dakhila/domain/support/ticket';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { staffMembers, students, tickets } from '../../db/schema/index.ts';
import { isAbout } from './search.ts';

type Filters = {
  topic?: TicketTopic | undefined;
  language?: Language | undefined;
  owner?: DeskOwner | undefined;
};
type Wanted = Filters & {
  view: DeskView;
  staffId: string;
  search?: string | undefined;
  after?: string | undefined;
};

/** What the queue is sorted by: since when the student waits, or the latest change where none waits. Indexes have the same expression. */
const QUEUED_AT = sql`coalesce(${tickets.waitingSince}, ${tickets.updatedAt})`;

/** A page of the queue, and where the next one begins. The page is found by its key, so late pages cost as little as the first. */
export async function readQueue(db: Db, wanted: Wanted) {
  const { order } = DESK_VIEW_RULES[wanted.view];
  const by = order === 'oldest' ? asc : desc;
  const rows = await db
    .select({
      ticket: tickets,
      firstName: students.firstName,
      lastName: students.lastName,
      assignee: staffMembers.name,
      queuedAtExact: exactMoment(QUEUED_AT),
      excerpt: sql<string>`(select left(m.text, ${EXCERPT_LENGTH}) from ticket_messages m where m.ticket_id = tickets.id order by m.created_at limit 1)`,
    })
    .from(tickets)
    .innerJoin(students, eq(students.id, tickets.studentId))
    .leftJoin(staffMembers, eq(staffMembers.id, tickets.assignedTo))
    .where(
      // A search looks everywhere: who searches for a number wants that ticket, whatever its status.
      wanted.search
        ? and(isAbout(wanted.search), isBehind({ at: QUEUED_AT, id: tickets.id }, order, wanted.after))
        : sql`${tickets.id} = any(array(${idsOfPage(wanted)}))`,
    )
    .orderBy(by(QUEUED_AT), by(tickets.id))
    .limit(QUEUE_PAGE + 1);
  return cutPage(rows, QUEUE_PAGE, ({ queuedAtExact: at, ticket: { id } }) => ({ at, id }));
}

/**
 * The ids of a page. Each combination of status, topic and language is a range of an index that is sorted as the queue is: the
 * first tickets of all ranges together hold the page, and nothing else is read, however many tickets the filters leave out.
 */
function idsOfPage({ view, staffId, topic, language, owner, after }: Wanted): SQL {
  const { statuses, isOwn, order } = DESK_VIEW_RULES[view];
  const way = order === 'oldest' ? sql`asc` : sql`desc`;
  const range = and(
    sql`${tickets.status} = ranges.status`,
    sql`${tickets.topic} = ranges.topic`,
    sql`${tickets.language} = ranges.language`,
    isOwn || owner === 'me' ? eq(tickets.assignedTo, staffId) : undefined,
    owner === 'nobody' ? sql`${tickets.assignedTo} is null` : undefined,
    isBehind({ at: QUEUED_AT, id: tickets.id }, order, after),
  );
  return sql`
    select head.id from (
        select status, topic, language from ${oneOf(statuses)} s(status)
          cross join ${oneOf(topic ? [topic] : TICKET_TOPICS)} t(topic)
          cross join ${oneOf(language ? [language] : LANGUAGES)} l(language)) ranges
      cross join lateral (
        select ${tickets.id} as id, ${QUEUED_AT} as queued_at from ${tickets} where ${range}
          order by ${QUEUED_AT} ${way}, ${tickets.id} ${way} limit ${QUEUE_PAGE + 1}) head
      order by head.queued_at ${way}, head.id ${way} limit ${QUEUE_PAGE + 1}`;
}

const oneOf = (words: readonly string[]): SQL => sql`unnest(${sql.param(words)}::text[])`;

/** How many tickets wait for us. */
export const countOpen = (db: Db): Promise<number> => db.$count(tickets, eq(tickets.status, 'open'));
