import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { SettlementDay, SettlementDifference, StoredFile } from '@dakhila/contract/desk/settlements';
import {
  DIFFERENCE_WORDS,
  differenceOf,
  SETTLEMENT_DAYS,
  SETTLEMENT_FILE_BYTES,
} from '@dakhila/domain/billing/settlement';
import { type FileProblem, readSettlementFile } from '@dakhila/domain/billing/settlement-file';
import { type Day, dayOf, daysAfter } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { csvLine } from '../../documents/index.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import {
  type Compared,
  countDifferences,
  listDifferences,
  readDailyTotals,
  storeSettlement,
} from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf } from '../staff/index.ts';

const invalid = (detail: string) => new DomainError('invalid-input', { detail });

/** The text of an upload as it arrives. Its bytes are counted and hashed on the way. */
async function* readPieces(body: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw invalid('The file isn’t UTF-8 text. Nothing was stored.');
    }
  };
  let bytes = 0;
  // The stream stays open when reading stops early: a destroyed one could not be answered.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > SETTLEMENT_FILE_BYTES) throw new DomainError('too-large');
    hash.update(chunk);
    yield decode(chunk);
  }
  yield decode();
}

const SHOWN_PROBLEMS = 5;
function complaintOf(problems: readonly FileProblem[]): string {
  const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ line, problem }) => `Line ${line}: ${problem}.`);
  const more = problems.length > SHOWN_PROBLEMS ? ' There are more problems.' : '';
  return `Nothing was stored. ${shown.join(' ')}${more}`;
}

type Needs = Pick<Deps, 'db' | 'gateway' | 'newId'>;

/** Reads an uploaded settlement file and stores its lines, all or none. */
export async function takeSettlementFile(deps: Needs, staff: StaffSession, body: Readable): Promise<StoredFile> {
  const hash = createHash('sha256');
  const { lines, skipped, problems } = await readSettlementFile(readPieces(body, hash)).finally(() => body.resume());
  if (problems.length > 0) throw invalid(complaintOf(problems));
  const id = deps.newId();
  const file = { id, sha256: hash.digest(), gateway: deps.gateway.name, uploadedBy: staff.staffId, lines };
  const added = await deps.db.transaction(async (tx) => {
    const stored = await storeSettlement(tx, file);
    const details = { gateway: file.gateway, lines: lines.length, added: stored.added, skipped };
    if (stored.isNew)
      await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk settlement upload', subject: id, details });
    return stored.added;
  });
  const newest = Math.max(...lines.map(({ happenedAt }) => happenedAt.getTime()));
  return { lines: lines.length, added, skipped, day: dayOf(new Date(newest)) };
}

/** The days up to one, the newest first, each with both totals and the number of differences. */
export async function describeDays({ db, gateway }: Needs, until: Day | undefined, count = SETTLEMENT_DAYS) {
  const last = until ?? dayOf(await databaseNow(db));
  const days = Array.from({ length: count }, (_, age) => daysAfter(last, -age));
  const range = { gateway: gateway.name, first: daysAfter(last, 1 - count), last };
  const [totalsOf, differences] = [await readDailyTotals(db, range), await countDifferences(db, range)];
  const described = days.map(
    (day): SettlementDay => ({ day, ...totalsOf(day), differences: differences.get(day) ?? 0 }),
  );
  return { days: described, before: daysAfter(last, -count) };
}

const MOST_LISTED = 500;
const MOST_IN_CSV = 50_000;

/** The differences of a day, in the words of the domain. */
async function readDifferences(db: Db, gateway: string, day: Day, most: number): Promise<SettlementDifference[]> {
  const compared = await listDifferences(db, { gateway, first: day, last: day }, most);
  return compared.flatMap(({ kind, paymentId, transactionId, inFile, withUs }: Compared) => {
    const difference = differenceOf(kind, inFile, withUs);
    return difference ? [{ difference, paymentId, transactionId, inFile, withUs }] : [];
  });
}

/** A day with its totals and the first of its differences. */
export async function describeDay(deps: Needs, day: Day) {
  const [only] = (await describeDays(deps, day, 1)).days;
  if (!only) throw new DomainError('not-found');
  return { ...only, listed: await readDifferences(deps.db, deps.gateway.name, day, MOST_LISTED) };
}

const HEAD = ['Day', 'Difference', 'Payment', 'Order', 'In the file', 'Currency', 'With us', 'Currency'];
const money = (one: SettlementDifference['inFile']) => (one ? [one.amountPaise / 100, one.currency] : [null, null]);

/** All differences of a day as CSV. */
export async function writeDifferences({ db, gateway }: Needs, day: Day): Promise<string> {
  const rows = await readDifferences(db, gateway.name, day, MOST_IN_CSV);
  const lines = rows.map(({ difference, paymentId, transactionId, inFile, withUs }) =>
    csvLine([day, DIFFERENCE_WORDS[difference], paymentId, transactionId, ...money(inFile), ...money(withUs)]),
  );
  return [csvLine(HEAD), ...lines].join('');
}
