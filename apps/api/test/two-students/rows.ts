import type pg from 'pg';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;
/** Of a longer row the rest is compared by its hash. */
const SHOWN = 3_000;
const TOLD = 200;

/**
 * Every row of the database that names a student, holds a word of theirs, or names something that is the student's, however far away: a message names its ticket, and the ticket the
 * student. Each is its table and its text. Nothing is said here of tables and columns, so that a new one is walked too.
 */
export async function rowsOf(
  pool: pg.Pool,
  student: { id: string; email: string; phone: string; word: string },
): Promise<string[]> {
  let open = await readAll(pool);
  const own: string[] = [];
  for (let names = [student.id, student.email, student.phone, student.word]; names.length > 0; ) {
    const found = open.filter((row) => names.some((name) => row.includes(name)));
    own.push(...found);
    open = open.filter((row) => !found.includes(row));
    // The first id of a row is its own, or that of what it belongs to; later ones may be shared with others.
    names = found.flatMap((row) => UUID.exec(row)?.[0] ?? []);
  }
  return own.toSorted();
}

/** What went and what came between two looks, each shortened: nothing when nothing was touched. */
export const changesBetween = (before: readonly string[], after: readonly string[]): string[] => [
  ...before.filter((row) => !after.includes(row)).map((row) => `- ${row.slice(0, TOLD)}`),
  ...after.filter((row) => !before.includes(row)).map((row) => `+ ${row.slice(0, TOLD)}`),
];

/** The tables in which a student has rows. */
export const tablesOf = (rows: readonly string[]) => new Set(rows.map((row) => row.split(' ')[0]));

async function readAll(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'prediction_editions'",
  );
  const tables = rows.map(async ({ name }) => {
    const read = await pool.query<{ row: string }>(
      `select '${name} ' || left(t::text, ${SHOWN}) || md5(t::text) as row from ${name} t`,
    );
    return read.rows.map(({ row }) => row);
  });
  return (await Promise.all(tables)).flat();
}
