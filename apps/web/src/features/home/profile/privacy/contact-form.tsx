import { type ContactChange, contactChange } from '@dakhila/contract/contact-change';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { serverMessageOf } from '../../../../lib/api-error.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { profileMessages } from '../messages.ts';

type ContactFormProps = {
  kind: ContactChange['kind'];
  onStarted: (answer: { data: ContactChange | null }) => void;
};

/** The new address or number. */
export function ContactForm({ kind, onStarted }: ContactFormProps) {
  const words = useMessages(profileMessages).privacy.contact;
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
      <p>{words.lead}</p>
      <Field
        label={isEmail ? words.newEmail : words.newPhone}
        {...(!isEmail && { hint: words.phoneHint })}
        error={error ? serverMessageOf(error, words.startFailed) : undefined}
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
        {words.start}
      </Button>
    </form>
  );
}
