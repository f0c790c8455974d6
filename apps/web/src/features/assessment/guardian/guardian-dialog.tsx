import type { GuardianConsent } from '@dakhila/contract/guardian-consent';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { BirthDateForm } from './birth-date-form.tsx';
import { AskForm, ConfirmForm, type Guardian } from './guardian-forms.tsx';
import { guardianMessages } from './messages.ts';
import { guardianQuery } from './queries.ts';

type GuardianDialogProps = {
  onClose: () => void;
  /** The student is of age, or a parent or guardian has agreed. */
  onSatisfied: () => void;
};

/** Collects what an assessment, a session or a shared report needs: the age and, under 18, a guardian's consent. */
export function GuardianDialog({ onClose, onSatisfied }: GuardianDialogProps) {
  const messages = useMessages(guardianMessages);
  const { data: consent, error, isFetching, refetch } = useQuery(guardianQuery);
  const [asked, setAsked] = useState<Guardian | null>(null);
  const [isChangingGuardian, setIsChangingGuardian] = useState(false);
  const step = consent ? stepOf(consent, isChangingGuardian) : null;

  const finish = useEffectEvent(() => {
    const name = consent?.given?.guardianName;
    if (name)
      showToast({ title: messages.done.title, description: fill(messages.done.text, { name }), variant: 'success' });
    onSatisfied();
  });
  useEffect(() => {
    if (step === 'satisfied') finish();
  }, [step]);

  const frame = (title: string, lead: string | undefined, children: ReactNode) => (
    <Dialog isOpen onClose={onClose} size="small" title={title} {...(lead && { description: lead })}>
      {children}
    </Dialog>
  );
  if (!consent && error)
    return frame(
      messages.failedTitle,
      undefined,
      <FailedLoad
        heading={messages.failedTitle}
        level={3}
        error={error}
        fallback={messages.failed}
        isTrying={isFetching}
        onTry={refetch}
      />,
    );
  if (!consent || step === null || step === 'satisfied')
    return frame(messages.loading, undefined, <SkeletonText lines={4} />);
  if (step === 'birth-date')
    return frame(messages.birthDate.title, messages.birthDate.lead, <BirthDateForm birthDate={consent.birthDate} />);
  if (step === 'confirm' && consent.asked)
    return frame(
      messages.confirm.title,
      undefined,
      <ConfirmForm asked={consent.asked} wording={consent.wording} onChange={() => setIsChangingGuardian(true)} />,
    );
  return frame(
    messages.ask.title,
    messages.ask.lead,
    <AskForm
      wording={consent.wording}
      before={asked}
      onAsked={(guardian) => {
        setAsked(guardian);
        setIsChangingGuardian(false);
      }}
    />,
  );
}

type Step = 'birth-date' | 'ask' | 'confirm' | 'satisfied';

function stepOf({ isSatisfied, birthDate, asked }: GuardianConsent, isChangingGuardian: boolean): Step {
  if (isSatisfied) return 'satisfied';
  if (birthDate === null) return 'birth-date';
  return asked && !isChangingGuardian ? 'confirm' : 'ask';
}
