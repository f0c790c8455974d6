import { assessment } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery, reportQuery } from '../queries.ts';

/** Asks before everything of a sitting is deleted for good. */
export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(assessmentMessages).report.remove;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(assessment.remove, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: overviewQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['student'] });
      showToast({ title: words.done, description: words.doneText, variant: 'success' });
      navigate(paths.psychometric, { replace: true });
      client.removeQueries({ queryKey: reportQuery(id).queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.cancel}
      confirm={words.confirm}
      isBusy={isPending}
      failure={error && serverMessageOf(error, words.failed)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
