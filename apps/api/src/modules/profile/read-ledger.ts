import type { LedgerCause, LedgerEntry } from '@dakhila/contract/profile';
import type { Language } from '@dakhila/domain/language/languages';
import type { Deps } from '../../ports.ts';
import { say } from '../../words/say.ts';
import { titleIn } from '../predictor/index.ts';
import { findCauses, listEntries } from './ledger-store.ts';

const PAGE = 20;
const NOTHING: LedgerCause = { type: 'other', name: null, exam: null, startsAt: null };

/** A page of the ledger, newest first, each row with what caused it in words. */
export async function readLedger(
  { db }: Pick<Deps, 'db'>,
  studentId: string,
  { before, language }: { before: number | null; language: Language },
): Promise<{ entries: LedgerEntry[]; hasMore: boolean }> {
  const found = await listEntries(db, studentId, { before, most: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const causes = await findCauses(
    db,
    studentId,
    rows.map(({ reference }) => reference),
  );
  const entries = rows.map(({ id, kind, reason, amount, balanceAfter, createdAt, reference }) => ({
    ...{ id, kind, reason, amount, balanceAfter, at: createdAt.toISOString() },
    cause: inWords(causes.get(reference) ?? NOTHING, language),
  }));
  return { entries, hasMore: found.length > PAGE };
}

/** What was bought and what was predicted is named by words of ours, which are said; a counsellor's name stays. */
function inWords(cause: LedgerCause, language: Language): LedgerCause {
  const { type, name } = cause;
  if (name === null) return cause;
  if (type === 'run') return { ...cause, name: titleIn(language, name) };
  return type === 'order' ? { ...cause, name: say(language, name) } : cause;
}
