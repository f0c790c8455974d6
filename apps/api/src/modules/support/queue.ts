import { contactOf } from '@dakhila/domain/contact';
import { DESK_VIEW_RULES, type DeskView, QUEUE_PAGE } from '@dakhila/domain/support/desk';
import { EXCERPT_LENGTH } from '@dakhila/domain/support/ticket';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
import { staffMembers, students, tickets } from '../../db/schema/index.ts';

type Wanted = { view: DeskView; staffId: string; search?: string | undefined; after?: string | undefined };

/** What the queue is sorted by: since when the student waits, or the latest change where none waits. An index has the same expression. */
const QUEUED_AT = sql`coalesce(${tickets.waitingSince}, ${tickets.updatedAt})`;

/** A page of the queue, and where the next one begins. The page is found by its key, so late pages cost as little as the first. */
export async function readQueue(db: Db, { view, staffId, search, after }: Wanted) {
  const { statuses, isOwn, order } = DESK_VIEW_RULES[view];
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
      and(
        // A search looks everywhere: who searches for a number wants that ticket, whatever its status.
        search ? isAbout(search) : inArray(tickets.status, [...statuses]),
        isOwn && !search ? eq(tickets.assignedTo, staffId) : undefined,
        isBehind({ at: QUEUED_AT, id: tickets.id }, order, after),
      ),
    )
    .orderBy(by(QUEUED_AT), by(tickets.id))
    .limit(QUEUE_PAGE + 1);
  return cutPage(rows, QUEUE_PAGE, ({ queuedAtExact: at, ticket: { id } }) => ({ at, id }));
}

/** A ticket number, an e-mail, a phone number, or the beginning of a name. */
function isAbout(search: string): SQL | undefined {
  if (/^#?\d{1,9}$/.test(search)) return eq(tickets.number, Number(search.replace('#', '')));
  const contact = contactOf(search);
  if (contact?.kind === 'email') return ofStudents(eq(students.email, contact.email));
  if (contact?.kind === 'phone') return ofStudents(eq(students.phone, contact.phone));
  const beginning = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return ofStudents(sql`lower(${students.firstName} || ' ' || ${students.lastName}) like ${beginning}`);
}

/** The most students of one name whose tickets are shown. */
const MOST_STUDENTS = 200;
// Students without a ticket do not count toward the limit: most of a name have none.
const ofStudents = (condition: SQL): SQL =>
  sql`${tickets.studentId} in (select ${students.id} from ${students} where ${condition}
    and exists (select from tickets own where own.student_id = ${students.id}) limit ${MOST_STUDENTS})`;

/** How many tickets wait for us. */
export const countOpen = (db: Db): Promise<number> => db.$count(tickets, eq(tickets.status, 'open'));
