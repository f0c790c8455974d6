import { deskSettlements, type StoredFile } from '@dakhila/contract/desk/settlements';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagedQuery } from '../../../../web/src/lib/paged-query.ts';
import { call, sendFile } from '../../api.ts';
import { endpointQuery } from '../../endpoint-query.ts';
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
      return (await call(deskSettlements.list, { query }, { signal })).data;
    },
    getNextPageParam: ({ before }) => before,
  });

export const useSettlementDay = (day: string) =>
  useQuery(endpointQuery([...SETTLEMENT_KEY, day], deskSettlements.read, { params: { day } }, { retry: false }));

/** The uploaded files, the newest first. */
export const useSettlementFiles = () =>
  useInfiniteQuery(
    pagedQuery(
      [...SETTLEMENT_KEY, 'files'],
      async (query, options) => (await call(deskSettlements.files, { query }, options)).data,
    ),
  );

/** Sends a file, with the passkey; every day may look different afterwards. */
export function useUpload(onDone: (stored: StoredFile) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => withPasskey(() => sendFile<StoredFile>(deskSettlements.upload.path, file, 'text/csv')),
    onSuccess: onDone,
    onSettled: () => readSettlementAgain(client),
  });
}
