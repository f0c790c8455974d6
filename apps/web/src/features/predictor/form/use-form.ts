import type { FieldProblems } from '@dakhila/domain/predictor/input-rules';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import type { Answers } from './answer-fields.tsx';
import { type DraftShape, type FormName, filled, isBlank, type Reading, saveDraft, savedDraft } from './draft.ts';

/** The draft is saved over reloads. */
export function useForm<Draft extends DraftShape, Body>(
  { exam, from }: FormName,
  start: Draft,
  read: (draft: Draft) => Reading<Body>,
) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [tries, setTries] = useState(0);
  useEffect(() => saveDraft({ exam, from }, draft), [exam, from, draft]);

  const change = (answers: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...answers }));
    // An edited field loses its problem; the others stay marked.
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in answers))));
  };
  const point = (found: FieldProblems) => {
    setProblems(found);
    if (Object.keys(found).length > 0) setTries((before) => before + 1);
  };
  const answers: Answers<Draft> = { draft, problems, change };
  return {
    answers,
    tries,
    clear: (blank: Draft) => {
      setDraft(blank);
      setProblems({});
    },
    /** Returns the request body, or null after marking the problems. */
    submit: (): Body | null => {
      const reading = read(draft);
      point(reading.isReady ? {} : reading.problems);
      return reading.isReady ? reading.body : null;
    },
    refuse: (error: Error) => {
      if (error instanceof ApiError) point(error.fields);
    },
  };
}

type Origin = 'nowhere' | 'draft' | 'run' | 'profile';

type Sources = { run: Record<string, unknown> | null; profile: object; typed: Readonly<Record<string, string>> };

/** Starts from the saved draft, else from the earlier run, else from the profile. A number typed just before replaces theirs. */
export function startingDraft<Draft extends DraftShape>(
  form: FormName,
  blank: Draft,
  { run, profile, typed }: Sources,
): { draft: Draft; origin: Origin } {
  const saved = savedDraft(form, blank);
  if (saved !== null && !isBlank(saved)) return { draft: { ...saved, ...typed }, origin: 'draft' };
  if (run !== null) return { draft: filled(blank, run), origin: 'run' };
  const known = filled(blank, profile);
  return { draft: { ...known, ...typed }, origin: isBlank(known) ? 'nowhere' : 'profile' };
}
