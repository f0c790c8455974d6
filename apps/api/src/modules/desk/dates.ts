import type { deskSchedule } from '@dakhila/contract/desk/season';
import type { ParsedOf } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import { isFarFromSeason } from '@dakhila/domain/lists/schedule';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { clearDays, enterDays, readEditableSchedule } from '../lists/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'now'>;
type Place = { exam: Exam; step: string };
type Days = ParsedOf<typeof deskSchedule.enter>['body'];

const conflict = (detail: string) => new DomainError('conflict', { detail });
const refused = (detail: string) => new DomainError('invalid-input', { detail });

/** How the log names the days of a step, at the desk and at the command line. */
export const subjectOf = ({ exam, step }: Place, year: number) => `${exam} ${year} ${step}`;

/** The step as it is now, locked; refuses when the season or its days are not those that the page showed. */
async function lockStep(needs: Needs, tx: Db, { exam, step }: Place, { year, shown }: Pick<Days, 'year' | 'shown'>) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`schedule ${exam} ${step}`}, 0))`);
  const schedule = await readEditableSchedule({ ...needs, db: tx }, exam);
  if (schedule.year !== year) throw conflict('Another season has begun. Please reload the page.');
  const found = schedule.events.find(({ id }) => id === step);
  if (!found) throw new DomainError('not-found');
  const { firstDay, lastDay, source } = found;
  const isAsShown = shown
    ? firstDay === shown.firstDay && (lastDay ?? null) === shown.lastDay && (source ?? null) === shown.source
    : !firstDay;
  if (!isAsShown) throw conflict('A colleague has changed these days meanwhile. Please look first.');
  return found;
}

/** Enters the days of a step: the same verb as `ops schedule set`, with the page on which they are published. */
export async function enterFromDesk(needs: Needs, staff: StaffSession, place: Place, body: Days) {
  const { year, firstDay, lastDay, source, address } = body;
  if (lastDay < firstDay) throw refused('The last day is before the first.');
  if (isFarFromSeason(firstDay, year) || isFarFromSeason(lastDay, year))
    throw refused(`That day is far from the ${year} admission.`);
  // The log can never be changed, so the source names nobody.
  requireReason(source);
  await needs.db.transaction(async (tx) => {
    const before = await lockStep(needs, tx, place, body);
    const days = { id: place.step, firstDay, lastDay, source, address, asOf: dayOf(needs.now()) };
    await enterDays({ ...needs, db: tx }, { exam: place.exam, year }, days);
    await insertAuditLine(tx, {
      actor: actorOf(staff),
      action: 'desk schedule set',
      subject: subjectOf(place, year),
      details: {
        from: firstDay,
        to: lastDay,
        before: before.firstDay ? `${before.firstDay} to ${before.lastDay}` : 'not announced',
        source,
      },
    });
  });
}

/** Withdraws entered days: the same verb as `ops schedule clear`. */
export async function withdrawDays(
  needs: Needs,
  staff: StaffSession,
  place: Place,
  page: Pick<Days, 'year' | 'shown'>,
) {
  const { year } = page;
  await needs.db.transaction(async (tx) => {
    await lockStep(needs, tx, place, page);
    const cleared = await clearDays({ ...needs, db: tx }, { exam: place.exam, year }, place.step);
    if (cleared === null) throw new DomainError('not-found');
    const subject = subjectOf(place, year);
    await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk schedule clear', subject });
  });
}
