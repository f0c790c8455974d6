import { type SavedCollege, shortlist } from '@dakhila/contract/shortlist';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { NetworkError, serverMessageOf } from '../lib/api-error.ts';
import { useMessages, wordsOf } from '../lib/messages.ts';
import { studentQuery } from '../session/student.ts';
import { showToast } from '../ui/toast-store.ts';
import { collegeMessages } from './messages.ts';
import {
  dropWish,
  isSame,
  keepWish,
  readWishes,
  type Savable,
  sendWish,
  sendWishes,
  withWishes,
} from './shortlist-wishes.ts';

export type { Savable } from './shortlist-wishes.ts';

const ownerIn = (client: QueryClient) => client.getQueryData(studentQuery.queryKey)?.id;

/** The colleges that the student saved, latest first. What was asked for without a line is told to the server first. */
export const shortlistQuery = queryOptions({
  queryKey: ['shortlist'],
  queryFn: async ({ signal, client }) => {
    const owner = ownerIn(client);
    if (owner) for (const refusal of await sendWishes(owner)) tell(refusal, wordsOf(collegeMessages).saveFailed);
    const { data } = await call(shortlist.list, undefined, { signal });
    return owner ? withWishes(data, readWishes(owner)) : data;
  },
});

const tell = (error: unknown, fallback: string) =>
  showToast({
    title: wordsOf(collegeMessages).error,
    description: serverMessageOf(error, fallback),
    variant: 'destructive',
  });

/**
 * Whether a college is saved, and how to change that. The change shows at once. Without a line it waits on this device; otherwise a failure
 * takes it back, with a message.
 */
export function useSaved(item: Savable) {
  const client = useQueryClient();
  const words = useMessages(collegeMessages);
  const { data: saved } = useQuery(shortlistQuery);
  const isSaved = saved?.some((one) => isSame(one, item)) ?? false;
  const { mutate } = useMutation({
    mutationFn: async (shouldSave: boolean) => {
      const wish = { exam: item.exam, college: item.college, shouldSave };
      const owner = ownerIn(client);
      try {
        await sendWish(wish);
        if (owner) dropWish(owner, wish);
      } catch (error) {
        if (!owner || !(error instanceof NetworkError)) throw error;
        keepWish(owner, wish);
        showToast({ title: words.waiting, description: words.waitingText });
      }
    },
    onMutate: async (shouldSave) => {
      await client.cancelQueries({ queryKey: shortlistQuery.queryKey });
      client.setQueryData(shortlistQuery.queryKey, (before: SavedCollege[] = []) => {
        const others = before.filter((one) => !isSame(one, item));
        return shouldSave ? [{ ...item, savedAt: new Date().toISOString() }, ...others] : others;
      });
    },
    onError: (error, shouldSave) => tell(error, shouldSave ? words.saveFailed : words.removeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: shortlistQuery.queryKey }),
  });
  return { isSaved, toggle: () => mutate(!isSaved) };
}
