import type { Exam } from '@dakhila/contract/exam';
import { type DraftShape, filled, isBlank, keptDraft } from './draft.ts';

/** Where the answers of a form came from, so that the page can say so. */
export type Origin = 'nowhere' | 'kept' | 'run' | 'profile';

/** What a form begins with: an earlier run the student wants to change, else what was being typed, else the profile. */
export function startingDraft<Draft extends DraftShape>(
  exam: Exam,
  blank: Draft,
  { run, profile }: { run: Record<string, unknown> | null; profile: object },
): { draft: Draft; origin: Origin } {
  if (run !== null) return { draft: filled(blank, run), origin: 'run' };
  const kept = keptDraft(exam, blank);
  if (kept !== null && !isBlank(kept)) return { draft: kept, origin: 'kept' };
  const known = filled(blank, profile);
  return { draft: known, origin: isBlank(known) ? 'nowhere' : 'profile' };
}
