import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { assessmentMessages } from '../messages.ts';
import { ReportSection } from './report-section.tsx';

type Note = AssessmentReport['meaning'][number];

/** What the profile may mean, strengths to build on and things to keep an eye on. */
export function Meaning({ report }: { report: AssessmentReport }) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="meaning" title={words.sections.meaning}>
      <Notes notes={report.meaning} />
      <div className="mt-6 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2">
        <Card className="border-t-4 border-t-good print:break-inside-auto!">
          <h3 className="mb-3 text-lg">{words.meaning.strengths}</h3>
          <Notes notes={report.strengths} />
        </Card>
        <Card className="border-t-4 border-t-marigold print:break-inside-auto!">
          <h3 className="mb-3 text-lg">{words.meaning.watchOuts}</h3>
          <Notes notes={report.watchOuts} />
        </Card>
      </div>
    </ReportSection>
  );
}

/** Short paragraphs, each with its name. */
export function Notes({ notes }: { notes: readonly Note[] }) {
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
