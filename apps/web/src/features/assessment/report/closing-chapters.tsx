import type { AssessmentReport, Validity } from '@dakhila/contract/assessment-report';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { FigureTable } from '../../../ui/table.tsx';
import { assessmentMessages } from '../messages.ts';
import { ReportSection, ValidityNotice } from './report-parts.tsx';

type Note = AssessmentReport['meaning'][number];

export function Meaning({ report }: { report: AssessmentReport }) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="meaning" title={messages.sections.meaning}>
      <Notes notes={report.meaning} />
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
        <Card className="border-t-4 border-t-good print:break-inside-auto!">
          <h3 className="mb-3 text-lg">{messages.meaning.strengths}</h3>
          <Notes notes={report.strengths} />
        </Card>
        <Card className="border-t-4 border-t-marigold print:break-inside-auto!">
          <h3 className="mb-3 text-lg">{messages.meaning.watchOuts}</h3>
          <Notes notes={report.watchOuts} />
        </Card>
      </div>
    </ReportSection>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <dl className="max-w-reading space-y-3">
      {notes.map(({ title, text }) => (
        <div key={title} className="print:break-inside-avoid">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-quiet">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Questions({ questions }: { questions: AssessmentReport['questions'] }) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="questions" title={messages.sections.questions}>
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

export function Parents({ parents }: { parents: AssessmentReport['parents'] }) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="parents" title={messages.sections.parents}>
      <Card padding="roomy">
        <div className="max-w-reading space-y-3">
          {parents.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-6 grid gap-6 md:grid-cols-2 print:grid-cols-2">
          <Advice
            title={messages.parents.help}
            lines={parents.help}
            sign={<Check className="mt-1 size-4 shrink-0 text-good-text" aria-hidden="true" />}
          />
          <Advice
            title={messages.parents.avoid}
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

type HowMadeProps = { report: AssessmentReport; validity: Validity };

export function HowMade({ report: { howMade, norms, instrumentVersion }, validity }: HowMadeProps) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="howMade" title={messages.sections.howMade}>
      <Notes notes={howMade.paragraphs} />
      {/* Other verdicts are shown at the top of the report. */}
      {validity.verdict === 'valid' && <ValidityNotice validity={validity} className="mt-6" />}
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
        <Card variant="sunken" className="print:break-inside-avoid">
          <h3 className="flex flex-wrap items-center gap-2 text-base">
            {messages.howMade.norms}
            {norms.isProvisional && <Badge variant="marigold">{messages.howMade.provisional}</Badge>}
          </h3>
          <p className="mt-2 text-sm font-medium">
            {[norms.name, norms.sampleSize !== null && fill(messages.howMade.sample, { size: norms.sampleSize })]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p className="mt-1 text-sm text-quiet">{norms.text}</p>
        </Card>
        <Card variant="sunken" className="print:break-inside-avoid">
          <h3 className="text-base">{messages.howMade.limits}</h3>
          <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm text-quiet">
            {howMade.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Card>
      </div>
      {howMade.assumption ? (
        <p className="mt-6 max-w-reading text-sm">{howMade.assumption}</p>
      ) : (
        <FigureTable
          caption={messages.howMade.reliability}
          className="mt-6 print:break-inside-avoid"
          columns={[messages.howMade.scale, messages.howMade.alpha, messages.howMade.omega, messages.howMade.error]}
          rows={howMade.reliability.map(({ scale, alpha, omega, standardErrorT }) => [
            scale,
            alpha.toFixed(2),
            omega?.toFixed(2) ?? messages.howMade.none,
            standardErrorT.toFixed(1),
          ])}
        />
      )}
      <p className="mt-3 text-xs text-quiet">{fill(messages.howMade.version, { version: instrumentVersion })}</p>
    </ReportSection>
  );
}
