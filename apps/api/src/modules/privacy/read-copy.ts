import { Readable } from 'node:stream';
import { type DataCopies, dataCopyPath } from '@dakhila/contract/privacy';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { sayAll } from '@dakhila/domain/messages/say';
import { COPIES_PER_DAY, COPY_FETCHES_PER_DAY } from '@dakhila/domain/privacy/policy';
import { type SQL, sql } from 'drizzle-orm';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { OwnCaller } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { findStudent } from '../accounts/index.ts';
import { type CopiedTable, type Row, writeHtml, writeJson } from './copy-formats.ts';
import { HOLDINGS, type Holding, type PictureDeps, type Who } from './holdings/index.ts';
import { checkOwnCode } from './own-code.ts';
import { insertCopy, isCopyOpen } from './store.ts';

/** The student's rows, table by table, read while they are written: a copy is never in memory as a whole. */
function* readCopy(deps: PictureDeps, who: Who): Generator<CopiedTable> {
  for (const holding of HOLDINGS) yield { holding, rows: readRows(deps, holding, who) };
}

const ROWS_AT_ONCE = 50;

/** Reads pictures one by one and other rows in pages, by primary key. */
async function* readRows(deps: PictureDeps, holding: Holding, who: Who): AsyncGenerator<Row> {
  const { db } = deps;
  const columns = await columnsOf(db, holding);
  const most = holding.picture ? 1 : ROWS_AT_ONCE;
  let behind: string[] | undefined;
  do {
    const page = await readPage(db, holding, { who, columns, behind, most });
    // Predictions are stored with messages by id; a copy is for reading.
    for (const { key, row } of page) yield sayAll('en', await withPicture(deps, holding, key, row)) as Row;
    behind = page.length === most ? page.at(-1)?.key : undefined;
  } while (behind);
}

const NOT_LOADED = 'We couldn’t load this picture just now. Please download your copy again later.';
const LOST = 'This picture is missing in our store.';

/** Adds a picture that is not in its row. A copy without it says so. */
async function withPicture(deps: PictureDeps, { picture }: Holding, [key]: string[], row: Row): Promise<Row> {
  if (!picture || !key || row[picture.column] !== null) return row;
  try {
    const bytes = await picture.read(deps, key);
    return { ...row, [picture.column]: bytes?.toString('base64') ?? null, ...(bytes ? {} : { note: LOST }) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...row, note: NOT_LOADED };
  }
}

type Column = { name: string; type: string; place: number | null };
type Columns = { shown: SQL; keys: Column[] };

/** The shown columns of a table and its primary key. */
async function columnsOf(db: Db, { table, hidden = {}, shortened = {}, picture }: Holding): Promise<Columns> {
  const { rows } = await db.execute<Column>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type, array_position(i.indkey::int[], attnum::int) as place
    from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped order by attnum`);
  const shown = rows.filter(({ name }) => !(name in hidden)).map(({ name }) => sql.identifier(name));
  const drawn = shown.map((column) => {
    if (column.value === picture?.column) return sql`encode(${column}, 'base64') as ${column}`;
    const part = shortened[column.value]?.shown;
    return part ? sql`${part} as ${column}` : sql`${column}`;
  });
  const keys = rows
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => Number(one.place) - Number(other.place));
  if (keys.length === 0) throw new Error(`${table} has no primary key to read it by`);
  return { shown: sql.join(drawn, sql`, `), keys };
}

type Asked = { who: Who; columns: Columns; behind: string[] | undefined; most: number };

async function readPage(db: Db, { table, isTheirs }: Holding, { who, columns, behind, most }: Asked) {
  const { shown, keys } = columns;
  const names = list(keys.map(({ name }) => sql`${sql.identifier(name)}`));
  const words = list(keys.map(({ name }) => sql`${sql.identifier(name)}::text`));
  const values = behind && list(keys.map(({ type }, index) => sql`${behind[index]}::${sql.raw(type)}`));
  // `offset 0` keeps the database from scanning all rows in the order of the key.
  const { rows } = await db.execute<{ key: string[]; row: Row }>(sql`
    select array[${words}] as key, (select row_to_json(r) from (select ${shown}) r) as row
    from (select * from ${sql.identifier(table)} where ${isTheirs(who)} offset 0) theirs
    ${values ? sql`where (${names}) > (${values})` : sql``}
    order by ${names} limit ${most}`);
  return rows;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Makes both copies available for a short time, with a one-time code. */
export function openCopies(
  deps: Pick<Deps, 'db' | 'secrets' | 'newId'>,
  caller: OwnCaller,
  otp: string,
): Promise<DataCopies> {
  const { studentId } = caller.session;
  return checkOwnCode(deps, caller, { purpose: 'data-copy', otp }, async (tx) => {
    await requireBudget(tx, `data-copies:${studentId}`, COPIES_PER_DAY, TOO_MANY);
    const id = deps.newId();
    const until = await insertCopy(tx, id, studentId);
    return { readable: dataCopyPath(id, 'html'), json: dataCopyPath(id, 'json'), until: until.toISOString() };
  });
}

type Wanted = { id: string; studentId: string; format: 'html' | 'json' };

export async function fetchCopy(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'files' | 'log'>,
  { id, studentId, format }: Wanted,
): Promise<Readable> {
  const { db } = deps;
  const isOpen = isUuid(id) && (await isCopyOpen(db, id, studentId));
  const student = isOpen ? await findStudent(db, studentId) : undefined;
  if (!student) throw new DomainError('not-found', { message: messageOf('privacy.copyClosed') });
  await requireBudget(db, `data-copy-fetches:${studentId}`, COPY_FETCHES_PER_DAY, TOO_MANY);
  return Readable.from(copyOf(deps, student, format));
}

/** Streams the copy of a student's data. */
export function copyOf(
  deps: PictureDeps & Pick<Deps, 'config' | 'now'>,
  { id, email, phone }: Who,
  format: 'html' | 'json',
): AsyncGenerator<string> {
  const write = format === 'html' ? writeHtml : writeJson;
  return write({ brand: deps.config.BRAND_NAME, madeAt: deps.now() }, readCopy(deps, { id, email, phone }));
}

const TOO_MANY = { message: messageOf('privacy.tooManyCopies') };
