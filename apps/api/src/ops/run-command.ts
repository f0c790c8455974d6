import { userInfo } from 'node:os';
import type { Db } from '../db/client.ts';
import { auditLog } from '../db/schema/index.ts';
import type { Deps } from '../ports.ts';
import type { Progress, Report } from './command.ts';
import type { Parsed } from './parse.ts';

/** An address, or a phone with or without its prefix. Ids have letters or dashes around such digits. */
const PERSONAL = /@|(?<![\w-])(?:91)?[6-9]\d{9}(?![\w-])/;

/** Whether a text looks as if it held somebody's address or phone. */
export const holdsPersonalData = (text: string): boolean => PERSONAL.test(text);

/** Who did what to what, for ever: the trail takes no change and no personal data. */
async function insertAuditLine(
  db: Db,
  actor: string,
  command: string,
  { subject, details }: Pick<Report, 'subject' | 'details'>,
): Promise<void> {
  if (holdsPersonalData(JSON.stringify([subject, details])))
    throw new Error(`'${command}' would write personal data into the audit trail`);
  await db
    .insert(auditLog)
    .values({ actor, action: `ops ${command}`, subject: subject ?? null, details: details ?? {} });
}

/** The person at the command line: as the system knows them, after the name that was given with `--by`. */
export function operator(by: string | null = null): string {
  const account = accountName();
  // Whoever gives a name cannot hide the account it was given under.
  return by === null ? account : `${by} (${account})`;
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user that has no name.
    return `uid ${process.getuid?.()}`;
  }
}

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
