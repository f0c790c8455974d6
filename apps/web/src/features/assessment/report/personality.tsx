import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { assessmentMessages } from '../messages.ts';
import { BandBar } from './band-bar.tsx';
import { BandTable } from './band-table.tsx';
import { ReportSection } from './report-section.tsx';

/** The five traits: a line between two ends that are equally good, the score on it with its range, and what it says. */
export function Personality({ traits }: { traits: AssessmentReport['personality'] }) {
  const words = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="personality" title={words.sections.personality}>
      <ChartFrame
        title={words.personality.chart}
        summary={words.personality.chartSummary}
        source={words.bars.legend}
        className="print:[&_button]:hidden"
        chart={
          <ul className="space-y-7">
            {traits.map((trait) => (
              <li key={trait.id} className="print:break-inside-avoid">
                <h3 className="text-base">{trait.name}</h3>
                <div className="mt-2">
                  <BandBar {...trait} />
                </div>
                <div className="mt-1 flex justify-between gap-6 text-xs text-quiet">
                  <span>{trait.lowEnd}</span>
                  <span className="text-end">{trait.highEnd}</span>
                </div>
                <p className="mt-2 max-w-reading text-sm">{trait.text}</p>
              </li>
            ))}
          </ul>
        }
        table={<BandTable caption={words.personality.chart} rows={traits} />}
      />
    </ReportSection>
  );
}
