import type { DeskNotice, deskNotices } from '@dakhila/contract/desk/season';
import type { ParsedOf } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { noticeEnd, noticeStateAt } from '@dakhila/domain/notices/notice';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { readNoticePage, setNotice, withdrawNotice } from '../home/index.ts';
import { insertAuditLine, listActsOn } from '../operations/index.ts';
import { actorOf, nameActors } from '../staff/index.ts';
import { detailsOf } from './history.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'newId'>;
type NewNotice = ParsedOf<typeof deskNotices.set>['body'];

/** Two lines on a phone: a line break would make a third. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The last notice of the page before, in the key of this one. */
const lastIdIn = (after: string | undefined): string[] => (after && isUuid(after.slice(-36)) ? [after.slice(-36)] : []);

/** A page of notices with who made and who withdrew each, from the log. */
export async function describeNotices(
  db: Db,
  now: Date,
  after?: string,
): Promise<{ data: DeskNotice[]; next: string | null }> {
  const { page: rows, next } = await readNoticePage(db, after);
  // The first one of a page was replaced by the last one of the page before.
  const acts = await listActsOn(db, [...rows.map(({ id }) => id), ...lastIdIn(after)]);
  const nameOf = await nameActors(
    db,
    acts.map(({ actor }) => actor),
  );
  const who = (isIt: (act: (typeof acts)[number]) => boolean) => {
    const act = acts.find(isIt);
    return act ? nameOf(act.actor) : null;
  };
  const data = rows.map((row): DeskNotice => {
    const { id, severity, text, textHi, textMr, showsFrom, clearedAt } = row;
    const isWithdrawn = clearedAt !== null && clearedAt <= now;
    const showsUntil = isWithdrawn ? row.showsUntil : noticeEnd(row);
    return {
      id,
      severity,
      text: { en: text, hi: textHi, mr: textMr },
      showsFrom: showsFrom.toISOString(),
      showsUntil: showsUntil?.toISOString() ?? null,
      state: isWithdrawn ? 'withdrawn' : noticeStateAt(now, { showsFrom, showsUntil }),
      by: who((act) => act.subject === id && act.action.endsWith('notice set')),
      withdrawnBy: isWithdrawn
        ? who((act) => (act.subject === id && act.action.endsWith('notice clear')) || detailsOf(act).replaced === id)
        : null,
    };
  });
  return { data, next };
}

/** Shows a notice on every page: the same verb as `ops notice set`. */
export async function setFromDesk({ db, now, newId }: Needs, staff: StaffSession, notice: NewNotice) {
  const { severity, text, replaces } = notice;
  const showsFrom = notice.showsFrom === undefined ? undefined : new Date(notice.showsFrom);
  const showsUntil = notice.showsUntil === undefined ? null : new Date(notice.showsUntil);
  if (showsUntil && showsUntil <= (showsFrom ?? now()))
    throw new DomainError('invalid-input', { detail: 'It would end before it appears.' });
  await db.transaction(async (tx) => {
    const words = { text: inOneLine(text.en), textHi: inOneLine(text.hi), textMr: inOneLine(text.mr) };
    const { before, made } = await setNotice(
      tx,
      { id: newId(), severity, ...words, ...(showsFrom ? { showsFrom } : {}), showsUntil },
      replaces,
    );
    await insertAuditLine(tx, {
      actor: actorOf(staff),
      action: 'desk notice set',
      subject: made.id,
      details: {
        severity,
        from: made.showsFrom.toISOString(),
        until: made.showsUntil?.toISOString() ?? 'cleared',
        replaced: before?.id ?? 'none',
      },
    });
  });
}

/** Removes the notice that the page showed: the same verb as `ops notice clear`. */
export async function withdrawFromDesk({ db }: Pick<Needs, 'db'>, staff: StaffSession, id: string) {
  await db.transaction(async (tx) => {
    if (!isUuid(id) || !(await withdrawNotice(tx, id))) throw new DomainError('not-found');
    await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk notice clear', subject: id });
  });
}
