import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Agreement } from './agreement.tsx';
import { guardianMessages } from './messages.ts';
import { useGuardianCall } from './use-guardian-call.ts';

type ConfirmFormProps = {
  asked: NonNullable<GuardianConsent['asked']>;
  wording: GuardianConsent['wording'];
  /** Back to who is asked: a code that did not come is sent again from there. */
  onChange: () => void;
};

/** The code that the parent or guardian received. Typing it is their consent. */
export function ConfirmForm({ asked, wording, onChange }: ConfirmFormProps) {
  const words = useMessages(guardianMessages).confirm;
  const [otp, setOtp] = useState('');
  const { send, isPending, problem, setProblem } = useGuardianCall(
    (code: string) => call(guardianConsent.confirm, { body: { otp: code } }),
    words.failed,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (otp.length !== OTP_LENGTH) setProblem(words.codeInvalid);
    else if (!isPending) send(otp);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p role="status">{fill(words.lead, { name: asked.guardianName, contact: asked.contact })}</p>
      <Agreement wording={wording} heading={words.agreesTo} />
      <Field label={words.code} hint={words.codeHint} error={problem}>
        <CodeField
          name="guardian-code"
          value={otp}
          onChange={(code) => {
            setOtp(code);
            setProblem(undefined);
          }}
        />
      </Field>
      <Button type="submit" isFullWidth isBusy={isPending}>
        {words.confirm}
      </Button>
      <Button variant="quiet" isFullWidth onClick={onChange}>
        {words.change}
      </Button>
    </form>
  );
}
