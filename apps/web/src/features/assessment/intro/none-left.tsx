import type { AssessmentOverview } from '@dakhila/contract/assessment';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';

/** No assessment to start: where to get one, and the terms of it before it is paid for. */
export function NoneLeft({ overview: { sittings, isOwned } }: { overview: AssessmentOverview }) {
  const words = useMessages(assessmentMessages).intro.none;
  const isFirst = sittings.length === 0;
  return (
    <Card variant={isFirst ? 'highlight' : 'plain'} padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{isOwned ? words.titleUsed : words.title}</h2>
        <p className="mt-2 max-w-reading">{words.text}</p>
        <ButtonLink
          to={paths.topUpPsychometric}
          size="large"
          variant={isFirst ? 'primary' : 'secondary'}
          className="mt-5 max-sm:w-full"
        >
          {words.button}
        </ButtonLink>
        <p className="mt-4 max-w-reading text-sm text-quiet">{words.noRefund}</p>
      </div>
      {isFirst && <RankCard className="w-40 text-ink max-md:hidden" />}
    </Card>
  );
}
