import type { Outcome } from '@dakhila/contract/list-views';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { examDetailsPath } from '../../../paths.ts';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { readAddress } from '../address.ts';
import { listsMessages } from '../messages.ts';
import type { OutcomeAnswer } from './use-outcome.ts';

/** Why there is no outcome, and what to do about it. */
export function OutcomeFace({ outcome, level }: { outcome: Outcome; level: 2 | 3 }) {
  const { faces } = useMessages(listsMessages).outcome;
  const [search] = useSearchParams();
  if (outcome.state === 'simulated') return null;
  return (
    <EmptyFace
      heading={faces[outcome.state]}
      level={level}
      illustration={<RankCard className="w-28" />}
      action={
        outcome.state === 'no-profile' && (
          <ButtonLink to={examDetailsPath(readAddress(search).exam)} variant="secondary">
            {faces.toProfile}
          </ButtonLink>
        )
      }
      className="rounded-card border bg-card py-6"
    >
      {outcome.message ?? (outcome.state === 'empty' ? faces.emptyText : null)}
    </EmptyFace>
  );
}

/** The outcome could not be fetched. */
export function OutcomeError({ answer }: { answer: OutcomeAnswer }) {
  const words = useMessages(listsMessages).outcome;
  return (
    <FailedLoad error={answer.error} fallback={words.failed} isTrying={answer.isFetching} onTry={answer.refetch} />
  );
}
