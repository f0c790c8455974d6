import type { Notice } from '@dakhila/contract/notices';
import { DomainError } from '@dakhila/domain/errors';
import type { NoticeSeverity } from '@dakhila/domain/notices/notice';
import { makeCachedRead } from '../../db/cached-read.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import {
  clearNotice,
  endStanding,
  findShown,
  findStanding,
  insertNotice,
  lockNotices,
  type NoticeRow,
} from './store.ts';

type NewNotice = {
  id: string;
  severity: NoticeSeverity;
  text: string;
  textHi: string | null;
  textMr: string | null;
  /** At once when absent. */
  showsFrom?: Date;
  showsUntil: Date | null;
};

/**
 * Replaces the current notice, in the caller's transaction: one that is shown stays until the new one begins. With
 * `replaces` it is refused when another one stands.
 */
export async function setNotice(
  tx: Db,
  notice: NewNotice,
  replaces?: string | null,
): Promise<{ before: NoticeRow | undefined; made: NoticeRow }> {
  await lockNotices(tx);
  const before = await findStanding(tx);
  if (replaces !== undefined && (before?.id ?? null) !== replaces)
    throw new DomainError('conflict', {
      detail: 'A colleague has changed the notice meanwhile. Please look at it first.',
    });
  await endStanding(tx, notice.showsFrom);
  return { before, made: await insertNotice(tx, notice) };
}

/** Removes a notice, in the caller's transaction; undefined when it is gone already. */
export async function withdrawNotice(tx: Db, id: string): Promise<NoticeRow | undefined> {
  await lockNotices(tx);
  return clearNotice(tx, id);
}

/** Makes the reader of the current notice, which every page asks for. Without a database the last one stays: that is when a notice is needed most. */
export const makeNoticeReader = ({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): (() => Promise<Notice | null>) =>
  makeCachedRead<Notice | null>(
    { now, log },
    { read: () => readNotice(db), initial: null, failure: 'the notice could not be looked up' },
  );

async function readNotice(db: Deps['db']): Promise<Notice | null> {
  const found = await findShown(db);
  if (!found) return null;
  const { id, severity, text, textHi, textMr } = found;
  return { id, severity, text: { en: text, hi: textHi, mr: textMr } };
}
