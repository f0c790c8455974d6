import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { assessmentMessages } from '../messages.ts';
import { BandBar } from './band-bar.tsx';
import { BandTable } from './band-table.tsx';
import { ReportSection } from './report-section.tsx';

/** The timed parts, as the hints they are. */
export function Aptitude({ aptitude }: { aptitude: AssessmentReport['aptitude'] }) {
  const words = useMessages(assessmentMessages).report;
  const rows = aptitude.scales.map((scale) => ({
    ...scale,
    right: fill(words.bars.rightOf, { right: scale.right, of: scale.of }),
  }));
  return (
    <ReportSection id="aptitude" title={words.sections.aptitude}>
      <ChartFrame
        title={words.aptitude.chart}
        summary={aptitude.text}
        className="print:break-inside-avoid print:[&_button]:hidden"
        chart={
          <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {rows.map((scale) => (
              <li key={scale.id}>
                <div className="flex items-baseline justify-between gap-4">
                  <h3 className="text-base">{scale.name}</h3>
                  <span className="text-sm text-quiet tabular-nums">{scale.right}</span>
                </div>
                <div className="mt-2">
                  <BandBar {...scale} />
                </div>
                <p className="mt-1 text-sm text-quiet">{scale.text}</p>
              </li>
            ))}
          </ul>
        }
        table={<BandTable caption={words.aptitude.chart} rows={rows} />}
      />
    </ReportSection>
  );
}
