import { needsReportNote, REPORTS_A_PAGE, type ReportState } from '@dakhila/domain/colleges/report-state';
import { DomainError } from '@dakhila/domain/errors';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { factReports } from '../../db/schema/index.ts';
import { isUuid } from '../../db/uuid.ts';

/** A report without its sender: who wrote it is nobody's business here. */
const SHOWN = {
  id: factReports.id,
  exam: factReports.exam,
  collegeId: factReports.collegeId,
  field: factReports.field,
  message: factReports.message,
  dataVersion: factReports.dataVersion,
  createdAt: factReports.createdAt,
  state: factReports.state,
  note: factReports.note,
  revision: factReports.revision,
};
export type FactReport = Pick<typeof factReports.$inferSelect, keyof typeof SHOWN>;

const KEY = /^(\d{1,12}(?:\.\d{1,6})?)_([0-9a-f-]{36})$/;

/** A page of reports in a state, oldest first, and where the next one begins. An unreadable key begins at the first page. */
export async function readReports(db: Db, { state, after }: { state: ReportState; after?: string | undefined }) {
  const [, at, id] = KEY.exec(after ?? '') ?? [];
  const isLater =
    at && id && isUuid(id)
      ? sql`(${factReports.createdAt}, ${factReports.id}) > (to_timestamp(${at}::numeric), ${id}::uuid)`
      : undefined;
  const rows = await db
    .select({ ...SHOWN, exactly: sql<string>`extract(epoch from ${factReports.createdAt})::text` })
    .from(factReports)
    .where(and(eq(factReports.state, state), isLater))
    .orderBy(asc(factReports.createdAt), asc(factReports.id))
    .limit(REPORTS_A_PAGE + 1);
  const page = rows.slice(0, REPORTS_A_PAGE);
  const last = rows.length > REPORTS_A_PAGE ? page.at(-1) : undefined;
  return { page, next: last ? `${last.exactly}_${last.id}` : null };
}

type Mark = { id: string; state: ReportState; note: string; revision?: number | undefined };

/** Says what became of a report, in the caller's transaction. A call for an older revision is refused. */
export async function markReport(tx: Db, { id, state, note, revision }: Mark) {
  const report = isUuid(id)
    ? await first(tx.select(SHOWN).from(factReports).where(eq(factReports.id, id)).for('update'))
    : undefined;
  if (!report) throw new DomainError('not-found');
  if (revision !== undefined && report.revision !== revision)
    throw new DomainError('conflict', { detail: 'A colleague has changed this report meanwhile.' });
  if (needsReportNote(state) && note === '')
    throw new DomainError('invalid-input', { detail: 'Please note what you found, for the next colleague.' });
  const changes = { state, note, revision: report.revision + 1 };
  await tx.update(factReports).set(changes).where(eq(factReports.id, id));
  return { before: report, report: { ...report, ...changes } };
}
