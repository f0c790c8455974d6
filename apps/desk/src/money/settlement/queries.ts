import { DESK_SETTLEMENT_FILES, deskSettlements, type StoredFile } from '@dakhila/contract/desk/settlements';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sendFile } from '../../api.ts';

const KEY = ['settlements'];

/** The days, the newest first. */
export const useSettlementDays = () =>
  useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam ? { until: pageParam } : {};
      return (await call(deskSettlements.list, { query }, signal)).data;
    },
    getNextPageParam: ({ before }) => before,
  });

export const useSettlementDay = (day: string) =>
  useQuery({
    queryKey: [...KEY, day],
    retry: false,
    queryFn: async ({ signal }) => (await call(deskSettlements.read, { params: { day } }, signal)).data,
  });

/** Sends a file; every day may look different afterwards. */
export function useUpload(onDone: (stored: StoredFile) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile<StoredFile>(DESK_SETTLEMENT_FILES, file, 'text/csv'),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
