import type { GuardianConsent } from '@dakhila/contract/guardian-consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { guardianQuery } from './queries.ts';

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
