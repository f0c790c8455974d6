import type { AssessmentReport } from '@dakhila/contract/assessment-report';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { sentences } from '../../../lib/sentences.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { Cell, HeaderCell, Table, TableHead } from '../../../ui/table.tsx';
import { assessmentMessages } from '../messages.ts';
import { Hexagon } from './hexagon.tsx';
import { ReportSection } from './report-parts.tsx';

export function Interests({ interests }: { interests: AssessmentReport['interests'] }) {
  const messages = useMessages(assessmentMessages).report;
  const { scales, code, differentiation, consistency } = interests;
  const ordered = scales.toSorted((one, other) => other.percent - one.percent);
  const summary = fill(messages.interests.chartSummary, {
    first: ordered[0]?.name ?? '',
    last: ordered.at(-1)?.name ?? '',
  });
  return (
    <ReportSection id="interests" title={messages.sections.interests}>
      <ChartFrame
        title={messages.interests.chart}
        summary={summary}
        className="print:break-inside-avoid print:[&_button]:hidden"
        chart={
          <div className="grid items-center gap-6 md:grid-cols-[18rem_minmax(0,1fr)] print:grid-cols-[16rem_minmax(0,1fr)]">
            <Hexagon
              scales={scales}
              code={code}
              label={sentences(messages.interests.chart, summary)}
              className="mx-auto w-full max-w-72"
            />
            <ol className="space-y-3">
              {ordered.map(({ id, letter, name, percent, text }) => (
                <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-baseline gap-x-3">
                  <span
                    className={classNames(
                      'grid size-8 place-items-center self-start rounded-full text-sm font-bold',
                      code.includes(letter) ? 'bg-marigold text-on-marigold' : 'bg-ink-soft text-ink',
                    )}
                  >
                    {letter}
                  </span>
                  <span>
                    <span className="font-semibold">{name}</span>
                    <span className="block text-sm text-quiet">{text}</span>
                  </span>
                  <span className="text-sm tabular-nums">{Math.round(percent)}</span>
                </li>
              ))}
            </ol>
          </div>
        }
        table={
          <Table caption={messages.interests.table} isCaptionHidden>
            <TableHead
              columns={[
                messages.interests.interest,
                [messages.interests.liked, 'number'],
                [messages.bars.t, 'number'],
                [messages.bars.band, 'number'],
                messages.interests.compared,
              ]}
            />
            <tbody>
              {scales.map(({ id, letter, name, percent, t, tLow, tHigh, level }) => (
                <tr key={id}>
                  <HeaderCell scope="row">{`${letter} · ${name}`}</HeaderCell>
                  <Cell isNumeric>{Math.round(percent)}</Cell>
                  <Cell isNumeric>{Math.round(t)}</Cell>
                  <Cell isNumeric>{fill(messages.bars.range, { low: Math.round(tLow), high: Math.round(tHigh) })}</Cell>
                  <Cell>{messages.level[level]}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <Fact title={messages.interests.differentiation} text={differentiation.text} />
        <Fact title={messages.interests.consistency} text={consistency.text} />
      </div>
    </ReportSection>
  );
}

function Fact({ title, text }: { title: string; text: string }) {
  return (
    <Card variant="sunken" className="print:break-inside-avoid">
      <h3 className="text-sm">{title}</h3>
      <p className="mt-1 text-sm text-quiet">{text}</p>
    </Card>
  );
}
