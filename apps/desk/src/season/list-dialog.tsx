import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../shell/reason-field.tsx';
import { LISTS_KEY, listKey } from './queries.ts';

export type ListTask = 'approve' | 'refuse' | 'publish' | 'roll-back';
type DialogProps = { task: ListTask; list: CutoffListDetails; onClose: () => void };

type Look = { title: string; confirm: string; look: 'primary' | 'destructive'; hint: string; needsReason?: true };
const LOOKS: Readonly<Record<ListTask, Look>> = {
  approve: {
    ...{ title: 'Approve this list', confirm: 'Approve', look: 'primary' },
    hint: 'You’ve compared some figures with the published list. You’ll be asked for your passkey. The facts with it are then built, for all of you to look at.',
  },
  refuse: {
    ...{ title: 'Refuse this list', confirm: 'Refuse', look: 'destructive', needsReason: true },
    hint: 'It’s saved in the log, so please leave contacts out. The file is deleted.',
  },
  publish: {
    ...{ title: 'Publish this list', confirm: 'Publish', look: 'primary' },
    hint: 'You’ve looked at what changes. You’ll be asked for your passkey. The servers restart one after the other, and within minutes every student sees the new figures and chances. Predictions that are saved stay as they are.',
  },
  'roll-back': {
    ...{ title: 'Roll this list back', confirm: 'Roll back', look: 'destructive', needsReason: true },
    hint: 'It’s saved in the log, so please leave contacts out. You’ll be asked for your passkey. The servers restart one after the other with the figures from before.',
  },
};

/** Approves, publishes or rolls back a list with the passkey, or refuses one. */
export function ListDialog({ task, list: { id, edition }, onClose }: DialogProps) {
  const client = useQueryClient();
  const why = useReason();
  const { hint, needsReason, ...look } = LOOKS[task];
  const params = { id };
  const send = () => {
    const body = { reason: why.reason };
    if (task === 'refuse') return call(deskCutoffLists.refuse, { params, body });
    if (task === 'roll-back') return withPasskey(() => call(deskCutoffLists.rollBack, { params, body }));
    if (task === 'approve') return withPasskey(() => call(deskCutoffLists.approve, { params, body: {} }));
    return withPasskey(() => call(deskCutoffLists.publish, { params, body: { edition: edition?.id ?? '' } }));
  };
  const work = useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => {
      client.setQueryData(listKey(id), data);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: LISTS_KEY }),
  });
  return (
    <ConfirmDialog
      {...look}
      cancel="Cancel"
      isBusy={work.isPending}
      failure={work.error && passkeyFailure(work.error)}
      onConfirm={() => (!needsReason || why.require()) && work.mutate()}
      onClose={onClose}
    >
      {needsReason ? <ReasonField {...why.field} hint={hint} /> : <p className="text-quiet">{hint}</p>}
    </ConfirmDialog>
  );
}
