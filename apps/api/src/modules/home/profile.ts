import type { LedgerCause, LedgerEntry, Profile } from '@dakhila/contract/profile';
import type { StudentProfile } from '@dakhila/contract/students';
import { planName } from '@dakhila/domain/billing/invoice';
import { allowanceOf } from '@dakhila/domain/billing/tier';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { isComplete, studentCompletion } from '@dakhila/domain/profile/completion';
import { isName, tidyName } from '@dakhila/domain/students/name';
import { InvalidInput } from '../../http/validate-input.ts';
import type { Deps } from '../../ports.ts';
import { findProfile, findStudent, saveName } from '../accounts/index.ts';
import { hasCompletedAssessment } from '../assessment/index.ts';
import { readBalances } from '../billing/index.ts';
import { titleIn } from '../predictor/index.ts';
import { findCauses, listEntries } from './store.ts';

/** The student with plan and allowances, as the shell shows them. */
export async function readPlanAndAllowances({ db }: Pick<Deps, 'db'>, studentId: string): Promise<StudentProfile> {
  const [student, balances, isAssessed, stored] = await Promise.all([
    findStudent(db, studentId),
    readBalances(db, studentId),
    hasCompletedAssessment(db, studentId),
    findProfile(db, studentId),
  ]);
  // The account was erased while its access token was still valid.
  if (!student) throw new DomainError('not-signed-in');
  return {
    id: student.id,
    name: `${student.firstName} ${student.lastName}`,
    email: student.email,
    subscriptionTier: student.tierName,
    subscriptionAllowance: allowanceOf(balances, isAssessed),
    isProfileCompleted: isComplete(studentCompletion(student.birthDate, stored?.profile ?? {})),
  };
}

/** The student's personal data and how complete the profile is. */
export async function readProfile({ db }: Pick<Deps, 'db'>, studentId: string): Promise<Profile> {
  const [student, stored] = await Promise.all([findStudent(db, studentId), findProfile(db, studentId)]);
  if (!student) throw new DomainError('not-signed-in');
  const { firstName, lastName, birthDate, createdAt } = student;
  return {
    ...{ firstName, lastName, birthDate, joinedAt: createdAt.toISOString() },
    completion: studentCompletion(birthDate, stored?.profile ?? {}),
  };
}

type Name = { firstName: string; lastName: string };

/** Changes the name. Issued documents keep the old one. An unchanged part is not validated again. */
export async function renameStudent({ db }: Pick<Deps, 'db'>, studentId: string, name: Name): Promise<void> {
  const before = await findStudent(db, studentId);
  const wrong = (['firstName', 'lastName'] as const).filter(
    (part) => name[part] !== tidyName(before?.[part] ?? '') && !isName(name[part]),
  );
  if (wrong.length > 0)
    throw new InvalidInput(Object.fromEntries(wrong.map((part) => [part, messageOf('accounts.noName')])));
  await saveName(db, studentId, name);
}

const PAGE = 20;
const NOTHING: LedgerCause = { type: 'other', name: null, exam: null, startsAt: null };

/** A page of the ledger, newest first, each entry with its cause. */
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

/** Translates the names of plans and predictions; a counsellor's name stays. */
function inWords(cause: LedgerCause, language: Language): LedgerCause {
  const { type, name } = cause;
  if (name === null) return cause;
  if (type === 'run') return { ...cause, name: titleIn(language, name) };
  return type === 'order' ? { ...cause, name: say(language, planName(name)) } : cause;
}
