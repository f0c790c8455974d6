import type { BranchFit } from '@dakhila/contract/assessment-report';
import type { Exam } from '@dakhila/contract/exam';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { TextLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';

type BranchExamplesProps = {
  examples: NonNullable<BranchFit['chance']>['examples'];
  exam: Exam;
  isOwn: boolean;
};

/** A few programmes of the branch from the latest prediction, each with its chance and fee. */
export function BranchExamples({ examples, exam, isOwn }: BranchExamplesProps) {
  const words = useMessages(assessmentMessages).report.branches;
  return (
    <div className="mt-4">
      <h4 className="text-sm">{words.examples}</h4>
      <ul className="mt-1.5 divide-y text-sm">
        {examples.map(({ collegeId, collegeName, programme, chance, feeRupees, feeYear }) => (
          <li key={`${collegeId} ${programme}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
            <span className="min-w-0">
              {isOwn ? (
                <TextLink to={EXAM_PAGES[exam].detailPath(collegeId)}>{collegeName}</TextLink>
              ) : (
                <span className="font-medium">{collegeName}</span>
              )}
              <span className="block text-quiet">{programme}</span>
            </span>
            <span className="text-end tabular-nums max-sm:max-w-20">
              <span className="font-semibold">{fill(words.example, { chance: shownPercent(chance) })}</span>
              {feeRupees !== null && (
                <span className="block text-xs text-quiet">
                  {[rupees(feeRupees), feeYear].filter(Boolean).join(' · ')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
