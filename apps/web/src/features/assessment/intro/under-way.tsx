import type { AssessmentOverview, SittingSummary } from '@dakhila/contract/assessment';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { WindingPath } from '../../../ui/illustrations.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { GuardianDialog } from '../guardian/guardian-dialog.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';
import { WaitingNotice } from '../taking/saved-sign.tsx';
import { useAnswerOutbox } from '../taking/use-answer-outbox.ts';

type UnderWayProps = { sitting: SittingSummary; blockedBy: AssessmentOverview['blockedBy'] };

/** A sitting that waits to be continued. What a bad line left unsent on this device is sent from here too. */
export function UnderWay({ sitting, blockedBy }: UnderWayProps) {
  const words = useMessages(assessmentMessages).intro.underWay;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const ignore = () => {};
  const outbox = useAnswerOutbox({ id: sitting.id, nextSequence: 1 }, { onRefused: ignore, onClosed: ignore });
  const goOn = () => navigate(generatePath(paths.psychometricSitting, { id: sitting.id }));
  return (
    <Card variant="highlight" padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{words.title}</h2>
        <p className="mt-2 max-w-reading">{fill(words.text, { answered: sitting.answered, of: sitting.of })}</p>
        <Progress label={words.progress} isLabelHidden value={sitting.answered} max={sitting.of} className="mt-5" />
        <WaitingNotice state={outbox.state} onRetry={outbox.flush} />
        <Button
          size="large"
          className="mt-6 max-sm:w-full"
          onClick={() => {
            if (blockedBy === null) goOn();
            else setIsAsking(true);
          }}
        >
          {words.button}
        </Button>
      </div>
      <WindingPath className="w-44 text-ink max-md:hidden" />
      {isAsking && (
        <GuardianDialog
          onClose={() => {
            setIsAsking(false);
            void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
          }}
          onSatisfied={goOn}
        />
      )}
    </Card>
  );
}
