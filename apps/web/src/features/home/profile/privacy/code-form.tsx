import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { serverMessageOf } from '../../../../lib/api-error.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FailureNotice } from '../../../../ui/notice.tsx';
import { profileMessages } from '../messages.ts';

type CodeFormProps = {
  /** Where the code went. */
  lead: ReactNode;
  submit: string;
  isDestructive?: boolean;
  onSubmit: (otp: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
};

/** A one-time code, with a new one for whoever did not get it. */
export function CodeForm({ lead, submit, isDestructive = false, onSubmit, onResend }: CodeFormProps) {
  const words = useMessages(profileMessages).privacy.code;
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown) => setProblem(serverMessageOf(error, words.failed));
  const check = useMutation({ mutationFn: onSubmit, onMutate: () => setProblem(undefined), onError: tell });
  const again = useMutation({
    mutationFn: onResend,
    onMutate: () => setProblem(undefined),
    onSuccess: () => setOtp(''),
    onError: tell,
  });
  const submitCode = (event: FormEvent) => {
    event.preventDefault();
    if (otp.length !== OTP_LENGTH) setProblem(words.invalid);
    else if (!check.isPending) check.mutate(otp);
  };
  return (
    <form noValidate onSubmit={submitCode} className="space-y-4">
      <p role="status">{again.isSuccess ? words.sentAgain : lead}</p>
      <Field label={words.label} error={problem}>
        <CodeField
          name="otp"
          value={otp}
          // The form has just taken the place of the button that was pressed.
          autoFocus
          onChange={(code) => {
            setOtp(code);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" isFullWidth variant={isDestructive ? 'destructive' : 'primary'} isBusy={check.isPending}>
        {submit}
      </Button>
      <Button variant="quiet" isFullWidth isBusy={again.isPending} onClick={() => again.mutate()}>
        {words.again}
      </Button>
    </form>
  );
}

/** The button that has a code sent, and the words when it could not be. */
export function SendCode({ send }: { send: () => Promise<unknown> }) {
  const words = useMessages(profileMessages).privacy;
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  return (
    <div className="space-y-3">
      <FailureNotice error={error} fallback={words.sendFailed} />
      <Button isFullWidth isBusy={isPending} onClick={() => mutate()}>
        {words.sendCode}
      </Button>
    </div>
  );
}
