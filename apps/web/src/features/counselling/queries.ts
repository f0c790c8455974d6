import { type CounsellingOverview, counselling } from '@dakhila/contract/counselling';
import type { Language, Topic } from '@dakhila/domain/counselling/topics';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverMessageOf } from '../../lib/api-error.ts';

/** Open times and what may be done with a session change fast. */
const FRESH_MS = 60_000;

export const overviewQuery = queryOptions({
  queryKey: ['counselling', 'overview'],
  queryFn: async ({ signal }): Promise<CounsellingOverview> =>
    (await call(counselling.overview, undefined, { signal })).data,
  refetchOnMount: 'always',
  refetchInterval: FRESH_MS,
});

type Wanted = { language: Language | null; topic: Topic | null };

export const counsellorsQuery = ({ language, topic }: Wanted) =>
  queryOptions({
    queryKey: ['counselling', 'counsellors', language, topic],
    queryFn: async ({ signal }) => {
      const query = { ...(language && { language }), ...(topic && { topic }) };
      return (await call(counselling.counsellors, { query }, { signal })).data;
    },
  });

export const slotsQuery = (id: string) =>
  queryOptions({
    queryKey: ['counselling', 'slots', id],
    queryFn: async ({ signal }) => (await call(counselling.slots, { params: { id } }, { signal })).data,
    refetchOnMount: 'always',
    refetchInterval: FRESH_MS,
  });

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
