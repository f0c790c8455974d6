import { familyLinks } from '@dakhila/contract/family-links';
import type { FamilyLinkDays } from '@dakhila/domain/family-link/limits';
import type { Language } from '@dakhila/domain/language/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { familyMessages } from './messages.ts';
import { familyNewsQuery } from './news/queries.ts';
import { familyQuery, SHARING_CALLS, type SharedThing } from './queries.ts';

export type WantedLink = { days: FamilyLinkDays; language: Language; showsName: boolean };

/** Makes, renews and ends the links of a list or a prediction, and deletes comments. `made` is the address that is shown once. */
export function useFamily(shared: SharedThing) {
  const { kind, id: sharedId } = shared;
  const { share: messages } = useMessages(familyMessages);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: familyQuery(shared).queryKey });
  const common = {
    onError: (error: unknown) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain),
  };
  const making = ['make-family-link', kind, sharedId];
  const make = useMutation({
    ...common,
    mutationKey: making,
    mutationFn: async (wanted: WantedLink) =>
      (await call(SHARING_CALLS[kind].share, { params: { id: sharedId }, body: wanted })).data,
    onSuccess: refresh,
  });
  /** A second click may come before the button shows that the first one is on its way. */
  const makeLink = (wanted: WantedLink) => {
    if (client.isMutating({ mutationKey: making }) === 0) make.mutate(wanted);
  };
  const renew = useMutation({
    ...common,
    mutationFn: async (id: string) => (await call(familyLinks.renew, { params: { id } })).data,
    onSuccess: () => {
      make.reset();
      showToast({ title: messages.renewed });
      return refresh();
    },
  });
  const end = useMutation({
    ...common,
    mutationFn: (id: string) => call(familyLinks.revoke, { params: { id } }),
    onSuccess: (_, id) => {
      if (make.data?.link.id === id) make.reset();
      if (renew.data?.link.id === id) renew.reset();
      showToast({ title: messages.ended, variant: 'success' });
      return refresh();
    },
  });
  const removeComment = useMutation({
    ...common,
    mutationFn: (id: string) => call(familyLinks.removeComment, { params: { id } }),
    onSuccess: () => {
      showToast({ title: messages.removed, variant: 'success' });
      return refresh();
    },
  });
  /** Up to the newest comment on the screen: one that came since is still new. The marks stay until the page is opened again. */
  const markRead = useMutation({
    mutationFn: (newest: string) => call(SHARING_CALLS[kind].markRead, { params: { id: sharedId }, body: { newest } }),
    onSuccess: () => client.invalidateQueries({ queryKey: familyNewsQuery.queryKey }),
  });
  return { make, makeLink, renew, end, removeComment, markRead, made: make.data ?? renew.data };
}
