import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

export const guardianQuery = endpointQuery(['guardian-consent'], guardianConsent.read);

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
