import { profile as calls, type Profile } from '@dakhila/contract/profile';
import { NAME_MIN_LENGTH, SIGNUP_SENTENCES } from '@dakhila/domain/signup/signup-form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { indianDate } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { BirthDateForm, guardianMessages } from '../../assessment/index.ts';
import { ConsentStatus } from './consent-status.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { profileMessages } from './messages.ts';
import { profileQuery } from './queries.ts';
import { Facts, Part, ProfileSection } from './section.tsx';

export function PersonalSection({ id }: { id: string }) {
  const messages = useMessages(profileMessages).about.personal;
  const query = useQuery(profileQuery);
  return (
    <ProfileSection id={id} title={messages.title}>
      <Part query={query} skeleton="h-96 sm:h-68">
        {(profile) => <Personal profile={profile} />}
      </Part>
    </ProfileSection>
  );
}

function Personal({ profile }: { profile: Profile }) {
  const messages = useMessages(profileMessages).about.personal;
  const [open, setOpen] = useState<'name' | 'birth-date' | null>(null);
  const { firstName, lastName, birthDate, joinedAt } = profile;
  const close = () => setOpen(null);
  return (
    <Card className="sm:min-h-68">
      <Facts
        facts={[
          { name: messages.name, value: `${firstName} ${lastName}` },
          { name: messages.birthDate, value: birthDate ? indianDate(birthDate) : messages.notTold },
          { name: messages.member, value: indianDate(joinedAt) },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setOpen('name')}>
          {messages.changeName}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setOpen('birth-date')}>
          {birthDate ? messages.changeBirthDate : messages.addBirthDate}
        </Button>
      </div>
      <div className="mt-4 border-t pt-4">
        <ConsentStatus />
      </div>
      {open === 'name' && <NameDialog profile={profile} onClose={close} />}
      {open === 'birth-date' && <BirthDateDialog birthDate={birthDate} onClose={close} />}
    </Card>
  );
}

function BirthDateDialog({ birthDate, onClose }: { birthDate: string | null; onClose: () => void }) {
  const messages = useMessages(profileMessages).about.personal;
  const asked = useMessages(guardianMessages).birthDate;
  const client = useQueryClient();
  const finish = async () => {
    await client.invalidateQueries();
    showToast({ title: messages.birthDateSaved, variant: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={asked.title} description={asked.lead}>
      <BirthDateForm birthDate={birthDate} onSaved={finish} saveLabel={messages.save} />
    </Dialog>
  );
}

const isShort = (name: string) => name.trim().length < NAME_MIN_LENGTH;

function NameDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const messages = useMessages(profileMessages).about.personal;
  const client = useQueryClient();
  const [firstName, setFirstName] = useState(profile.firstName);
  const [lastName, setLastName] = useState(profile.lastName);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(calls.rename, { body: { firstName, lastName } }),
    onSuccess: async () => {
      await client.invalidateQueries();
      showToast({ title: messages.saved, variant: 'success' });
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
      title={messages.changeName}
      description={messages.nameHint}
      messages={messages}
      error={Object.keys(refused).length === 0 ? error : null}
      isSaving={isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={messages.firstName}
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
        label={messages.lastName}
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
