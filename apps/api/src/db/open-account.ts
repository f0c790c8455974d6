import { type Column, type SQL, sql } from 'drizzle-orm';

/** Whether the account of a student is open: a closed one waits to be erased. */
export const isOpenAccount = (studentId: Column): SQL =>
  sql`not exists (select from account_closures c where c.student_id = ${studentId})`;
