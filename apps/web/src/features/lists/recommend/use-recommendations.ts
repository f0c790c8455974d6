import { type Recommendation, type Recommendations, recommendations } from '@dakhila/contract/recommendations';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { useMessages } from '../../../lib/messages.ts';
import { stored } from '../../../lib/stored.ts';
import { showFailure } from '../../../ui/toast-store.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { LISTS_KEY } from '../membership/queries.ts';
import { recommendMessages } from './messages.ts';

const keyOf = (id: string) => [...LISTS_KEY, 'recommendations', id];

/** The last recommendations stay while those of the next version are on their way, so that the page does not jump. */
const recommendationsQuery = (id: string, version: number, shown: ShownKeys) =>
  endpointQuery(
    [...keyOf(id), version],
    recommendations.read,
    { params: { id }, query: shown },
    { staleTime: 0, refetchOnMount: 'always', placeholderData: keepPreviousData },
  );

/** What is on the screen stays while it helps, also when one of them was added. */
function keysOf({ items }: Recommendations): ShownKeys {
  const keys = (kind: Recommendation['kind']) =>
    items
      .filter((item) => item.kind === kind)
      .map(({ option }) => option.choice)
      .join(',');
  const [safeties, reaches] = [keys('safety'), keys('reach')];
  return { ...(safeties && { shown: safeties }), ...(reaches && { reaches }) };
}

type ShownKeys = { shown?: string; reaches?: string };
const areSame = (one: ShownKeys, other: ShownKeys) => one.shown === other.shown && one.reaches === other.reaches;

/** A list that is opened again unchanged shows the same suggestions: without these, fewer would be good enough. */
const shownBefore = (id: string) => stored(`suggested:${id}`, asShownKeys);

function asShownKeys(value: unknown): ShownKeys | null {
  if (typeof value !== 'object' || value === null) return null;
  const { shown, reaches } = value as Record<string, unknown>;
  return { ...(typeof shown === 'string' && { shown }), ...(typeof reaches === 'string' && { reaches }) };
}

type Refusal = { choice: string; name: string };

/** The recommendations for the saved list; what was refused last, which can be taken back; and the study. */
export function useRecommendations(id: string, { state, isUnsaved }: ListEditor) {
  const client = useQueryClient();
  const messages = useMessages(recommendMessages);
  const { version } = state.saved;
  const [shown, setShown] = useState<ShownKeys>(() => shownBefore(id).read() ?? {});
  const query = useQuery(recommendationsQuery(id, version, shown));
  const { data } = query;
  const isNew = data?.state === 'ready' && !query.isPlaceholderData;
  const now = isNew ? keysOf(data) : shown;
  if (!areSame(now, shown)) setShown(now);
  useEffect(() => {
    shownBefore(id).write(shown);
  }, [id, shown]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const common = {
    onError: (error: unknown) => showFailure(messages.actionFailed, error, messages.tryAgain),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  };
  const refuse = useMutation({
    ...common,
    mutationFn: ({ choice }: Refusal) => call(recommendations.refuse, { params: { id }, body: { choice } }),
    onSuccess: (_, refusal) => setRefused(refusal),
  });
  const takeBack = useMutation({
    ...common,
    mutationFn: ({ choice }: Refusal) => call(recommendations.takeBack, { params: { id, choice } }),
    onSuccess: () => setRefused(null),
  });
  const join = useMutation({
    ...common,
    mutationFn: (isIn: boolean) => call(recommendations.join, { body: { isIn } }),
  });
  /** A recommendation can be added only to the version that it is about. */
  const canAdd = query.data?.version === version && !isUnsaved && !query.isPlaceholderData;
  return { query, canAdd, refused, clearRefused: () => setRefused(null), refuse, takeBack, join };
}
