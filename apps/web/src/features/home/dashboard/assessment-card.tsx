import type { Dashboard } from '@dakhila/contract/dashboard';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Progress } from '../../../ui/progress.tsx';
import { dashboardMessages } from './messages.ts';
import { MoreLink } from './more-link.tsx';
import { SectionCard } from './section-card.tsx';
import { reportPath, sittingPath } from './ways.ts';

/** Where the student stands with the assessment, and the way on. */
export function AssessmentCard({ assessment: { state, id, answered, of } }: { assessment: Dashboard['assessment'] }) {
  const words = useMessages(dashboardMessages);
  const way = {
    none: <MoreLink to={paths.topUpPsychometric}>{words.get}</MoreLink>,
    ready: <MoreLink to={paths.psychometric}>{words.start}</MoreLink>,
    retake: <MoreLink to={paths.psychometric}>{words.start}</MoreLink>,
    'under-way': <MoreLink to={id ? sittingPath(id) : paths.psychometric}>{words.goOn}</MoreLink>,
    done: (
      <MoreLink to={id ? reportPath(id) : paths.psychometric}>{id ? words.assessment.report : words.open}</MoreLink>
    ),
  }[state];
  return (
    <SectionCard title={words.assessment.title} footer={way}>
      <p className="text-sm text-quiet">
        {state === 'done' && id === null ? words.assessment.doneNoReport : words.assessment[state]}
      </p>
      {state === 'under-way' && (
        <Progress
          className="mt-3"
          label={words.assessment.progress}
          value={answered}
          max={of}
          valueText={fill(words.assessment.progressText, { answered, of })}
        />
      )}
    </SectionCard>
  );
}
