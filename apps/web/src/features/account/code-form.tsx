import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Field } from '../../ui/field.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { accountMessages } from './messages.ts';

type CodeFormProps = {
  flow: 'login' | 'signup';
  /** Where the code was sent. */
  lead: string;
  verify: string;
  back: string;
  /** What is wrong with a code that need not be sent to the server. */
  problemOf: (code: string) => string | false;
  /** The code that the server did not accept, if any. */
  refusedCode: string;
  resendAt: number | null;
  isBusy: boolean;
  isResending: boolean;
  onVerify: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
};

/** Asks for one code, and can send it again. Give it a new key for another code, so that the field starts empty. */
export function CodeForm(props: CodeFormProps) {
  const { flow, lead, verify, back, problemOf, refusedCode, resendAt, isBusy, isResending } = props;
  const messages = useMessages(accountMessages)[flow];
  // The server's words for a wrong code, at login, sign-up and in the profile.
  const { invalidCode } = useMessages(accountMessages).login;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | false>(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(problemOf(code));
    if (problemOf(code)) input.current?.focus();
    else props.onVerify(code);
  };
  // The last digit sends the code: nothing is left to decide.
  const change = (next: string) => {
    setCode(next);
    setProblem(false);
    if (next.length === OTP_LENGTH && next !== code && !isBusy) props.onVerify(next);
  };
  const isRefused = code !== '' && code === refusedCode && !isBusy;
  return (
    <>
      <p role="status" className="mt-2 text-quiet">
        {lead}
      </p>
      <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
        <Field label={messages.code} hint={messages.codeHint} error={problem || (isRefused && invalidCode)}>
          <CodeField ref={input} name="otp" value={code} autoFocus onChange={change} />
        </Field>
        <Button type="submit" size="large" isBusy={isBusy}>
          {verify}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <Button variant="quiet" className="-ms-4" onClick={props.onBack}>
          {back}
        </Button>
        <ResendButton
          resendAt={resendAt}
          isBusy={isResending}
          label={messages.resend}
          labelIn={messages.resendIn}
          onClick={props.onResend}
        />
      </div>
    </>
  );
}
