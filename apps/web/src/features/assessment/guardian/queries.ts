import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';

/** The age of the student and the consent of a parent or guardian, as far as the server knows them. */
export const guardianQuery = queryOptions({
  queryKey: ['guardian-consent'],
  queryFn: async ({ signal }): Promise<GuardianConsent> =>
    (await call(guardianConsent.read, undefined, { signal })).data,
});

/** One call of the consent: what it answers is how things stand now; what goes wrong is told in words. */
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
