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
  lead: ReactNode;
  submit: string;
  isDestructive?: boolean;
  onSubmit: (otp: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
};

export function CodeForm({ lead, submit, isDestructive = false, onSubmit, onResend }: CodeFormProps) {
  const messages = useMessages(profileMessages).privacy.code;
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState<string>();
  const showProblem = (error: unknown) => setProblem(serverMessageOf(error, messages.failed));
  const check = useMutation({ mutationFn: onSubmit, onMutate: () => setProblem(undefined), onError: showProblem });
  const again = useMutation({
    mutationFn: onResend,
    onMutate: () => setProblem(undefined),
    onSuccess: () => setOtp(''),
    onError: showProblem,
  });
  const submitCode = (event: FormEvent) => {
    event.preventDefault();
    if (otp.length !== OTP_LENGTH) setProblem(messages.invalid);
    else if (!check.isPending) check.mutate(otp);
  };
  return (
    <form noValidate onSubmit={submitCode} className="space-y-4">
      <p role="status">{again.isSuccess ? messages.sentAgain : lead}</p>
      <Field label={messages.label} error={problem}>
        <CodeField
          name="otp"
          value={otp}
          // The form has just replaced the pressed button, which had the focus.
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
        {messages.again}
      </Button>
    </form>
  );
}

export function SendCode({ send }: { send: () => Promise<unknown> }) {
  const messages = useMessages(profileMessages).privacy;
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  return (
    <div className="space-y-3">
      <FailureNotice error={error} fallback={messages.sendFailed} />
      <Button isFullWidth isBusy={isPending} onClick={() => mutate()}>
        {messages.sendCode}
      </Button>
    </div>
  );
}
