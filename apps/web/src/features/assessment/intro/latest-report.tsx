import type { SittingSummary } from '@dakhila/contract/assessment';
import { generatePath } from 'react-router';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';

/** The latest finished sitting: its report, or in kind words that there is none. */
export function LatestReport({ sitting }: { sitting: SittingSummary }) {
  const words = useMessages(assessmentMessages).intro.done;
  const isRetake = sitting.verdict === 'retake';
  return (
    <Card variant="highlight" padding="roomy" className="flex items-center gap-8">
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{isRetake ? words.retakeTitle : words.title}</h2>
        <p className="mt-2 max-w-reading">
          {isRetake
            ? words.retakeText
            : fill(words.text, { date: indianDate(sitting.completedAt ?? sitting.startedAt) ?? '' })}
        </p>
        <ButtonLink
          to={generatePath(paths.psychometricReport, { id: sitting.id })}
          size="large"
          variant={isRetake ? 'secondary' : 'primary'}
          className="mt-5 max-sm:w-full"
        >
          {isRetake ? words.retakeButton : words.button}
        </ButtonLink>
      </div>
      <RankCard className="w-40 text-ink max-md:hidden" />
    </Card>
  );
}
