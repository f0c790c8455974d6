import { contactOf } from '@dakhila/domain/contact';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { newEmail } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { accountMessages } from '../messages.ts';

type IdentifierFormProps = {
  identifier: string;
  onChange: (identifier: string) => void;
  isBusy: boolean;
  /** Focus the field: the student came back to it. */
  hasFocus: boolean;
  onSubmit: () => void;
};

export function IdentifierForm({ identifier, onChange, isBusy, hasFocus, onSubmit }: IdentifierFormProps) {
  const messages = useMessages(accountMessages).login;
  const [isWrong, setIsWrong] = useState(false);
  // A sign-up opens no session: its codes verify contacts, and a payment may end in another browser.
  const [isNew] = useState(() => Boolean(newEmail.read()));
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isGood = contactOf(identifier) !== null;
    setIsWrong(!isGood);
    if (isGood) onSubmit();
    else input.current?.focus();
  };
  return (
    <>
      <h1 className="text-2xl">{messages.title}</h1>
      <p className="mt-2 text-quiet">{isNew ? messages.leadNew : messages.lead}</p>
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
        <Field label={messages.identifier} error={isWrong && messages.identifierInvalid}>
          <Input
            ref={input}
            name="identifier"
            autoFocus={hasFocus}
            inputMode="email"
            value={identifier}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            onChange={(event) => {
              onChange(event.target.value);
              setIsWrong(false);
            }}
          />
        </Field>
        <Button type="submit" size="large" isBusy={isBusy}>
          {messages.login}
        </Button>
      </form>
      <p className="mt-6 text-center text-quiet">
        {messages.noAccount}{' '}
        <TextLink to={paths.signup} isAlone>
          {messages.signUp}
        </TextLink>
      </p>
    </>
  );
}
