import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { assessmentMessages } from '../messages.ts';
import { BranchCard } from './branch-card.tsx';
import { ReportSection } from './report-section.tsx';

type BranchesProps = { report: AssessmentReport; isOwn: boolean };

/** Five branches, best fit first, each with its chance and its cost where they are known. */
export function Branches({ report: { branches, prediction }, isOwn }: BranchesProps) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="branches" title={words.sections.branches} lead={words.branches.lead}>
      <ol className="space-y-4">
        {branches.map((branch, place) => (
          <li key={branch.id}>
            <BranchCard branch={branch} number={place + 1} exam={prediction?.exam ?? null} isOwn={isOwn} />
          </li>
        ))}
      </ol>
      {prediction && (
        <p className="mt-3 text-sm text-quiet">
          {fill(words.branches.source, { title: prediction.title, date: indianDate(prediction.createdAt) ?? '' })}{' '}
          {prediction.dataNote}
        </p>
      )}
    </ReportSection>
  );
}
