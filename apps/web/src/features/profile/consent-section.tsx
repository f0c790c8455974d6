import { type GuardianConsent, guardianConsent } from '@dakhila/contract/guardian-consent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { guardianQuery } from '../../guardian/queries.ts';
import { call } from '../../lib/api.ts';
import { serverMessageOf } from '../../lib/api-error.ts';
import { indianDate } from '../../lib/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { profileMessages } from './messages.ts';

/** The student's age, who agreed to what a minor needs consent for, and the way to withdraw it. */
export function ConsentSection() {
  const words = useMessages(profileMessages);
  const { data: consent, error, isFetching, refetch } = useQuery(guardianQuery);
  return (
    <section aria-labelledby="consent">
      <h2 id="consent" className="mb-3 text-lg">
        {words.consent}
      </h2>
      {consent ? (
        <Card>
          <Standing consent={consent} />
        </Card>
      ) : error ? (
        <FailedLoad
          heading={words.failedTitle}
          error={error}
          fallback={words.failed}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  );
}

function Standing({ consent: { birthDate, isUnderage, given } }: { consent: GuardianConsent }) {
  const words = useMessages(profileMessages);
  const [isAsking, setIsAsking] = useState(false);
  if (birthDate === null) return <p>{words.bornUnknown}</p>;
  return (
    <>
      <p>
        {words.born(indianDate(birthDate) ?? birthDate)} {!isUnderage && words.noConsentNeeded}
        {isUnderage && !given && words.noConsent}
      </p>
      {given && (
        <>
          <p className="mt-2">{words.given(given.guardianName, given.contact, indianDate(given.givenAt) ?? '')}</p>
          <Button variant="quiet" className="-ms-3 mt-2" onClick={() => setIsAsking(true)}>
            {words.withdraw}
          </Button>
        </>
      )}
      {isAsking && <WithdrawDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(profileMessages);
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
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={words.withdrawTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="destructive" isBusy={isPending} onClick={() => mutate()}>
            {words.withdraw}
          </Button>
        </>
      }
    >
      {error && (
        <Notice variant="danger" isLive className="mb-3">
          {serverMessageOf(error, words.withdrawFailed)}
        </Notice>
      )}
      <p>{words.withdrawText}</p>
    </Dialog>
  );
}
