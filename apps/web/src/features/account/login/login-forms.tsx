import type { SentTo } from '@dakhila/domain/auth/login-flow';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import { contactOf } from '@dakhila/domain/contact';
import { type FormEvent, useRef, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { ResendButton } from '../../../ui/resend-button.tsx';
import { accountMessages } from '../messages.ts';

type IdentifierFormProps = {
  identifier: string;
  onChange: (identifier: string) => void;
  isBusy: boolean;
  /** Focus the field: the student came back to it. */
  hasFocus: boolean;
  onSubmit: () => void;
};

/** The first step: the email address or number. */
export function IdentifierForm({ identifier, onChange, isBusy, hasFocus, onSubmit }: IdentifierFormProps) {
  const words = useMessages(accountMessages).login;
  const [isWrong, setIsWrong] = useState(false);
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
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 text-quiet">{words.lead}</p>
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
        <Field label={words.identifier} error={isWrong && words.identifierInvalid}>
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
          {words.login}
        </Button>
      </form>
      <p className="mt-6 text-center text-quiet">
        {words.noAccount}{' '}
        <TextLink to={paths.signup} isAlone>
          {words.signUp}
        </TextLink>
      </p>
    </>
  );
}

type CodeFormProps = {
  sentTo: SentTo;
  resendAt: number | null;
  isBusy: boolean;
  /** The server did not accept the last code. */
  isRefused: boolean;
  isResending: boolean;
  onVerify: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
};

/** The second step: the code, where it was sent, sending it again, and going back. */
export function CodeForm(props: CodeFormProps) {
  const { sentTo, resendAt, isBusy, isRefused, isResending, onVerify, onResend, onBack } = props;
  const words = useMessages(accountMessages).login;
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [tried, setTried] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsWrong(code.length !== OTP_LENGTH);
    if (code.length === OTP_LENGTH) {
      setTried(code);
      onVerify(code);
    } else input.current?.focus();
  };
  const error = isWrong ? words.codeInvalid : isRefused && code === tried && words.codeRefused;
  return (
    <>
      <h1 className="text-2xl">{words.codeTitle}</h1>
      <p role="status" className="mt-2 text-quiet">
        {sentence(sentTo, words.sentTo)}
      </p>
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
        <Field label={words.code} hint={words.codeHint} error={error}>
          <CodeField
            ref={input}
            name="otp"
            value={code}
            autoFocus
            onChange={(next) => {
              setCode(next);
              setIsWrong(false);
            }}
          />
        </Field>
        <Button type="submit" size="large" isBusy={isBusy}>
          {words.verify}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" className="-ms-4" onClick={onBack}>
          {words.back}
        </Button>
        <ResendButton
          resendAt={resendAt}
          isBusy={isResending}
          label={words.resend}
          labelIn={words.resendIn}
          onClick={onResend}
        />
      </div>
    </>
  );
}

/** `We sent a code to ******3210 via WhatsApp and to r****a@example.com by e-mail.` */
function sentence({ email, phone }: SentTo, words: typeof accountMessages.en.login.sentTo): string {
  if (phone && email) return fill(words.both, { phone, email });
  if (phone) return fill(words.phone, { phone });
  return email ? fill(words.email, { email }) : words.somewhere;
}
