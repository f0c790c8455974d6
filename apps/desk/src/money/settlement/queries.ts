import { deskSettlements, type StoredFile } from '@dakhila/contract/desk/settlements';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sendFile } from '../../api.ts';
import { withPasskey } from '../../session/passkey.ts';
import { WORK_KEY } from '../queries.ts';

/** Everything about settlement: a file changes all of it. */
const SETTLEMENT_KEY = ['settlements'];

/** Reads everything about settlement again, and the work list, which has its differences. */
export const readSettlementAgain = (client: QueryClient) =>
  Promise.all([SETTLEMENT_KEY, WORK_KEY].map((queryKey) => client.invalidateQueries({ queryKey })));

/** The days, the newest first. */
export const useSettlementDays = () =>
  useInfiniteQuery({
    queryKey: [...SETTLEMENT_KEY, 'days'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { until: pageParam } : {};
      return (await call(deskSettlements.list, { query }, signal)).data;
    },
    getNextPageParam: ({ before }) => before,
  });

export const useSettlementDay = (day: string) =>
  useQuery({
    queryKey: [...SETTLEMENT_KEY, day],
    retry: false,
    queryFn: async ({ signal }) => (await call(deskSettlements.read, { params: { day } }, signal)).data,
  });

/** The uploaded files, the newest first. */
export const useSettlementFiles = () =>
  useInfiniteQuery({
    queryKey: [...SETTLEMENT_KEY, 'files'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { after: pageParam } : {};
      return (await call(deskSettlements.files, { query }, signal)).data;
    },
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Sends a file, with the passkey; every day may look different afterwards. */
export function useUpload(onDone: (stored: StoredFile) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => withPasskey(() => sendFile<StoredFile>(deskSettlements.upload.path, file, 'text/csv')),
    onSuccess: onDone,
    onSettled: () => readSettlementAgain(client),
  });
}
