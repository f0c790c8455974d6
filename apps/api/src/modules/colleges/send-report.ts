import type { Exam } from '@dakhila/contract/exam';
import type { ReportField } from '@dakhila/contract/fact-reports';
import { messageOf } from '@dakhila/domain/messages/message';
import { type Budget, requireBudget } from '../../db/budget.ts';
import type { Deps } from '../../ports.ts';
import { existing, findCollege } from '../colleges/index.ts';
import { insertReport } from '../colleges/store.ts';
import { createTicket } from '../support/index.ts';

/** Enough to check a whole college; a person reads every report. */
const REPORTS: Budget = { limit: 20, windowSeconds: 24 * 3600 };

type Report = { studentId: string; exam: Exam; collegeId: string; field: ReportField; message: string };

/** Saves a report of a wrong fact with the version of the data, and opens a ticket for it. */
export async function sendReport(
  { db, catalogue, newId }: Pick<Deps, 'db' | 'catalogue' | 'newId'>,
  report: Report,
): Promise<{ id: string }> {
  const college = existing(findCollege(catalogue, report.exam, report.collegeId));
  await requireBudget(db, `fact-reports:student:${report.studentId}`, REPORTS, {
    message: messageOf('colleges.tooManyReports'),
  });
  const id = newId();
  await db.transaction(async (tx) => {
    await insertReport(tx, { ...report, id, dataVersion: catalogue.version });
    const text = `${college.name} (${report.collegeId}), ${report.field}: ${report.message}`;
    await createTicket(tx, newId, { studentId: report.studentId, topic: 'college-data', text });
  });
  return { id };
}
