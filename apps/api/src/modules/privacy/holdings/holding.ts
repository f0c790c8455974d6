import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../ports.ts';

/** What a picture is read with. */
export type PictureDeps = { db: Db } & Pick<Deps, 'files' | 'log'>;

/** The keys of a student in the database. */
export type Who = { id: string; email: string; phone: string };

/** How a table refers to a student: what a copy of the data shows, and what happens when the account is erased. */
export type Holding = {
  table: string;
  /** The title in the readable copy. */
  title: string;
  /** Which rows are about the student. */
  isTheirs: (who: Who) => SQL;
  /** Columns that no copy shows, with the reason. */
  hidden?: Record<string, string>;
  /** Columns of which a copy shows a part only, with the reason. */
  shortened?: Record<string, Shortened>;
  /** A column that is a picture; a picture that is stored elsewhere is read by the key of its row. */
  picture?: { column: string; read(deps: PictureDeps, key: string): Promise<Buffer | undefined> };
  onErase: 'delete' | Kept;
};

export type Shortened = { shown: SQL; why: string };

/** Rows that stay: why, and what is removed from them. */
export type Kept = { why: string; emptied?: (who: Who) => SQL };

const SECRET = 'A key or a hash: showing it would weaken your account.';
export const secrets = (...columns: string[]) => Object.fromEntries(columns.map((column) => [column, SECRET]));

/** The row has the student's id. */
export const direct = ({ id }: Who) => sql`student_id = ${id}`;

/** The row belongs to a row that has the student's id. */
export const viaParent =
  (column: string, table: string) =>
  ({ id }: Who) =>
    sql`${sql.identifier(column)} in (select id from ${sql.identifier(table)} where student_id = ${id})`;

/** Rows with the student's id that are deleted with the account. */
export const deleted = (table: string, title: string, more: Partial<Holding> = {}): Holding => ({
  table,
  title,
  isTheirs: direct,
  onErase: 'delete',
  ...more,
});
