import type { Notice } from '@dakhila/contract/notices';
import { DomainError } from '@dakhila/domain/errors';
import type { NoticeSeverity } from '@dakhila/domain/notices/notice';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { clearStanding, findShown, insertNotice, lockNotices, type NoticeRow } from './store.ts';

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

/** Replaces the current notice, in the caller's transaction. With `replaces` it is refused when another one stands. */
export async function setNotice(
  tx: Db,
  notice: NewNotice,
  replaces?: string | null,
): Promise<{ before: NoticeRow | undefined; made: NoticeRow }> {
  await lockNotices(tx);
  const before = await clearStanding(tx);
  if (replaces !== undefined && (before?.id ?? null) !== replaces)
    throw new DomainError('conflict', {
      detail: 'A colleague has changed the notice meanwhile. Please look at it first.',
    });
  return { before, made: await insertNotice(tx, notice) };
}

/** How long the notice is cached: every page requests it. */
export const NOTICE_DELAY_MS = 15_000;

/** The current notice, read at most once in a while however many pages ask. Without a database the last one stays: that is when a notice is needed most. */
export function keepCurrent({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): () => Promise<Notice | null> {
  let lookedUpAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Notice | null> = Promise.resolve(null);
  return () => {
    const age = now().getTime() - lookedUpAt;
    // A clock that was set back must not keep the cached notice.
    if (age >= 0 && age < NOTICE_DELAY_MS) return answer;
    lookedUpAt = now().getTime();
    const before = answer;
    answer = readNotice(db).catch((error: unknown) => {
      log.warn({ err: error }, 'the notice could not be looked up');
      return before;
    });
    return answer;
  };
}

async function readNotice(db: Deps['db']): Promise<Notice | null> {
  const found = await findShown(db);
  if (!found) return null;
  const { id, severity, text, textHi, textMr } = found;
  return { id, severity, text: { en: text, hi: textHi, mr: textMr } };
}
