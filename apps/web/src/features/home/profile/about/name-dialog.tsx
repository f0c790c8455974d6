import { profile as calls, type Profile } from '@dakhila/contract/profile';
import { NAME_MIN_LENGTH, SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { profileMessages } from '../messages.ts';
import { EditDialog } from './edit-dialog.tsx';

const isShort = (name: string) => name.trim().length < NAME_MIN_LENGTH;

/** Changes the name; the whole product greets by it from then on. */
export function NameDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const words = useMessages(profileMessages).about.personal;
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
  const save = () => {
    setIsChecked(true);
    if (!isShort(firstName) && !isShort(lastName)) mutate();
  };
  return (
    <EditDialog
      title={words.changeName}
      description={words.nameHint}
      words={words}
      error={Object.keys(refused).length === 0 ? error : null}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
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
    </EditDialog>
  );
}
