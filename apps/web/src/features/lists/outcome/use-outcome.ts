import { useQuery } from '@tanstack/react-query';
import type { ListEditor } from '../editor/use-list-editor.ts';
import { outcomeQuery } from '../queries.ts';

/** The outcome of the list as last saved. `isCurrent` says whether it is of the very order on the screen. */
export function useOutcome(id: string, { state, isUnsaved }: ListEditor) {
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery(id, state.held.version));
  const isCurrent = data !== undefined && data.version === state.held.version && !isUnsaved;
  return { outcome: data, error, isFetching, refetch, isCurrent };
}
export type OutcomeAnswer = ReturnType<typeof useOutcome>;
