import type { CodeStep } from '@dakhila/domain/signup/signup-flow';
import { type FormEvent, useRef, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { ResendButton } from '../../../ui/resend-button.tsx';
import { accountMessages } from '../messages.ts';

type CodeFormProps = {
  step: CodeStep;
  /** Where the code went: the student's own address or number, as they typed it. */
  target: string;
  resendAt: number | null;
  /** The code that the server did not accept, if any. */
  refusedCode: string;
  isBusy: boolean;
  isResending: boolean;
  onVerify: (code: string) => void;
  onResend: () => void;
  onChangeDetails: () => void;
};

/** One code to type. Give it a new key at each step, so that the box begins empty. */
export function CodeForm(props: CodeFormProps) {
  const { step, target, resendAt, refusedCode, isBusy, isResending, onVerify, onResend, onChangeDetails } = props;
  const words = useMessages(accountMessages).signup;
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(code === '');
    if (code) onVerify(code);
    else input.current?.focus();
  };
  const error = isMissing ? words.codeMissing : code !== '' && code === refusedCode && !isBusy && words.codeRefused;
  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
      <p role="status" className="text-quiet">
        {fill(words.codeSent[step], { target })}
      </p>
      <Field label={words.code} hint={words.codeHint} error={error}>
        <CodeField
          ref={input}
          name="otp"
          value={code}
          autoFocus
          onChange={(next) => {
            setCode(next);
            setIsMissing(false);
          }}
        />
      </Field>
      <Button type="submit" size="large" isBusy={isBusy}>
        {words.verify[step]}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" className="-ms-4" onClick={onChangeDetails}>
          {words.changeDetails}
        </Button>
        <ResendButton
          resendAt={resendAt}
          isBusy={isResending}
          label={words.resend}
          labelIn={words.resendIn}
          onClick={onResend}
        />
      </div>
    </form>
  );
}
