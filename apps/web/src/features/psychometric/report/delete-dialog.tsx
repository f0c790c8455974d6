import { assessment } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { overviewQuery, reportQuery } from '../queries.ts';
import { reportMessages } from './messages.ts';

/** Asks before everything of a sitting is deleted for good. */
export function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(reportMessages).remove;
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
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={words.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="destructive" isBusy={isPending} onClick={() => mutate()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      {error && (
        <Notice variant="danger" isLive className="mt-4">
          {serverMessageOf(error, words.failed)}
        </Notice>
      )}
    </Dialog>
  );
}
