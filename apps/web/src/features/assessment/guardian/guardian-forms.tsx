import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { OTP_LENGTH } from '@dakhila/domain/auth/otp';
import { isEmail, isPhone } from '@dakhila/domain/contact';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { guardianMessages } from './messages.ts';
import { useGuardianCall } from './queries.ts';

export type Guardian = { guardianName: string; contact: string };
type AskFormProps = {
  wording: GuardianConsent['wording'];
  /** Filled in again to resend the code. */
  before: Guardian | null;
  onAsked: (guardian: Guardian) => void;
};

export function AskForm({ wording, before, onAsked }: AskFormProps) {
  const messages = useMessages(guardianMessages).ask;
  const [guardianName, setName] = useState(before?.guardianName ?? '');
  const [contact, setContact] = useState(before?.contact ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const guardian = { guardianName: guardianName.trim(), contact: contact.trim() };
  const { send, isPending, problem } = useGuardianCall(
    (body: Guardian) => call(guardianConsent.ask, { body }),
    messages.failed,
    () => onAsked(guardian),
  );
  const isNameGood = guardian.guardianName.length >= 2;
  const isContactGood = isEmail(guardian.contact) || isPhone(guardian.contact);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isNameGood && isContactGood && !isPending) send(guardian);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field label={messages.name} hint={messages.nameHint} error={isChecked && !isNameGood && messages.nameInvalid}>
        <Input
          autoComplete="off"
          maxLength={80}
          value={guardianName}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field
        label={messages.contact}
        hint={messages.contactHint}
        error={isChecked && !isContactGood && messages.contactInvalid}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
      </Field>
      <Agreement wording={wording} heading={messages.agreesTo} />
      {problem && (
        <Notice variant="danger" isLive>
          {problem}
        </Notice>
      )}
      <Button type="submit" isFullWidth isBusy={isPending}>
        {messages.send}
      </Button>
    </form>
  );
}

type ConfirmFormProps = {
  asked: NonNullable<GuardianConsent['asked']>;
  wording: GuardianConsent['wording'];
  /** Also for resending the code. */
  onChange: () => void;
};

/** Entering the code is the guardian's consent. */
export function ConfirmForm({ asked, wording, onChange }: ConfirmFormProps) {
  const messages = useMessages(guardianMessages).confirm;
  const [otp, setOtp] = useState('');
  const { send, isPending, problem, setProblem } = useGuardianCall(
    (code: string) => call(guardianConsent.confirm, { body: { otp: code } }),
    messages.failed,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (otp.length !== OTP_LENGTH) setProblem(messages.codeInvalid);
    else if (!isPending) send(otp);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p role="status">{fill(messages.lead, { name: asked.guardianName, contact: asked.contact })}</p>
      <Agreement wording={wording} heading={messages.agreesTo} />
      <Field label={messages.code} hint={messages.codeHint} error={problem}>
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
        {messages.confirm}
      </Button>
      <Button variant="quiet" isFullWidth onClick={onChange}>
        {messages.change}
      </Button>
    </form>
  );
}

/** Shown as it is stored with the consent. */
function Agreement({ wording, heading }: { wording: GuardianConsent['wording']; heading: string }) {
  return (
    <section aria-label={heading} className="rounded-card bg-sunken p-4 text-sm">
      <h3 className="text-sm">{wording.title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-quiet">
        {wording.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
