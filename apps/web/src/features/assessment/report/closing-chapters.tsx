import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { assessmentMessages } from '../messages.ts';
import { ReportSection } from './report-section.tsx';

/** What to bring to a counsellor. */
export function Questions({ questions }: { questions: AssessmentReport['questions'] }) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="questions" title={words.sections.questions}>
      <Card className="print:break-inside-avoid">
        <ol className="max-w-reading list-decimal space-y-2 ps-6 marker:font-semibold marker:text-ink">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Card>
    </ReportSection>
  );
}

/** A page to hand to one's parents; on paper it has a sheet of its own. */
export function Parents({ parents }: { parents: AssessmentReport['parents'] }) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="parents" title={words.sections.parents}>
      <Card padding="roomy">
        <div className="max-w-reading space-y-3">
          {parents.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-6 grid gap-6 md:grid-cols-2 print:grid-cols-2">
          <Advice
            title={words.parents.help}
            lines={parents.help}
            sign={<Check className="mt-1 size-4 shrink-0 text-good-text" aria-hidden="true" />}
          />
          <Advice
            title={words.parents.avoid}
            lines={parents.avoid}
            sign={<Minus className="mt-1 size-4 shrink-0 text-danger" aria-hidden="true" />}
          />
        </div>
      </Card>
    </ReportSection>
  );
}

function Advice({ title, lines, sign }: { title: string; lines: readonly string[]; sign: ReactNode }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-2 space-y-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            {sign}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
