import { type DraftShape, type FormName, filled, isBlank, keptDraft } from './draft.ts';

/** Where the answers of a form came from, so that the page can say so. */
export type Origin = 'nowhere' | 'kept' | 'run' | 'profile';

/** What a form begins with: what was being typed into it, else the earlier run that it changes, else the profile. */
export function startingDraft<Draft extends DraftShape>(
  form: FormName,
  blank: Draft,
  { run, profile }: { run: Record<string, unknown> | null; profile: object },
): { draft: Draft; origin: Origin } {
  const kept = keptDraft(form, blank);
  if (kept !== null && !isBlank(kept)) return { draft: kept, origin: 'kept' };
  if (run !== null) return { draft: filled(blank, run), origin: 'run' };
  const known = filled(blank, profile);
  return { draft: known, origin: isBlank(known) ? 'nowhere' : 'profile' };
}
