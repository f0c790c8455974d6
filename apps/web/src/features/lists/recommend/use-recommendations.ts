import { type Recommendation, type Recommendations, recommendations } from '@dakhila/contract/recommendations';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showFailure } from '../../../ui/toast-store.ts';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { LISTS_KEY } from '../membership/queries.ts';
import { recommendMessages } from './messages.ts';

const keyOf = (id: string) => [...LISTS_KEY, 'recommendations', id];

/** The last recommendations stay while those of the next version are on their way, so that the page does not jump. */
const recommendationsQuery = (id: string, version: number, shown: Recommendations | null) =>
  endpointQuery(
    [...keyOf(id), version],
    recommendations.read,
    { params: { id }, query: { ...keysOf(shown, 'safety', 'shown'), ...keysOf(shown, 'reach', 'reaches') } },
    { staleTime: 0, refetchOnMount: 'always', placeholderData: keepPreviousData },
  );

/** What is on the screen stays while it helps, also when one of them was added. */
function keysOf(shown: Recommendations | null, kind: Recommendation['kind'], field: 'shown' | 'reaches') {
  const keys = (shown?.items ?? []).filter((item) => item.kind === kind).map(({ option }) => option.choice);
  return keys.length > 0 ? { [field]: keys.join(',') } : {};
}

type Refusal = { choice: string; name: string };

/** The recommendations for the saved list; what was refused last, which can be taken back; and the study. */
export function useRecommendations(id: string, { state, isUnsaved }: ListEditor) {
  const client = useQueryClient();
  const messages = useMessages(recommendMessages);
  const { version } = state.saved;
  const [shown, setShown] = useState<Recommendations | null>(null);
  const query = useQuery(recommendationsQuery(id, version, shown));
  if (query.data && !query.isPlaceholderData && query.data !== shown) setShown(query.data);
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
