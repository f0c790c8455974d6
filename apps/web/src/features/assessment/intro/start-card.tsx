import type { AssessmentOverview } from '@dakhila/contract/assessment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { OpenDoor } from '../../../ui/illustrations.tsx';
import { GuardianDialog } from '../guardian/guardian-dialog.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';
import { StartDialog } from './start-dialog.tsx';

/** The way in: what it takes, what is needed first, and the button. */
export function StartCard({ overview }: { overview: AssessmentOverview }) {
  const words = useMessages(assessmentMessages).intro.start;
  const client = useQueryClient();
  const [asking, setAsking] = useState<'nothing' | 'guardian' | 'start'>('nothing');
  const { blockedBy, isRetakeFree, left, minutes, itemCount, sittings } = overview;
  const isFirst = sittings.length === 0;
  const isGuardianNeeded = blockedBy === 'birth-date' || blockedBy === 'guardian-consent';
  return (
    <Card variant={isFirst ? 'highlight' : 'plain'} padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <Badge variant="secondary">{isRetakeFree ? words.retakeFree : fill(words.left, { count: left })}</Badge>
        <h2 className="mt-3 text-xl">{isFirst ? words.title : words.again}</h2>
        <p className="mt-2 max-w-reading">
          {fill(words.facts, { minutes, questions: itemCount })} {words.pause}
        </p>
        {isGuardianNeeded && (
          <p className="mt-2 max-w-reading text-quiet">
            {blockedBy === 'birth-date' ? words.birthDate : words.guardian}
          </p>
        )}
        <Button
          size="large"
          variant={isFirst || isRetakeFree ? 'primary' : 'secondary'}
          className="mt-5 max-sm:w-full"
          onClick={() => setAsking(isGuardianNeeded ? 'guardian' : 'start')}
        >
          {isFirst ? words.button : words.again}
        </Button>
        {!isRetakeFree && <p className="mt-4 max-w-reading text-sm text-quiet">{words.noRefund}</p>}
      </div>
      {isFirst && <OpenDoor className="w-44 text-ink max-md:hidden" />}
      {asking === 'guardian' && (
        <GuardianDialog
          onClose={() => {
            setAsking('nothing');
            void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
          }}
          onSatisfied={() => {
            setAsking('start');
            void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
          }}
        />
      )}
      {asking === 'start' && <StartDialog isFree={isRetakeFree} onClose={() => setAsking('nothing')} />}
    </Card>
  );
}
