import { userInfo } from 'node:os';
import type { Db } from '../db/client.ts';
import { insertAuditLine } from '../modules/operations/index.ts';
import type { Deps } from '../ports.ts';
import type { Progress, Report } from './command.ts';
import type { Parsed } from './parse.ts';

/** The operator: the system account, after the name given with `--by`. */
export function operator(by: string | null = null): string {
  const account = accountName();
  // A given name does not hide the account.
  return by === null ? account : `${by} (${account})`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container the user may have no name.
    return `uid ${process.getuid?.()}`;
  }
}

type Needs = { deps: Deps; actor: string; progress: Progress };

/** Rolls back the transaction of a dry run, and carries its report. */
class Rehearsed extends Error {
  readonly report: Report;
  constructor(report: Report) {
    super('rehearsed');
    this.report = report;
  }
}

/** Runs the command as a dry run. */
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

/** Runs the command and adds to the audit log, in the same transaction where there is one. */
export async function perform({ command, args }: Parsed, { deps, actor, progress }: Needs): Promise<Report> {
  const note = ({ subject, details }: Pick<Report, 'subject' | 'details'>, db: Db = deps.db) =>
    insertAuditLine(db, { actor, action: `ops ${command.name}`, subject, details });

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
  // External effects may be incomplete after a crash, so the start is logged too.
  const plan = await command.plan(deps, args);
  // A bad plan is the result: there is nothing to do.
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
