import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { isEmail, isPhone } from '@dakhila/domain/contact';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Agreement } from './agreement.tsx';
import { guardianMessages } from './messages.ts';
import { useGuardianCall } from './use-guardian-call.ts';

export type Guardian = { guardianName: string; contact: string };
type AskFormProps = {
  wording: GuardianConsent['wording'];
  /** Who was asked before, to send the code again. */
  before: Guardian | null;
  onAsked: (guardian: Guardian) => void;
};

/** Who the parent or guardian is and how to reach them; sending it sends them a code. */
export function AskForm({ wording, before, onAsked }: AskFormProps) {
  const words = useMessages(guardianMessages).ask;
  const [guardianName, setName] = useState(before?.guardianName ?? '');
  const [contact, setContact] = useState(before?.contact ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const guardian = { guardianName: guardianName.trim(), contact: contact.trim() };
  const { send, isPending, problem } = useGuardianCall(
    (body: Guardian) => call(guardianConsent.ask, { body }),
    words.failed,
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
      <Field label={words.name} hint={words.nameHint} error={isChecked && !isNameGood && words.nameInvalid}>
        <Input
          autoComplete="off"
          maxLength={80}
          value={guardianName}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={words.contact} hint={words.contactHint} error={isChecked && !isContactGood && words.contactInvalid}>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
      </Field>
      <Agreement wording={wording} heading={words.agreesTo} />
      {problem && (
        <Notice variant="danger" isLive>
          {problem}
        </Notice>
      )}
      <Button type="submit" isFullWidth isBusy={isPending}>
        {words.send}
      </Button>
    </form>
  );
}
