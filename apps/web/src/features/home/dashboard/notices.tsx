import { type Dashboard, dashboard } from '@dakhila/contract/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { storedText } from '../../../lib/stored.ts';
import { forgetReturnTo, returnTo } from '../../../lib/tab-owner.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { BirthDateForm } from '../../assessment/index.ts';
import { dashboardMessages } from './messages.ts';

/** Stored in this browser until logout, so that a student who said "not now" is not asked at every visit. */
const postponedAge = storedText('age-put-off', 'browser');

/** Asks for the date of birth while it is not known, and for a parent's consent where it is needed. It never blocks the page. */
export function AgeCard({ data, onGuardian }: { data: Dashboard; onGuardian: () => void }) {
  const messages = useMessages(dashboardMessages);
  const client = useQueryClient();
  const [isPostponed, setIsPostponed] = useState(() => postponedAge.read() !== null);
  if (data.age.isKnown) return <ConsentCard data={data} onGuardian={onGuardian} />;
  if (isPostponed) return null;
  const postpone = () => {
    postponedAge.write('yes');
    setIsPostponed(true);
  };
  const finish = async () => {
    showToast({ title: messages.age.saved, variant: 'success' });
    await client.invalidateQueries(dashboardQuery);
  };
  return (
    <Card className="h-full">
      <section aria-labelledby="age" className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div>
          <h2 id="age" className="text-lg">
            {messages.age.title}
          </h2>
          <p className="mt-1 text-sm text-quiet">{messages.age.text}</p>
          <Button variant="quiet" size="small" className="-ms-3 mt-2" onClick={postpone}>
            {messages.dismiss}
          </Button>
        </div>
        <BirthDateForm birthDate={null} saveLabel={messages.age.save} onSaved={finish} />
      </section>
    </Card>
  );
}

/** Shown only to a minor who owns an assessment or a session, because both need consent. */
function ConsentCard({ data, onGuardian }: { data: Dashboard; onGuardian: () => void }) {
  const messages = useMessages(dashboardMessages);
  const { age, allowance, assessment } = data;
  const isNeeded = allowance.availableCounsellingSessions > 0 || !['none', 'done'].includes(assessment.state);
  if (age.isSatisfied || age.asked || !isNeeded) return null;
  return (
    <Card className="h-full">
      <section aria-labelledby="consent">
        <h2 id="consent" className="text-lg">
          {messages.guardian.title}
        </h2>
        <p className="mt-1 mb-3 max-w-reading text-sm text-quiet">{messages.guardian.text}</p>
        <Button variant="secondary" onClick={onGuardian}>
          {messages.guardian.action}
        </Button>
      </section>
    </Card>
  );
}

/** Offers to continue to the address that was opened before signing in. */
export function ContinueOffer() {
  const messages = useMessages(dashboardMessages);
  const [address, setAddress] = useState(returnTo);
  if (!address) return null;
  const screen = screenName(address, messages);
  const dismiss = () => {
    forgetReturnTo();
    setAddress(null);
  };
  return (
    <Notice
      title={messages.continueTitle}
      className="mb-6"
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={address} onClick={forgetReturnTo}>
            {screen ? fill(messages.continueTo, { screen }) : messages.continueAnywhere}
          </ButtonLink>
          <Button variant="quiet" onClick={dismiss}>
            {messages.dismiss}
          </Button>
        </div>
      }
    />
  );
}

/** The first match counts. */
const SCREENS = [
  [paths.predictorAccuracy, 'accuracy'],
  [paths.predictor, 'predictor'],
  [paths.rounds, 'rounds'],
  [paths.money, 'money'],
  [paths.counselling, 'counselling'],
  [paths.psychometric, 'psychometric'],
  [paths.assistant, 'assistant'],
  [paths.profile, 'profile'],
  [paths.support, 'support'],
  [paths.faq, 'faq'],
  [paths.search, 'search'],
  ['/college/', 'college'],
  ['/josaa-college/', 'college'],
  ['/mhtcet-college/', 'college'],
  [paths.topUp, 'topUp'],
] as const;

/** An address as a student would say it. */
function screenName(address: string, { place }: LoadedMessages<typeof dashboardMessages>): string | null {
  const found = SCREENS.find(([path]) => address.startsWith(path));
  return found ? place[found[1]] : null;
}

/** Everything the first screen shows, in one call. It is always stale, because other screens change what it shows. */
export const dashboardQuery = endpointQuery(['dashboard'], dashboard.read, undefined, { staleTime: 0 });
