import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { CapInput, JosaaInput } from '@dakhila/contract/predictor-inputs';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';

/** A candidate that can be judged, or what the profile still needs, in words. */
export type Candidate<C> = { ok: true; candidate: C } | { ok: false; why: string };
type Candidates = { josaa: JosaaCandidate; 'mht-cet': CapCandidate };

/** Reads an exam profile as the predictor's form is read: same rules, same sentences. */
export const CANDIDATE_OF: { [E in Exam]: (profile: ExamProfile) => Candidate<Candidates[E]> } = {
  josaa: ({ gender, pwd, josaa = {} }) => read(JosaaInput.safeParse({ ...josaa, gender, pwd })),
  'mht-cet': ({ gender, pwd, mhtCet = {} }) => read(CapInput.safeParse({ ...mhtCet, gender, pwd })),
};

type Parsed<C> = { success: true; data: C } | { success: false; error: { issues: readonly { message: string }[] } };

function read<C>(parsed: Parsed<C>): Candidate<C> {
  if (parsed.success) return { ok: true, candidate: parsed.data };
  const sentences = [...new Set(parsed.error.issues.map(({ message }) => message))];
  return { ok: false, why: `Complete your exam profile to see your chances: ${sentences.join('; ')}.` };
}
