import type { Dashboard } from '@dakhila/contract/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { storedText } from '../../../lib/stored.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { BirthDateForm } from '../../assessment/index.ts';
import { dashboardMessages } from './messages.ts';
import { dashboardQuery } from './queries.ts';

/** Kept in this browser until logout: whoever said "not now" is not asked at every visit. */
const putOffAge = storedText('age-put-off', 'browser');

/** Asks for the age once it is not known, and for a parent's consent where something that needs it is owned. Never a wall. */
export function AgeCard({ data, onGuardian }: { data: Dashboard; onGuardian: () => void }) {
  const words = useMessages(dashboardMessages);
  const client = useQueryClient();
  const [isPutOff, setIsPutOff] = useState(() => putOffAge.read() !== null);
  if (data.age.isKnown) return <ConsentCard data={data} onGuardian={onGuardian} />;
  if (isPutOff) return null;
  const putOff = () => {
    putOffAge.write('yes');
    setIsPutOff(true);
  };
  const finish = async () => {
    showToast({ title: words.age.saved, variant: 'success' });
    await client.invalidateQueries(dashboardQuery);
  };
  return (
    <Card className="h-full">
      <section aria-labelledby="age" className="grid gap-4 md:grid-cols-2 md:gap-8">
        <div>
          <h2 id="age" className="text-lg">
            {words.age.title}
          </h2>
          <p className="mt-1 text-sm text-quiet">{words.age.text}</p>
          <Button variant="quiet" size="small" className="-ms-3 mt-2" onClick={putOff}>
            {words.dismiss}
          </Button>
        </div>
        <BirthDateForm birthDate={null} saveLabel={words.age.save} onSaved={finish} />
      </section>
    </Card>
  );
}

/** Only where it stands in the way of something: a minor who owns an assessment or a session. */
function ConsentCard({ data, onGuardian }: { data: Dashboard; onGuardian: () => void }) {
  const words = useMessages(dashboardMessages);
  const { age, allowance, assessment } = data;
  const isNeeded = allowance.availableCounsellingSessions > 0 || !['none', 'done'].includes(assessment.state);
  if (age.isSatisfied || age.asked || !isNeeded) return null;
  return (
    <Card className="h-full">
      <section aria-labelledby="consent">
        <h2 id="consent" className="text-lg">
          {words.guardian.title}
        </h2>
        <p className="mt-1 mb-3 max-w-reading text-sm text-quiet">{words.guardian.text}</p>
        <Button variant="secondary" onClick={onGuardian}>
          {words.guardian.action}
        </Button>
      </section>
    </Card>
  );
}
