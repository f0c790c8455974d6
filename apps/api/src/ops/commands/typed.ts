import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { isDay, momentOf } from '@dakhila/domain/calendar/indian-time';
import { PERIODS, type Period } from '../../db/indian-period.ts';
import { isPageKey } from '../../db/page-key.ts';
import { writeWholePieces } from '../../files/write-file.ts';
import { Refusal, type Report, UsageError } from '../command.ts';

/** A whole number that was typed for an option, or undefined when nothing was. */
export function wholeNumber(name: string, typed: string | undefined, least: number, most: number): number | undefined {
  if (typed === undefined) return undefined;
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`);
}

/** The option of a list that comes in pages. */
export const afterOption = { type: 'string', summary: 'Continue where the page before ended' } as const;

/** The key of a page that was typed. An unreadable one would show the first page again, without end. */
export function pageKeyTyped(typed: string | undefined, isKey = isPageKey): string | undefined {
  if (typed !== undefined && !isKey(typed))
    throw new UsageError('--after takes what the page before shows at its end.');
  return typed;
}

/** Rupees that were typed, as paise. */
export function rupeesTyped(name: string, typed: string | undefined, least = 1): number | undefined {
  const rupees = wholeNumber(name, typed, least, 1_000_000);
  return rupees === undefined ? undefined : rupees * 100;
}

/** Midnight in India at the beginning of a day such as 2026-12-31; with `daysLater` of a day after it. */
export function dayTyped(name: string, typed: string | undefined, daysLater = 0): Date | undefined {
  if (typed === undefined) return undefined;
  if (!isDay(typed)) throw new UsageError(`--${name} must be a day such as 2026-12-31.`);
  return new Date(momentOf(typed, 0).getTime() + daysLater * 86_400_000);
}

/** A moment in Indian time that was typed for an option: `2026-12-31 22:00`, or a day for its beginning. */
export function momentTyped(name: string, typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined;
  const [, day = '', hour = '0', minute = '0'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?$/.exec(typed) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59)
    throw new UsageError(`--${name} must be a moment in Indian time such as "2026-12-31 22:00".`);
  return momentOf(day, Number(hour) * 60 + Number(minute));
}

type Switched = { subject: string; name?: string; state: string; isChanged: boolean; data: object };

/** The report of a command that opens or closes something. `name` is what the line calls it, if that is not its subject. */
export const switchReport = ({ subject, name = subject, state, isChanged, data }: Switched): Report => ({
  lines: [`${name} ${isChanged ? 'is now' : 'was already'} ${state}.`],
  data: { ...data, isChanged },
  subject,
  details: { isChanged },
});

/** The options of a report that is cut into periods. */
export const periodOptions = {
  each: { type: 'string', summary: `A line for each ${PERIODS.join(', ')} (default: month)` },
  from: { type: 'string', summary: 'First day, such as 2026-12-01' },
  until: { type: 'string', summary: 'Last day, such as 2026-12-31' },
} as const;

export function periodTyped(args: { each: string | undefined; from: string | undefined; until: string | undefined }) {
  const each: Period | undefined = PERIODS.find((one) => one === (args.each ?? 'month'));
  if (!each) throw new UsageError(`--each must be one of ${PERIODS.join(', ')}.`);
  const from = dayTyped('from', args.from);
  const until = dayTyped('until', args.until, 1);
  if (from && until && until <= from) throw new UsageError('--until is before --from.');
  return { each, from, until };
}

/** Paise as operators read them: 149900 → '₹1,499' */
export const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { maximumFractionDigits: 2 })}`;

/** A length that every file system accepts. */
const LONGEST_NAME = 200;

/** The path of a new file; refuses an existing one or a missing folder. */
export function newFile(typed: string): string {
  const path = resolve(typed);
  if (basename(path).length > LONGEST_NAME) throw new Refusal('That name is too long for a file.');
  if (!existsSync(dirname(path))) throw new Refusal(`Folder not found: ${dirname(path)}.`);
  if (existsSync(path)) throw new Refusal(`${path} already exists.`);
  return path;
}

/** Writes a file that only its owner can read; returns its size. The file appears when it is complete. */
export async function writeWhole(
  path: string,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const part = `${path}.part`;
  return writeWholePieces(path, part, pieces).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Refusal(`${part} already exists. Another command may be writing it.`) : error;
  });
}
