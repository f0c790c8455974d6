import { contactOf } from '@dakhila/domain/contact';
import { DESK_VIEW_RULES, type DeskView, QUEUE_PAGE } from '@dakhila/domain/support/desk';
import { EXCERPT_LENGTH } from '@dakhila/domain/support/ticket';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { staffMembers, students, tickets } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

type Wanted = { view: DeskView; staffId: string; search?: string | undefined; after?: string | undefined };

/** A page of the queue, and where the next one begins. The page is found by its key, so late pages cost as little as the first. */
export async function readQueue(db: Db, { view, staffId, search, after }: Wanted) {
  const { statuses, isOwn, order } = DESK_VIEW_RULES[view];
  const [sign, by] = order === 'oldest' ? ([sql`>`, asc] as const) : ([sql`<`, desc] as const);
  const key = readKey(after);
  const rows = await db
    .select({
      ticket: tickets,
      firstName: students.firstName,
      lastName: students.lastName,
      assignee: staffMembers.name,
      updatedAtExact: sql<string>`extract(epoch from ${tickets.updatedAt})::text`,
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
        key && sql`(${tickets.updatedAt}, ${tickets.id}) ${sign} (to_timestamp(${key.at}::numeric), ${key.id}::uuid)`,
      ),
    )
    .orderBy(by(tickets.updatedAt), by(tickets.id))
    .limit(QUEUE_PAGE + 1);
  const page = rows.slice(0, QUEUE_PAGE);
  const last = rows.length > QUEUE_PAGE ? page.at(-1) : undefined;
  return { page, next: last ? `${last.updatedAtExact}_${last.ticket.id}` : null };
}

const KEY = /^(\d{1,12}(?:\.\d{1,6})?)_([0-9a-f-]{36})$/;

/** `1790000000.123456_<id>`; an unreadable key begins at the first page. */
function readKey(after: string | undefined): { at: string; id: string } | undefined {
  const [, at, id] = KEY.exec(after ?? '') ?? [];
  return at && id && isUuid(id) ? { at, id } : undefined;
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

/** The most students of one name that are looked at. */
const MOST_STUDENTS = 200;
const ofStudents = (condition: SQL): SQL =>
  sql`${tickets.studentId} in (select ${students.id} from ${students} where ${condition} limit ${MOST_STUDENTS})`;

/** How many tickets wait for us. */
export const countOpen = (db: Db): Promise<number> => db.$count(tickets, eq(tickets.status, 'open'));
