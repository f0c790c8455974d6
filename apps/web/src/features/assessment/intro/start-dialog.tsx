import { assessment } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generatePath, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';

/** Asks once before something that was paid for is used up. */
export function StartDialog({ isFree, onClose }: { isFree: boolean; onClose: () => void }) {
  const words = useMessages(assessmentMessages).intro.confirm;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(assessment.start),
    onSuccess: ({ data }) => {
      void client.invalidateQueries({ queryKey: ['student'] });
      navigate(generatePath(paths.psychometricSitting, { id: data.id }));
    },
    // Something stands in the way that this page did not know of.
    onError: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.cancel}
      confirm={words.button}
      look="primary"
      isBusy={isPending}
      failure={error && serverMessageOf(error, words.failed)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <p className="font-medium">{isFree ? words.free : words.spends}</p>
        <p className="text-quiet">{words.calm}</p>
      </div>
    </ConfirmDialog>
  );
}
