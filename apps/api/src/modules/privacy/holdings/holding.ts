import { type SQL, sql } from 'drizzle-orm';

/** By what a student is known in the database. */
export type Who = { id: string; email: string; phone: string };

/** How one table names a student: what a copy of the data shows of it, and what becomes of it when the account is erased. */
export type Holding = {
  table: string;
  /** What the readable copy calls it. */
  title: string;
  /** Which rows are about the student. */
  isTheirs: (who: Who) => SQL;
  /** Columns that no copy shows, with the reason. */
  hidden?: Record<string, string>;
  /** Columns of which a copy shows a part only, with the reason. */
  shortened?: Record<string, Shortened>;
  /** A column that is a picture. */
  picture?: string;
  onErase: 'delete' | Kept;
};

export type Shortened = { shown: SQL; why: string };

/** Rows that stay, why, and what is taken out of them. */
export type Kept = { why: string; emptied?: (who: Who) => SQL };

const SECRET = 'A key or a hash: showing it would weaken your account.';
export const secrets = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, SECRET]));

/** The table says whose row it is. */
export const direct = ({ id }: Who) => sql`student_id = ${id}`;

/** The row belongs to another one that does. */
export const viaParent =
  (column: string, table: string) =>
  ({ id }: Who) =>
    sql`${sql.identifier(column)} in (select id from ${sql.identifier(table)} where student_id = ${id})`;
