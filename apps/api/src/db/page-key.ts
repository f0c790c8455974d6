import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from './uuid.ts';

/** The columns that rows are sorted by: a moment, then an id. */
type Sorting = { at: PgColumn | SQL; id: PgColumn | SQL };
const KEY = /^(\d{1,12}(?:\.\d{1,6})?)_([0-9a-f-]{36})$/;

/** A moment as a page key has it: exact to the microsecond, which a `Date` is not. */
export const exactMoment = (moment: PgColumn | SQL) => sql<string>`extract(epoch from ${moment})::text`;

export const isPageKey = (text: string): boolean => isUuid(KEY.exec(text)?.[2] ?? '');

/** The rows behind the key `1790000000.123456_<id>`. Without a readable key it is all of them. */
export function isBehind({ at, id }: Sorting, order: 'oldest' | 'newest', after: string | undefined): SQL | undefined {
  const [, moment, last] = KEY.exec(after ?? '') ?? [];
  if (!moment || !last || !isUuid(last)) return undefined;
  return sql`(${at}, ${id}) ${order === 'oldest' ? sql`>` : sql`<`} (to_timestamp(${moment}::numeric), ${last}::uuid)`;
}

/** Cuts a page out of rows of which one more than `size` was read, and makes the key of the next page. */
export function cutPage<Row>(rows: Row[], size: number, keyOf: (row: Row) => { at: string; id: string }) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const key = last && keyOf(last);
  return { page, next: key ? `${key.at}_${key.id}` : null };
}
