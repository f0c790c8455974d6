import { contactOf } from '@dakhila/domain/contact';
import { eq, type SQL, sql } from 'drizzle-orm';
import { students, tickets } from '../../db/schema/index.ts';

/** A ticket number, an e-mail, a phone number, or the beginning of a name, the first name or the last name first. */
export function isAbout(search: string): SQL | undefined {
  if (/^#?\d{1,9}$/.test(search)) return eq(tickets.number, Number(search.replace('#', '')));
  const contact = contactOf(search);
  if (contact?.kind === 'email') return ofStudents(eq(students.email, contact.email));
  if (contact?.kind === 'phone') return ofStudents(eq(students.phone, contact.phone));
  const name = search.toLowerCase().replace(/\s+/g, ' ');
  const beginning = `${name.replace(/[\\%_]/g, '\\$&')}%`;
  return ofStudents(
    sql`lower(${students.firstName} || ' ' || ${students.lastName}) like ${beginning}`,
    sql`lower(${students.lastName} || ' ' || ${students.firstName}) like ${beginning}`,
  );
}

/** The most students of one name whose tickets are shown. */
const MOST_STUDENTS = 200;

/** Tickets of the students whom one of the conditions finds. Each is a query of its own, so that each has its index. */
function ofStudents(...conditions: SQL[]): SQL {
  // Students without a ticket do not count toward the limit: most of a name have none.
  const found = conditions.map(
    (condition) => sql`(select ${students.id} from ${students} where ${condition}
      and exists (select from tickets own where own.student_id = ${students.id}) limit ${MOST_STUDENTS})`,
  );
  return sql`${tickets.studentId} in (${sql.join(found, sql` union `)})`;
}
