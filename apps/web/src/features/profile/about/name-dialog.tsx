import { profile as calls, type Profile } from '@dakhila/contract/profile';
import { NAME_MIN_LENGTH, SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError, serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { aboutMessages } from './messages.ts';

const isShort = (name: string) => name.trim().length < NAME_MIN_LENGTH;

/** Changes the name; the whole product greets by it from then on. */
export function NameDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const words = useMessages(aboutMessages).personal;
  const client = useQueryClient();
  const [firstName, setFirstName] = useState(profile.firstName);
  const [lastName, setLastName] = useState(profile.lastName);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(calls.rename, { body: { firstName, lastName } }),
    onSuccess: async () => {
      await client.invalidateQueries();
      showToast({ title: words.saved, variant: 'success' });
      onClose();
    },
  });
  const refused = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isShort(firstName) && !isShort(lastName) && !isPending) mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={words.changeName} description={words.nameHint}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={words.firstName}
          error={(isChecked && isShort(firstName) && SIGNUP_SENTENCES.firstName) || refused.firstName}
        >
          <Input
            autoComplete="given-name"
            maxLength={60}
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
        </Field>
        <Field
          label={words.lastName}
          error={(isChecked && isShort(lastName) && SIGNUP_SENTENCES.lastName) || refused.lastName}
        >
          <Input
            autoComplete="family-name"
            maxLength={60}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </Field>
        {error && Object.keys(refused).length === 0 && (
          <Notice variant="danger" isLive>
            {serverMessageOf(error, words.failed)}
          </Notice>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isBusy={isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
