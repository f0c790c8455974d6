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

export function ConsentStanding() {
  const words = useMessages(profileMessages).profile;
  const query = useQuery(guardianQuery);
  return (
    <>
      <h3 className="mb-1 text-base">{words.consent}</h3>
      <Part query={query} skeleton="h-28 sm:h-16">
        {(consent) => <Standing consent={consent} />}
      </Part>
    </>
  );
}

function Standing({ consent: { birthDate, isUnderage, given } }: { consent: GuardianConsent }) {
  const words = useMessages(profileMessages).profile;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (birthDate === null) return <p className="text-sm">{words.bornUnknown}</p>;
  if (!isUnderage) return <p className="text-sm">{words.noConsentNeeded}</p>;
  return (
    <div className="text-sm">
      {!given && (
        <>
          <p>{words.noConsent}</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setIsAsking(true)}>
            {words.askGuardian}
          </Button>
        </>
      )}
      {given && (
        <>
          <p>
            {fill(words.given, {
              name: given.guardianName,
              contact: given.contact,
              day: indianDate(given.givenAt) ?? '',
            })}
          </p>
          <Button variant="quiet" className="-ms-3 mt-2" onClick={() => setIsWithdrawing(true)}>
            {words.withdraw}
          </Button>
        </>
      )}
      {isWithdrawing && <WithdrawDialog onClose={() => setIsWithdrawing(false)} />}
      {isAsking && <GuardianDialog onClose={() => setIsAsking(false)} onSatisfied={() => setIsAsking(false)} />}
    </div>
  );
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(profileMessages).profile;
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(guardianConsent.withdraw),
    onSuccess: async () => {
      await queries.invalidateQueries(guardianQuery);
      showToast({ title: words.withdrawn, variant: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.withdrawTitle}
      keep={words.keep}
      confirm={words.withdraw}
      isBusy={isPending}
      failure={error && serverMessageOf(error, words.withdrawFailed)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{words.withdrawText}</p>
    </ConfirmDialog>
  );
}
