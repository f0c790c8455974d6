import { type ContactChange, contactChange } from '@dakhila/contract/contact-change';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { ApiError, serverMessageOf } from '../../../../lib/api-error.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { profileMessages } from '../messages.ts';
import { CodeForm } from './code-form.tsx';
import { contactChangeQuery } from './queries.ts';

type Kind = ContactChange['kind'];

/** Changes the email address or the number: the new one, the code of the old one, the code of the new one. */
export function ContactDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const messages = useMessages(profileMessages).privacy;
  const queries = useQueryClient();
  const [endReason, setEndReason] = useState<string>();
  const { data: current, isLoading } = useQuery(contactChangeQuery);
  const change = current?.kind === kind ? current : null;
  const cacheChange = ({ data }: { data: ContactChange | null }) =>
    queries.setQueryData(contactChangeQuery.queryKey, data);

  const confirm = async (otp: string) => {
    const answer = await call(contactChange.confirm, { body: { otp } }).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'already-registered') throw error;
      // The change has ended: the form shows again, with the reason above it.
      setEndReason(serverMessageOf(error, messages.contact.startFailed));
      return null;
    });
    if (!answer) return cacheChange({ data: null });
    if (answer.data) return cacheChange(answer);
    showToast({ title: messages.contact.changed[kind], description: messages.contact.changedText, variant: 'success' });
    onClose();
    // The name in the bar, the profile and the list of sessions all show what has changed.
    return queries.invalidateQueries();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={kind === 'email' ? messages.changeEmail : messages.changePhone}
    >
      {isLoading ? (
        <SkeletonText lines={4} />
      ) : change ? (
        <div className="space-y-4">
          <p className="text-sm font-semibold text-quiet">{messages.contact.step[change.step]}</p>
          <CodeForm
            key={change.step}
            lead={fill(messages.contact.sentTo, { contact: change.sentTo })}
            submit={messages.contact.confirm}
            onSubmit={confirm}
            onResend={async () => cacheChange(await call(contactChange.resend))}
          />
          <CancelChange onDone={() => cacheChange({ data: null })} />
          {change.step === 'old' && (
            <p className="text-sm text-quiet">
              <TextLink to={paths.support}>{messages.contact.lost}</TextLink>
            </p>
          )}
        </div>
      ) : (
        <div className="space-y-4">
          {endReason && (
            <Notice variant="warning" isLive>
              {endReason}
            </Notice>
          )}
          <ContactForm kind={kind} onStarted={cacheChange} />
        </div>
      )}
    </Dialog>
  );
}

function CancelChange({ onDone }: { onDone: () => void }) {
  const messages = useMessages(profileMessages).privacy;
  const { mutate, isPending } = useMutation({ mutationFn: () => call(contactChange.cancel), onSuccess: onDone });
  return (
    <Button variant="quiet" isFullWidth isBusy={isPending} onClick={() => mutate()}>
      {messages.contact.giveUp}
    </Button>
  );
}

type ContactFormProps = {
  kind: Kind;
  onStarted: (answer: { data: ContactChange | null }) => void;
};

function ContactForm({ kind, onStarted }: ContactFormProps) {
  const messages = useMessages(profileMessages).privacy.contact;
  const [contact, setContact] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(contactChange.start, { body: { contact: contact.trim() } }),
    onSuccess: onStarted,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const isEmail = kind === 'email';
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p>{messages.lead}</p>
      <Field
        label={isEmail ? messages.newEmail : messages.newPhone}
        {...(!isEmail && { hint: messages.phoneHint })}
        error={error ? serverMessageOf(error, messages.startFailed) : undefined}
      >
        <Input
          name="contact"
          value={contact}
          maxLength={254}
          onChange={(event) => {
            setContact(event.target.value);
            reset();
          }}
          {...(isEmail
            ? { type: 'email', inputMode: 'email', autoComplete: 'email' }
            : { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' })}
        />
      </Field>
      <Button type="submit" isFullWidth isBusy={isPending}>
        {messages.start}
      </Button>
    </form>
  );
}
