import type { BranchFit } from '@dakhila/contract/assessment-report';
import type { Exam } from '@dakhila/contract/exam';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { assessmentMessages } from '../messages.ts';
import { BranchExamples } from './branch-examples.tsx';
import { BranchFigures } from './branch-figures.tsx';

type BranchCardProps = {
  branch: BranchFit;
  number: number;
  /** Of the prediction that the chances come from. */
  exam: Exam | null;
  /** The student's own view leads on to the predictor and the colleges; a shared one does not. */
  isOwn: boolean;
};

/** A branch: fit beside chance beside cost, the reasons, and what would change it. */
export function BranchCard({ branch, number, exam, isOwn }: BranchCardProps) {
  const words = useMessages(assessmentMessages).report.branches;
  return (
    <Card id={`branch-${branch.id}`} className="scroll-mt-20 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-lg">
          <span className="me-2 text-quiet tabular-nums">{number}</span>
          {branch.name}
        </h3>
        <Badge variant={branch.level === 'close' ? 'default' : branch.level === 'good' ? 'secondary' : 'outline'}>
          {words.levels[branch.level]}
        </Badge>
      </div>
      <p className="mt-1 max-w-reading text-sm text-quiet">
        {words.work} {branch.work}
      </p>
      <BranchFigures branch={branch} hasPrediction={exam !== null} isOwn={isOwn} />
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
        <Reasons title={words.why} lines={branch.why} />
        <Reasons title={words.change} lines={branch.whatWouldChange} />
      </div>
      {branch.hint && <p className="mt-3 text-sm text-quiet">{branch.hint}</p>}
      {branch.chance && exam && branch.chance.examples.length > 0 && (
        <BranchExamples examples={branch.chance.examples} exam={exam} isOwn={isOwn} />
      )}
      <Disclosure summary={words.figures} className="mt-2 border-b-0 text-sm print:hidden">
        <p>
          {fill(words.indices, {
            code: branch.code,
            c: branch.cIndex,
            iachan: branch.iachan,
            correlation: branch.correlation.toFixed(2),
          })}{' '}
          {branch.isConfirmed ? words.confirmed : words.unconfirmed}
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
