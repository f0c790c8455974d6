import { needsReportNote, REPORTS_A_PAGE, type ReportState } from '@dakhila/domain/colleges/report-state';
import { DomainError } from '@dakhila/domain/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cutPage, exactMoment, isBehind } from '../../db/page-key.ts';
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

/** A page of reports in a state, oldest first, and where the next one begins. An unreadable key begins at the first page. */
export async function readReports(db: Db, { state, after }: { state: ReportState; after?: string | undefined }) {
  const rows = await db
    .select({ ...SHOWN, exactly: exactMoment(factReports.createdAt) })
    .from(factReports)
    .where(
      and(eq(factReports.state, state), isBehind({ at: factReports.createdAt, id: factReports.id }, 'oldest', after)),
    )
    .orderBy(asc(factReports.createdAt), asc(factReports.id))
    .limit(REPORTS_A_PAGE + 1);
  return cutPage(rows, REPORTS_A_PAGE, ({ exactly: at, id }) => ({ at, id }));
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
