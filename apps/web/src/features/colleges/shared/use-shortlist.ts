import { type SavedCollege, shortlist } from '@dakhila/contract/shortlist';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import { useConnection } from '../../../lib/connection.ts';
import { loadedMessages, useMessages } from '../../../lib/messages.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { studentQuery } from '../../account/index.ts';
import { collegeMessages } from './messages.ts';
import {
  isSame,
  type Savable,
  sendChange,
  sendWaitingChanges,
  waitingChanges,
  withChanges,
} from './shortlist-outbox.ts';

export type { Savable } from './shortlist-outbox.ts';

const ownerIn = (client: QueryClient) => client.getQueryData(studentQuery.queryKey)?.id;

/** The colleges that the student saved, latest first, with what still waits for a connection. */
export const shortlistQuery = queryOptions({
  queryKey: ['shortlist'],
  queryFn: async ({ signal, client }) => {
    const owner = ownerIn(client);
    const { data } = await call(shortlist.list, undefined, { signal });
    return owner ? withChanges(data, waitingChanges(owner)) : data;
  },
});

const reportFailure = (error: unknown, fallback: string) =>
  showFailure(loadedMessages(collegeMessages).common.error, error, fallback);

/** Sends what waited for a connection, once the student is known and whenever the connection is back. Used once, around all screens. */
export function useSendShortlist(): void {
  const client = useQueryClient();
  const owner = useQuery(studentQuery).data?.id;
  const isLost = useConnection().lostAt !== null;
  useEffect(() => {
    if (!owner || isLost || waitingChanges(owner).length === 0) return;
    void sendWaitingChanges(owner, (refusal) =>
      reportFailure(refusal, loadedMessages(collegeMessages).common.saveFailed),
    ).then(() => client.invalidateQueries({ queryKey: shortlistQuery.queryKey }));
  }, [client, owner, isLost]);
}

/**
 * Whether a college is saved, and how to change that. The change shows at once. Without a connection it waits on this device; any other
 * failure reverts it with a message.
 */
export function useSaved(item: Savable) {
  const client = useQueryClient();
  const messages = useMessages(collegeMessages).common;
  const { data: saved } = useQuery(shortlistQuery);
  const isSaved = saved?.some((one) => isSame(one, item)) ?? false;
  const { mutate } = useMutation({
    mutationFn: async (shouldSave: boolean) => {
      const owner = ownerIn(client);
      try {
        await sendChange(owner, { exam: item.exam, college: item.college, shouldSave });
      } catch (error) {
        if (!owner || !(error instanceof NetworkError)) throw error;
        showToast({ title: messages.waiting, description: messages.waitingText });
      }
    },
    onMutate: async (shouldSave) => {
      await client.cancelQueries({ queryKey: shortlistQuery.queryKey });
      client.setQueryData(shortlistQuery.queryKey, (before: SavedCollege[] = []) => {
        const others = before.filter((one) => !isSame(one, item));
        return shouldSave ? [{ ...item, savedAt: new Date().toISOString() }, ...others] : others;
      });
    },
    onError: (error, shouldSave) => reportFailure(error, shouldSave ? messages.saveFailed : messages.removeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: shortlistQuery.queryKey }),
  });
  return { isSaved, toggle: () => mutate(!isSaved) };
}
