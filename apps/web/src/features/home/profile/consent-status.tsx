import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { GuardianDialog, guardianQuery } from '../../assessment/index.ts';
import { profileMessages } from './messages.ts';
import { Part } from './section.tsx';

export function ConsentStatus() {
  const messages = useMessages(profileMessages).profile;
  const query = useQuery(guardianQuery);
  return (
    <>
      <h3 className="mb-1 text-base">{messages.consent}</h3>
      <Part query={query} skeleton="h-28 sm:h-16">
        {(consent) => <Standing consent={consent} />}
      </Part>
    </>
  );
}

function Standing({ consent: { birthDate, isUnderage, given } }: { consent: GuardianConsent }) {
  const messages = useMessages(profileMessages).profile;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (birthDate === null) return <p className="text-sm">{messages.bornUnknown}</p>;
  if (!isUnderage) return <p className="text-sm">{messages.noConsentNeeded}</p>;
  return (
    <div className="text-sm">
      {!given && (
        <>
          <p>{messages.noConsent}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setIsAsking(true)}>
            {messages.askGuardian}
          </Button>
        </>
      )}
      {given && (
        <>
          <p>
            {fill(messages.given, {
              name: given.guardianName,
              contact: given.contact,
              day: indianDate(given.givenAt) ?? '',
            })}
          </p>
          <Button variant="quiet" className="-ms-3 mt-2" onClick={() => setIsWithdrawing(true)}>
            {messages.withdraw}
          </Button>
        </>
      )}
      {isWithdrawing && <WithdrawDialog onClose={() => setIsWithdrawing(false)} />}
      {isAsking && <GuardianDialog onClose={() => setIsAsking(false)} onSatisfied={() => setIsAsking(false)} />}
    </div>
  );
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages(profileMessages).profile;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(guardianConsent.withdraw),
    onSuccess: async () => {
      await queries.invalidateQueries(guardianQuery);
      showToast({ title: messages.withdrawn, variant: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={messages.withdrawTitle}
      cancel={messages.keep}
      confirm={messages.withdraw}
      isBusy={isPending}
      failure={error && serverMessageOf(error, messages.withdrawFailed)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{messages.withdrawText}</p>
    </ConfirmDialog>
  );
}
