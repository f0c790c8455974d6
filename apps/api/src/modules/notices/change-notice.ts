import type { NoticeSeverity } from '@dakhila/domain/notices/notice';
import type { Db } from '../../db/client.ts';
import { clearStanding, insertNotice, type NoticeRow } from './store.ts';

export type NewNotice = {
  id: string;
  severity: NoticeSeverity;
  text: string;
  textHi: string | null;
  textMr: string | null;
  /** At once when absent. */
  showsFrom?: Date;
  showsUntil: Date | null;
};

/** Puts a notice in the place of the one that stands, in the caller's transaction. */
export async function setNotice(
  tx: Db,
  notice: NewNotice,
): Promise<{ before: NoticeRow | undefined; made: NoticeRow }> {
  const before = await clearStanding(tx);
  return { before, made: await insertNotice(tx, notice) };
}
