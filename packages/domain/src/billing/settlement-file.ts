import { isDay, momentOf } from '../calendar/indian-time.ts';
import { CsvProblem, type CsvRow, streamCsv } from '../csv/stream-csv.ts';
import { SETTLEMENT_FILE_LINES, SETTLEMENT_KINDS, type SettlementLine } from './settlement.ts';

/** The columns that are read; all others are skipped. */
const COLUMNS = ['entity_id', 'type', 'amount', 'currency', 'created_at', 'payment_id'] as const;
type Column = (typeof COLUMNS)[number];
type Fields = Record<Column, string>;

/** Something that is wrong in a file, by line. It repeats nothing of the file. */
export type FileProblem = { line: number; problem: string };
/** After this many problems reading stops: it is probably the wrong file. */
const MOST_PROBLEMS = 20;

export type SettlementFile = {
  lines: SettlementLine[];
  /** Lines about other things, such as transfers and adjustments. */
  skipped: number;
  problems: FileProblem[];
};

/** Reads the gateway's settlement file piece by piece. A file with a problem is not used, however small the problem. */
export async function readSettlementFile(pieces: AsyncIterable<string>): Promise<SettlementFile> {
  const file: SettlementFile = { lines: [], skipped: 0, problems: [] };
  const known = new Map<string, SettlementLine>();
  let columns: Map<Column, number> | undefined;
  try {
    for await (const row of streamCsv(pieces)) {
      if (!columns) {
        columns = new Map(COLUMNS.map((name) => [name, namesOf(row).indexOf(name)]));
        const missing = COLUMNS.filter((name) => columns?.get(name) === -1);
        if (missing.length > 0) throw new CsvProblem(row.line, `the column ${missing.join(', ')} is missing`);
        continue;
      }
      takeRow(file, known, row, columns);
      if (file.problems.length >= MOST_PROBLEMS) break;
    }
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    file.problems.push({ line: error.line, problem: error.message });
  }
  if (file.problems.length === 0 && file.lines.length === 0)
    file.problems.push({ line: 1, problem: 'there is no payment and no refund in it' });
  return file;
}

const namesOf = ({ fields }: CsvRow) => fields.map((name) => name.trim().toLowerCase());

function takeRow(file: SettlementFile, known: Map<string, SettlementLine>, row: CsvRow, columns: Map<Column, number>) {
  const fields = Object.fromEntries(
    COLUMNS.map((name) => [name, (row.fields[columns.get(name) ?? -1] ?? '').trim()]),
  ) as Fields;
  const refuse = (problem: string) => file.problems.push({ line: row.line, problem });
  const kind = SETTLEMENT_KINDS.find((one) => one === fields.type.toLowerCase());
  if (!kind) {
    if (fields.type === '') refuse('the type is empty');
    else file.skipped += 1;
    return;
  }
  const line = readLine(kind, fields);
  if (typeof line === 'string') return void refuse(line);
  const twin = known.get(line.entityId);
  if (twin && !isSameLine(twin, line)) return void refuse('this entity_id is in the file twice, with other values');
  if (twin) return;
  if (known.size >= SETTLEMENT_FILE_LINES)
    throw new CsvProblem(row.line, `a file has at most ${SETTLEMENT_FILE_LINES} lines`);
  known.set(line.entityId, line);
  file.lines.push(line);
}

/** Whether two lines say the same. */
export const isSameLine = (one: SettlementLine, other: SettlementLine): boolean =>
  one.kind === other.kind &&
  one.paymentId === other.paymentId &&
  one.amountPaise === other.amountPaise &&
  one.currency === other.currency &&
  one.happenedAt.getTime() === other.happenedAt.getTime();

const ID = /^[A-Za-z0-9][\w-]{0,99}$/;
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** A line of the file, or what is wrong with it. */
function readLine(kind: SettlementLine['kind'], fields: Fields): SettlementLine | string {
  const { entity_id: entityId, currency, created_at: at } = fields;
  if (!ID.test(entityId)) return 'entity_id is not an id';
  const paymentId = kind === 'payment' ? entityId : fields.payment_id;
  if (!ID.test(paymentId)) return 'a refund needs the payment_id of its payment';
  const [, rupees, paise = ''] = AMOUNT.exec(fields.amount) ?? [];
  const amountPaise = rupees === undefined ? 0 : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
  if (amountPaise === 0) return 'amount is not an amount in rupees, such as 999.00';
  if (!/^[A-Z]{3}$/.test(currency)) return 'currency is not a currency, such as INR';
  const happenedAt = readMoment(at);
  if (!happenedAt) return 'created_at is not a time, such as 16/11/2026 14:05:00';
  return { entityId, kind, paymentId, amountPaise, currency, happenedAt };
}

const MOMENT = /^(?:(\d\d)\/(\d\d)\/(20\d\d)|(20\d\d)-(\d\d)-(\d\d))[ T](\d\d):(\d\d)(?::(\d\d))?$/;

/** `16/11/2026 14:05:00` or `2026-11-16 14:05:00`, by the clock of India. */
function readMoment(text: string): Date | null {
  const [, day1, month1, year1, year2, month2, day2, hour = '', minute = '', second = '0'] = MOMENT.exec(text) ?? [];
  const day = year1 === undefined ? `${year2}-${month2}-${day2}` : `${year1}-${month1}-${day1}`;
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return new Date(momentOf(day, Number(hour) * 60 + Number(minute)).getTime() + Number(second) * 1000);
}
