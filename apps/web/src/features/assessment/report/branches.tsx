import type { AssessmentReport, BranchFit } from '@dakhila/contract/assessment-report';
import type { Exam } from '@dakhila/contract/exam';
import { shownPercent } from '@dakhila/domain/predictor/bands';
import type { ReactNode } from 'react';
import { EXAM_PAGES, openedFrom } from '../../../lib/exam-pages.ts';
import { indianDate, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { assessmentMessages } from '../messages.ts';
import { BranchFigures } from './branch-figures.tsx';
import { ReportSection } from './report-parts.tsx';

type BranchesProps = { report: AssessmentReport; isOwn: boolean };

export function Branches({ report: { branches, prediction }, isOwn }: BranchesProps) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="branches" title={messages.sections.branches} lead={messages.branches.lead}>
      <ol className="space-y-4">
        {branches.map((branch, place) => (
          <li key={branch.id}>
            <BranchCard branch={branch} number={place + 1} exam={prediction?.exam ?? null} isOwn={isOwn} />
          </li>
        ))}
      </ol>
      {prediction && (
        <p className="mt-3 text-sm text-quiet">
          {fill(messages.branches.source, { title: prediction.title, date: indianDate(prediction.createdAt) ?? '' })}{' '}
          {prediction.dataNote}
        </p>
      )}
    </ReportSection>
  );
}

type BranchCardProps = {
  branch: BranchFit;
  number: number;
  exam: Exam | null;
  /** A shared report has no links to the predictor and the colleges. */
  isOwn: boolean;
};

function BranchCard({ branch, number, exam, isOwn }: BranchCardProps) {
  const messages = useMessages(assessmentMessages).report.branches;
  return (
    <Card id={`branch-${branch.id}`} className="scroll-mt-20 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg">
          <span className="me-2 text-quiet tabular-nums">{number}</span>
          {branch.name}
        </h3>
        <Badge variant={branch.level === 'close' ? 'default' : branch.level === 'good' ? 'secondary' : 'outline'}>
          {messages.levels[branch.level]}
        </Badge>
      </div>
      <p className="mt-1 max-w-reading text-sm text-quiet">
        {messages.work} {branch.work}
      </p>
      <BranchFigures branch={branch} hasPrediction={exam !== null} isOwn={isOwn} />
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
        <Reasons title={messages.why} lines={branch.why} />
        <Reasons title={messages.change} lines={branch.whatWouldChange} />
      </div>
      {branch.hint && <p className="mt-3 text-sm text-quiet">{branch.hint}</p>}
      {branch.chance && exam && branch.chance.examples.length > 0 && (
        <BranchExamples examples={branch.chance.examples} exam={exam} isOwn={isOwn} />
      )}
      <Disclosure summary={messages.figures} className="mt-2 border-b-0 text-sm print:hidden">
        <p>
          {fill(messages.indices, {
            code: branch.code,
            c: branch.cIndex,
            iachan: branch.iachan,
            correlation: branch.correlation.toFixed(2),
          })}{' '}
          {branch.isConfirmed ? messages.confirmed : messages.unconfirmed}
        </p>
      </Disclosure>
    </Card>
  );
}

function Reasons({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <div>
      <h4 className="text-sm">{title}</h4>
      <ul className="mt-1.5 list-disc space-y-1 ps-5 text-sm marker:text-quiet">
        {lines.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type BranchExamplesProps = {
  examples: NonNullable<BranchFit['chance']>['examples'];
  exam: Exam;
  isOwn: boolean;
};

function BranchExamples({ examples, exam, isOwn }: BranchExamplesProps) {
  const messages = useMessages(assessmentMessages).report.branches;
  return (
    <div className="mt-4">
      <h4 className="text-sm">{messages.examples}</h4>
      <ul className="mt-1.5 divide-y text-sm">
        {examples.map(({ collegeId, collegeName, programme, chance, feeRupees, feeYear }) => (
          <li key={`${collegeId} ${programme}`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
            <span className="min-w-0">
              {isOwn ? (
                <TextLink to={EXAM_PAGES[exam].detailPath(collegeId)} state={openedFrom('report')}>
                  {collegeName}
                </TextLink>
              ) : (
                <span className="font-medium">{collegeName}</span>
              )}
              <span className="block text-quiet">{programme}</span>
            </span>
            <span className="text-end tabular-nums max-sm:max-w-20">
              <span className="font-semibold">{fill(messages.example, { chance: shownPercent(chance) })}</span>
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
