import type { Db } from '../db/client.ts';
import type { Deps } from '../ports.ts';
import { insertAuditLine } from './audit-line.ts';
import type { Progress, Report } from './command.ts';
import type { Parsed } from './parse.ts';

type Needs = { deps: Deps; actor: string; progress: Progress };

/** Ends the transaction of a rehearsal, and carries out what was learnt in it. */
class Rehearsed extends Error {
  readonly report: Report;
  constructor(report: Report) {
    super('rehearsed');
    this.report = report;
  }
}

/** What the command would do, found out without doing it. */
export async function rehearse({ command, args }: Parsed, { deps, progress }: Needs): Promise<Report> {
  if (command.changes === 'nothing') return command.run(deps, args, progress);
  if (command.changes === 'world') return command.plan(deps, args);
  try {
    return await deps.db.transaction(async (tx) => {
      throw new Rehearsed(await command.run({ ...deps, db: tx }, args, progress));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.report;
    throw error;
  }
}

/** Does it, and leaves its line in the audit trail: together with the change, where there is one transaction. */
export async function perform({ command, args }: Parsed, { deps, actor, progress }: Needs): Promise<Report> {
  const note = (report: Pick<Report, 'subject' | 'details'>, db: Db = deps.db) =>
    insertAuditLine(db, actor, command.name, report);

  if (command.changes === 'database') {
    return deps.db.transaction(async (tx) => {
      const report = await command.run({ ...deps, db: tx }, args, progress);
      await note(report, tx);
      return report;
    });
  }
  if (command.changes === 'nothing') {
    const report = await command.run(deps, args, progress);
    await note(report);
    return report;
  }
  // What reaches others may be half done when the process dies: the beginning is noted too.
  const plan = await command.plan(deps, args);
  // A look ahead that found something bad is the answer: there is nothing to do.
  if (plan.isBad) {
    await note({ ...plan, details: { ...plan.details, stage: 'refused' } });
    return plan;
  }
  for (const line of plan.lines) progress.tell(line);
  await note({ ...plan, details: { ...plan.details, stage: 'begun' } });
  try {
    const report = await command.run(deps, args, progress);
    await note({ ...report, details: { ...report.details, stage: 'done' } });
    return report;
  } catch (error) {
    await note({ ...plan, details: { ...plan.details, stage: 'failed' } });
    throw error;
  }
}
