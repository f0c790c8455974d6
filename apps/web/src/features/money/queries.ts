import { type FamilyFacts, money } from '@dakhila/contract/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { useMessages } from '../../lib/messages.ts';
import { showFailure } from '../../ui/toast-store.ts';
import { moneyMessages } from './messages.ts';

export const moneyQuery = endpointQuery(['money', 'family'], money.read);

const CHANGES = ['money', 'changes'];
const COLLEGES = ['money', 'college'];

/** An undefined fact is no longer told. */
type Change = { [Fact in keyof FamilyFacts]?: FamilyFacts[Fact] | undefined };

const withChange = (facts: FamilyFacts, change: Change): FamilyFacts =>
  Object.fromEntries(Object.entries({ ...facts, ...change }).filter(([, value]) => value !== undefined));

/** Saves each answer as it is chosen: it shows at once, and what follows from it when the server has answered. */
export function useFamily() {
  const client = useQueryClient();
  const messages = useMessages(moneyMessages).family;
  const isLast = () => client.isMutating({ mutationKey: CHANGES }) === 1;
  const read = () => client.getQueryData(moneyQuery.queryKey);
  const { mutate, isPending, variables, isSuccess } = useMutation({
    mutationKey: CHANGES,
    // One after the other, because each replaces all answers.
    scope: { id: 'family' },
    mutationFn: ({ told }: { told: FamilyFacts | null; before: ReturnType<typeof read>; onDone?: () => void }) =>
      told === null ? call(money.forgetFamily) : call(money.saveFamily, { body: told }),
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
    onError: (error, { told, before }) => {
      if (isLast()) client.setQueryData(moneyQuery.queryKey, before);
      void client.invalidateQueries({ queryKey: moneyQuery.queryKey });
      showFailure(told === null ? messages.deleteFailed : messages.saveFailed, error, messages.tryAgain);
    },
  });
  const tell = (change: Change) => {
    const before = read();
    if (!before) return;
    void client.cancelQueries({ queryKey: moneyQuery.queryKey });
    const told = withChange(before.told, change);
    client.setQueryData(moneyQuery.queryKey, { ...before, told, family: withChange(before.family, change) });
    mutate({ told, before });
  };
  const forget = (onDone: () => void) => {
    const before = read();
    // An answer that is chosen meanwhile starts from nothing.
    if (before) client.setQueryData(moneyQuery.queryKey, { ...before, told: {} });
    mutate({ told: null, before, onDone });
  };
  return {
    tell,
    forget,
    isSaving: isPending && variables.told !== null,
    isForgetting: isPending && variables.told === null,
    hasSaved: isSuccess && variables.told !== null,
  };
}
