import type { CollegeListItem } from '@dakhila/contract/college-list';
import type { Exam } from '@dakhila/contract/exam';
import { type SavedCollege, shortlist } from '@dakhila/contract/shortlist';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { serverMessageOf } from '../lib/api-error.ts';
import { useMessages } from '../lib/messages.ts';
import { showToast } from '../ui/toast-store.ts';
import { collegeMessages } from './messages.ts';

/** The colleges that the student saved, latest first. */
export const shortlistQuery = queryOptions({
  queryKey: ['shortlist'],
  queryFn: async ({ signal }) => (await call(shortlist.list, undefined, { signal })).data,
});

export type Savable = { exam: Exam; college: CollegeListItem };
const isSame = (one: Savable, other: Savable) => one.exam === other.exam && one.college.id === other.college.id;

/** Whether a college is saved, and how to change that. The change shows at once and is taken back, with a message, when it fails. */
export function useSaved(item: Savable) {
  const client = useQueryClient();
  const words = useMessages(collegeMessages);
  const { data: saved } = useQuery(shortlistQuery);
  const isSaved = saved?.some((one) => isSame(one, item)) ?? false;
  const { mutate } = useMutation({
    mutationFn: (shouldSave: boolean) =>
      call(shouldSave ? shortlist.save : shortlist.remove, { params: { exam: item.exam, collegeId: item.college.id } }),
    onMutate: async (shouldSave) => {
      await client.cancelQueries({ queryKey: shortlistQuery.queryKey });
      client.setQueryData(shortlistQuery.queryKey, (before: SavedCollege[] = []) => {
        const others = before.filter((one) => !isSame(one, item));
        return shouldSave ? [{ ...item, savedAt: new Date().toISOString() }, ...others] : others;
      });
    },
    onError: (error, shouldSave) =>
      showToast({
        title: words.error,
        description: serverMessageOf(error, shouldSave ? words.saveFailed : words.removeFailed),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: shortlistQuery.queryKey }),
  });
  return { isSaved, toggle: () => mutate(!isSaved) };
}
