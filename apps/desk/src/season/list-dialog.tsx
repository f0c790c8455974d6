import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../shell/reason-field.tsx';
import { LISTS_KEY, listKey } from './queries.ts';

export type ListTask = 'approve' | 'refuse';
type DialogProps = { task: ListTask; list: CutoffListDetails; onClose: () => void };

/** Approves a colleague's list with the passkey, or refuses one with a reason. */
export function ListDialog({ task, list: { id }, onClose }: DialogProps) {
  const client = useQueryClient();
  const why = useReason();
  const work = useMutation({
    mutationFn: () =>
      task === 'approve'
        ? withPasskey(() => call(deskCutoffLists.approve, { params: { id }, body: {} }))
        : call(deskCutoffLists.refuse, { params: { id }, body: { reason: why.reason } }),
    onSuccess: ({ data }) => {
      client.setQueryData(listKey(id), data);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: LISTS_KEY }),
  });
  return (
    <ConfirmDialog
      title={task === 'approve' ? 'Approve this list' : 'Refuse this list'}
      cancel="Cancel"
      confirm={task === 'approve' ? 'Approve' : 'Refuse'}
      look={task === 'approve' ? 'primary' : 'destructive'}
      isBusy={work.isPending}
      failure={work.error && passkeyFailure(work.error)}
      onConfirm={() => (task === 'approve' || why.require()) && work.mutate()}
      onClose={onClose}
    >
      {task === 'approve' ? (
        <p className="text-quiet">
          You’ve compared some figures with the published list. You’ll be asked for your passkey. An operator can then
          apply it.
        </p>
      ) : (
        <ReasonField {...why.field} hint="It’s saved in the log, so please leave contacts out. The file is deleted." />
      )}
    </ConfirmDialog>
  );
}
