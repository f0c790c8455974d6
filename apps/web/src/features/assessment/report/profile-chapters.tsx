import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { assessmentMessages } from '../messages.ts';
import { BandBar, BandTable, ReportSection } from './report-parts.tsx';

export function Personality({ traits }: { traits: AssessmentReport['personality'] }) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="personality" title={messages.sections.personality}>
      <ChartFrame
        title={messages.personality.chart}
        summary={messages.personality.chartSummary}
        source={messages.bars.legend}
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
        table={<BandTable caption={messages.personality.chart} rows={traits} />}
      />
    </ReportSection>
  );
}

export function Values({ values }: { values: AssessmentReport['values'] }) {
  const messages = useMessages(assessmentMessages).report;
  return (
    <ReportSection id="values" title={messages.sections.values} lead={messages.values.lead}>
      <Card className="print:break-inside-avoid">
        <ol className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {values.map(({ id, name, wins, of, text }) => (
            <li key={id}>
              <div className="flex items-center justify-between gap-4">
                <span className="font-semibold">{name}</span>
                <span className="flex gap-1">
                  <span className="sr-only">{fill(messages.values.wins, { wins, of })}</span>
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

export function Aptitude({ aptitude }: { aptitude: AssessmentReport['aptitude'] }) {
  const messages = useMessages(assessmentMessages).report;
  const rows = aptitude.scales.map((scale) => ({
    ...scale,
    right: fill(messages.bars.rightOf, { right: scale.right, of: scale.of }),
  }));
  return (
    <ReportSection id="aptitude" title={messages.sections.aptitude}>
      <ChartFrame
        title={messages.aptitude.chart}
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
        table={<BandTable caption={messages.aptitude.chart} rows={rows} />}
      />
    </ReportSection>
  );
}
