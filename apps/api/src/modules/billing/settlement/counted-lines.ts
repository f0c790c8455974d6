import { type SQL, sql } from 'drizzle-orm';

/** Whether a line is of an active file: nobody has withdrawn it. */
export const isOfActiveFile = (line: SQL): SQL =>
  sql`not exists (select from settlement_files f where f.id = ${line}.file_id and f.withdrawn_at is not null)`;

/**
 * Whether the line `l` counts. Files may overlap, and active files never contradict each other, so of equal lines any one
 * can count: it is that of the file with the smallest id.
 */
export const isCounted: SQL = sql`${isOfActiveFile(sql`l`)} and not exists (
  select from settlement_lines twin where twin.gateway = l.gateway and twin.entity_id = l.entity_id
    and twin.file_id < l.file_id and ${isOfActiveFile(sql`twin`)})`;
