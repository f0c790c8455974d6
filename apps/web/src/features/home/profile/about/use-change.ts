import type { InputOf } from '@dakhila/contract/endpoint';
import { examProfile } from '@dakhila/contract/exam-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { showToast } from '../../../../ui/toast-store.ts';

/** Saves parts of the exam profile. Lists and papers are judged by it, so nothing that was fetched before holds. */
export function useChange(saved: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof examProfile.change>['body']) => call(examProfile.change, { body }),
    onSuccess: async () => {
      await client.invalidateQueries();
      showToast({ title: saved, variant: 'success' });
      onDone();
    },
  });
}
