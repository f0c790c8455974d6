import { type AssessmentOverview, assessment, type SittingSummary } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { OpenDoor, WindingPath } from '../../../ui/illustrations.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { GuardianDialog } from '../guardian/guardian-dialog.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';
import { WaitingNotice } from '../taking/save-status.tsx';
import { useAnswerOutbox } from '../taking/use-answer-outbox.ts';

export function StartCard({ overview }: { overview: AssessmentOverview }) {
  const messages = useMessages(assessmentMessages).intro.start;
  const client = useQueryClient();
  const [asking, setAsking] = useState<'nothing' | 'guardian' | 'start'>('nothing');
  const { blockedBy, isRetakeFree, left, minutes, itemCount, sittings } = overview;
  const isFirst = sittings.length === 0;
  const isGuardianNeeded = blockedBy === 'birth-date' || blockedBy === 'guardian-consent';
  return (
    <Card variant={isFirst ? 'highlight' : 'plain'} padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <Badge variant="secondary">{isRetakeFree ? messages.retakeFree : fill(messages.left, { count: left })}</Badge>
        <h2 className="mt-3 text-xl">{isFirst ? messages.title : messages.again}</h2>
        <p className="mt-2 max-w-reading">
          {fill(messages.facts, { minutes, questions: itemCount })} {messages.pause}
        </p>
        {isGuardianNeeded && (
          <p className="mt-2 max-w-reading text-quiet">
            {blockedBy === 'birth-date' ? messages.birthDate : messages.guardian}
          </p>
        )}
        <Button
          size="large"
          variant={isFirst || isRetakeFree ? 'primary' : 'secondary'}
          className="mt-5 max-sm:w-full"
          onClick={() => setAsking(isGuardianNeeded ? 'guardian' : 'start')}
        >
          {isFirst ? messages.button : messages.again}
        </Button>
        {!isRetakeFree && <p className="mt-4 max-w-reading text-sm text-quiet">{messages.noRefund}</p>}
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

/** Confirms before a paid assessment is used. */
function StartDialog({ isFree, onClose }: { isFree: boolean; onClose: () => void }) {
  const messages = useMessages(assessmentMessages).intro.confirm;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(assessment.start),
    onSuccess: ({ data }) => {
      void client.invalidateQueries({ queryKey: ['student'] });
      navigate(generatePath(paths.psychometricSitting, { id: data.id }));
    },
    // The overview was out of date.
    onError: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={messages.title}
      cancel={messages.cancel}
      confirm={messages.button}
      look="primary"
      isBusy={isPending}
      failure={error && serverMessageOf(error, messages.failed)}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <div className="space-y-3">
        <p className="font-medium">{isFree ? messages.free : messages.spends}</p>
        <p className="text-quiet">{messages.calm}</p>
      </div>
    </ConfirmDialog>
  );
}

type UnderWayProps = { sitting: SittingSummary; blockedBy: AssessmentOverview['blockedBy'] };

/** Also sends answers that are still stored on this device. */
export function UnderWay({ sitting, blockedBy }: UnderWayProps) {
  const messages = useMessages(assessmentMessages).intro.underWay;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const ignore = () => {};
  const outbox = useAnswerOutbox({ id: sitting.id, nextSequence: 1 }, { onRefused: ignore, onClosed: ignore });
  const openSitting = () => navigate(generatePath(paths.psychometricSitting, { id: sitting.id }));
  return (
    <Card variant="highlight" padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{messages.title}</h2>
        <p className="mt-2 max-w-reading">{fill(messages.text, { answered: sitting.answered, of: sitting.of })}</p>
        <Progress label={messages.progress} isLabelHidden value={sitting.answered} max={sitting.of} className="mt-5" />
        <WaitingNotice state={outbox.state} onRetry={outbox.flush} />
        <Button
          size="large"
          className="mt-6 max-sm:w-full"
          onClick={() => {
            if (blockedBy === null) openSitting();
            else setIsAsking(true);
          }}
        >
          {messages.button}
        </Button>
      </div>
      <WindingPath className="w-44 text-ink max-md:hidden" />
      {isAsking && (
        <GuardianDialog
          onClose={() => {
            setIsAsking(false);
            void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
          }}
          onSatisfied={openSitting}
        />
      )}
    </Card>
  );
}
