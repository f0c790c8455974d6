import type { InputOf } from '@dakhila/contract/endpoint';
import { examProfile } from '@dakhila/contract/exam-profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';

type EditDialogProps = {
  title: string;
  description?: string;
  size?: 'small' | 'medium';
  messages: { save: string; cancel: string; failed: string };
  /** Why saving failed, unless a field shows it already. */
  error: unknown;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of every dialog that changes the profile: fields, the failure, cancel and save. */
export function EditDialog(props: EditDialogProps) {
  const { title, description, size = 'small', messages, error, isSaving, onSave, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return (
    <Dialog isOpen onClose={onClose} size={size} title={title} {...(description && { description })}>
      <form noValidate onSubmit={submit} className="space-y-4">
        {children}
        <FailureNotice error={error} fallback={messages.failed} />
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Saves parts of the exam profile. Lists and documents depend on it, so all queries become stale. */
export function useSaveProfile(saved: string, onDone: () => void) {
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
