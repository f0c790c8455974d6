import { EXAMS } from '@dakhila/contract/exam';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { brand } from '../../lib/brand.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { CampusGate, WindingPath } from '../../ui/illustrations.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useStudent } from '../account/index.ts';
import { EXAM_PATHS, SeasonNote } from './exam-parts.tsx';
import { predictorMessages } from './messages.ts';
import { SavedRuns } from './saved-runs.tsx';

const DRAWINGS = { 'mht-cet': CampusGate, josaa: WindingPath } as const;

export function PredictorScreen() {
  const messages = useMessages(predictorMessages).runs;
  const { student } = useStudent();
  const left = student?.subscriptionAllowance.recommendationPulls;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader title={messages.title} lead={messages.lead} />
      <h2 className="sr-only">{messages.exams}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXAMS.map((exam) => {
          const Drawing = DRAWINGS[exam];
          return (
            <li key={exam}>
              <Card padding="roomy" className="flex h-full flex-col items-start">
                <div className="flex w-full items-center justify-between gap-4 sm:flex-col-reverse sm:items-start">
                  <h3 className="text-xl">{messages.exam[exam].title}</h3>
                  <Drawing className="w-20 text-ink sm:w-28" />
                </div>
                <p className="mt-1 text-quiet">{messages.exam[exam].text}</p>
                <p className="mt-2 mb-5 min-h-15 text-sm text-quiet sm:min-h-10">
                  <SeasonNote exam={exam} />
                </p>
                <ButtonLink to={EXAM_PATHS[exam]} className="mt-auto w-full sm:w-auto">
                  {messages.exam[exam].start}
                  <ArrowRight aria-hidden="true" />
                </ButtonLink>
              </Card>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Card variant="highlight" className="flex items-center gap-4">
          <p className="flex min-w-16 flex-col items-center">
            <span className="text-2xl font-bold tabular-nums">{left ?? <Skeleton className="h-9 w-10" />}</span>
            <span className="text-center text-xs text-quiet">{fill(messages.attempts, { count: left ?? 0 })}</span>
          </p>
          <div>
            <p className="text-sm text-quiet">{messages.attemptsHint}</p>
            <ButtonLink to={paths.topUp} variant="secondary" size="small" className="mt-2">
              {messages.topUp}
            </ButtonLink>
          </div>
        </Card>
        <Card>
          <h2 className="text-base">{messages.accuracyTitle}</h2>
          <p className="mt-1 text-sm text-quiet">{messages.accuracyText}</p>
          <TextLink to={paths.predictorAccuracy} className="mt-1 inline-flex min-h-11 items-center text-sm">
            {messages.accuracy}
          </TextLink>
        </Card>
      </div>
      <SavedRuns />
    </>
  );
}
