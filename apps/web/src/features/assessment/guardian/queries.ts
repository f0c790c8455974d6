import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';

export const guardianQuery = queryOptions({
  queryKey: ['guardian-consent'],
  queryFn: async ({ signal }): Promise<GuardianConsent> =>
    (await call(guardianConsent.read, undefined, { signal })).data,
});

/** Every consent call returns the new state. */
export function useGuardianCall<Input>(
  send: (input: Input) => Promise<{ data: GuardianConsent }>,
  failed: string,
  onDone: (consent: GuardianConsent) => void = () => {},
) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onMutate: () => setProblem(undefined),
    onSuccess: ({ data }) => {
      client.setQueryData(guardianQuery.queryKey, data);
      onDone(data);
    },
    onError: (error) => setProblem(serverMessageOf(error, failed)),
  });
  return { send: mutate, isPending, problem, setProblem };
}
