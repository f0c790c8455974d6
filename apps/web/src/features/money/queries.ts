import { type FamilyChange, money } from '@dakhila/contract/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { useMessages } from '../../lib/messages.ts';
import { showFailure } from '../../ui/toast-store.ts';
import { moneyMessages } from './messages.ts';

export const moneyQuery = endpointQuery(['money', 'family'], money.read);

const CHANGES = ['money', 'changes'];
const COLLEGES = ['money', 'college'];

/** An answer of null is taken back. */
const withChange = <Facts extends object>(facts: Facts, change: FamilyChange): Facts =>
  Object.fromEntries(Object.entries({ ...facts, ...change }).filter(([, value]) => value !== null)) as Facts;

/** Saves each answer as it is chosen: it shows at once, and what follows from it when the server has answered. */
export function useFamily() {
  const client = useQueryClient();
  const messages = useMessages(moneyMessages).family;
  const isLast = () => client.isMutating({ mutationKey: CHANGES }) === 1;
  const read = () => client.getQueryData(moneyQuery.queryKey);
  const { mutate, isPending, variables, isSuccess } = useMutation({
    mutationKey: CHANGES,
    // One after the other, so that the last answer to a question wins.
    scope: { id: 'family' },
    mutationFn: ({ change }: { change: FamilyChange | null; before: ReturnType<typeof read>; onDone?: () => void }) =>
      change === null ? call(money.forgetFamily) : call(money.tellFamily, { body: change }),
    onSuccess: ({ data }, { onDone }) => {
      // An answer that waits to be saved stays on the screen.
      if (isLast()) client.setQueryData(moneyQuery.queryKey, data);
      // A college page must not show what it cost before; what is on this screen stays until its new costs are there.
      client.removeQueries({ queryKey: COLLEGES, type: 'inactive' });
      void client.invalidateQueries({ queryKey: COLLEGES });
      // Results say what each programme costs the family.
      client.removeQueries({ queryKey: ['prediction'] });
      onDone?.();
    },
    onError: (error, { change, before }) => {
      if (isLast()) client.setQueryData(moneyQuery.queryKey, before);
      void client.invalidateQueries({ queryKey: moneyQuery.queryKey });
      showFailure(change === null ? messages.deleteFailed : messages.saveFailed, error, messages.tryAgain);
    },
  });
  const tell = (change: FamilyChange) => {
    const before = read();
    if (!before) return;
    void client.cancelQueries({ queryKey: moneyQuery.queryKey });
    client.setQueryData(moneyQuery.queryKey, {
      ...before,
      told: withChange(before.told, change),
      family: withChange(before.family, change),
    });
    mutate({ change, before });
  };
  const forget = (onDone: () => void) => {
    const before = read();
    // An answer that is chosen meanwhile starts from nothing.
    if (before) client.setQueryData(moneyQuery.queryKey, { ...before, told: {} });
    mutate({ change: null, before, onDone });
  };
  return {
    tell,
    forget,
    isSaving: isPending && variables.change !== null,
    isForgetting: isPending && variables.change === null,
    hasSaved: isSuccess && variables.change !== null,
  };
}
