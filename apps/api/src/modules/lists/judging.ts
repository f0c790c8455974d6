import { createHash } from 'node:crypto';
import type { Exam } from '@dakhila/contract/exam';
import type { PreferenceList } from '@dakhila/contract/list-views';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../accounts/index.ts';
import type { Predictor } from '../predictor/index.ts';
import { callJudge, type Judge } from './judge.ts';
import { noteJudged } from './note-judged.ts';

export type ListNeeds = Pick<Deps, 'db' | 'catalogue' | 'now' | 'newId'> & { predictor: Predictor };
type Judging = PreferenceList['judging'];

const PAUSED =
  'You have tried many different profiles today. Your lists are safe; chances for this profile show again tomorrow.';

/** The judge for a student's own exam profile, and whether it may speak: lists cost no attempt, so the profiles of a day are counted. */
export async function judgeOf(
  { db, predictor, now }: ListNeeds,
  studentId: string,
  exam: Exam,
): Promise<{ judge: Judge; judging: Judging }> {
  const stored = await findProfile(db, studentId);
  const judge = await callJudge(predictor, exam, stored?.profile ?? {});
  if (judge.student === null) return { judge, judging: { state: 'no-profile', message: judge.why } };
  const profile = createHash('sha256').update(JSON.stringify(judge.student.candidate)).digest('base64url');
  if (await noteJudged(db, { studentId, exam, now: now(), profile }))
    return { judge, judging: { state: 'judged', message: null } };
  return { judge: { ...judge, student: null }, judging: { state: 'paused', message: PAUSED } };
}
