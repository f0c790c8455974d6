import type { Outcome } from '@dakhila/contract/list-views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KnownChoices } from '../choices.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { outcomeQuery } from '../queries.ts';
import { type Effect, outcomeEffect } from './percents.ts';

type Loaded = { outcome: Outcome; effect: Effect | null };

/**
 * The last outcome that was loaded, and what the last saved edit changed in it. `progress` says what it is to the order on the screen: `current`, `updating`
 * while a new one is on its way, `failed` where it could not be loaded, or `unsaved` where the order itself could not be saved.
 */
export function useOutcome(id: string, { state, isUnsaved }: ListEditor, known: KnownChoices) {
  const { version } = state.saved;
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery(id, version));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  if (data && data !== loaded?.outcome) setLoaded({ outcome: data, effect: effectOf(loaded?.outcome, data, known) });
  const isCurrent = data?.version === version && !isUnsaved;
  const isBlocked = state.problem !== null || state.theirs !== null;
  const progress = isCurrent ? 'current' : isBlocked ? 'unsaved' : error && !isUnsaved ? 'failed' : 'updating';
  return { data: loaded?.outcome, effect: loaded?.effect ?? null, progress, error, isFetching, refetch } as const;
}
export type OutcomeState = ReturnType<typeof useOutcome>;

/** An outcome that was loaded again for the same version differs for another reason than an edit. */
function effectOf(before: Outcome | undefined, after: Outcome, known: KnownChoices): Effect | null {
  if (before?.state !== 'simulated' || after.state !== 'simulated' || before.version === after.version) return null;
  return outcomeEffect(before, after, known);
}
