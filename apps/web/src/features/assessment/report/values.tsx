import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { assessmentMessages } from '../messages.ts';
import { ReportSection } from './report-section.tsx';

/** What the student wants from work, most wanted first. */
export function Values({ values }: { values: AssessmentReport['values'] }) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="values" title={words.sections.values} lead={words.values.lead}>
      <Card className="print:break-inside-avoid">
        <ol className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {values.map(({ id, name, wins, of, text }) => (
            <li key={id}>
              <div className="flex items-center justify-between gap-4">
                <span className="font-semibold">{name}</span>
                <span className="flex gap-1">
                  <span className="sr-only">{fill(words.values.wins, { wins, of })}</span>
                  {Array.from({ length: of }, (_, place) => (
                    <span
                      key={`${id} ${place}`}
                      aria-hidden="true"
                      className={
                        place < wins
                          ? 'size-3 rounded-full bg-ink forced-colors:bg-[Highlight]'
                          : 'size-3 rounded-full border border-edge'
                      }
                    />
                  ))}
                </span>
              </div>
              <p className="mt-0.5 text-sm text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </ReportSection>
  );
}
