import { counselling } from '@dakhila/contract/counselling';
import type { Language, Topic } from '@dakhila/domain/counselling/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOf } from '../../lib/api-error.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

/** Open times and what may be done with a session change fast. */
const FRESH = { refetchOnMount: 'always', refetchInterval: 60_000 } as const;

export const overviewQuery = endpointQuery(['counselling', 'overview'], counselling.overview, undefined, FRESH);

type Wanted = { language: Language | null; topic: Topic | null };

export const counsellorsQuery = ({ language, topic }: Wanted) =>
  endpointQuery(['counselling', 'counsellors', language, topic], counselling.counsellors, {
    query: { ...(language && { language }), ...(topic && { topic }) },
  });

export const slotsQuery = (id: string) =>
  endpointQuery(['counselling', 'slots', id], counselling.slots, { params: { id } }, FRESH);

export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['counselling'] }),
      client.invalidateQueries({ queryKey: ['student'] }),
    ]);
}

type Change<Input> = {
  send: (input: Input) => Promise<unknown>;
  /** Shown if the server gives no reason. */
  failed: string;
  onDone: () => void;
};

/** Refreshes the page's data whether the change worked or not. */
export function useChange<Input = void>({ send, failed, onDone }: Change<Input>) {
  const refresh = useRefresh();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    onError: () => void refresh(),
  });
  return { change: mutate, isPending, failure: error && serverMessageOf(error, failed), forgetFailure: reset };
}
