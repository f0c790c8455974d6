import type { ShownFact } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import type { ReactNode } from 'react';
import { indianNumber, rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Sections } from '../../../ui/section-boundary.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { collegesMessages } from '../messages.ts';
import type { AnyCollege } from '../shared/phrase.ts';
import { usePhrase } from '../shared/phrase.ts';
import { Cost } from './answers/cost.tsx';
import { GetIn } from './answers/get-in.tsx';
import { Outcome } from './answers/outcome.tsx';
import { type ShownCourse, sourceOf } from './any-college.ts';
import { LocationCard } from './distance.tsx';

type OverviewLayoutProps = {
  exam: Exam;
  college: AnyCollege;
  courses: readonly ShownCourse[];
  children: ReactNode;
};

/** The overview of a college, in the order families ask: chances, cost, placements, place, sources. */
export function OverviewLayout({ exam, college, courses, children }: OverviewLayoutProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-4">
        <Sections>
          <GetIn exam={exam} college={college} courses={courses} />
          <Cost college={college} />
          <Outcome college={college} />
        </Sections>
      </div>
      <div className="grid min-w-0 gap-4">
        <Sections>
          <LocationCard college={college} />
          {children}
          <NirfCard college={college} />
        </Sections>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Sections>
          <SourcesTable college={college} />
        </Sections>
      </div>
    </div>
  );
}

/** The newest NIRF rank, and those of earlier years. Beyond 100 a rank is a band: '101-150', '151-200', '201-300'. */
function NirfCard({ college: { nirfRanking, nirfYear, nirfHistory } }: { college: AnyCollege }) {
  const messages = useMessages(collegesMessages).page;
  const earlier = nirfHistory.filter(({ year }) => year !== nirfYear).sort((one, other) => other.year - one.year);
  return (
    <Card>
      <CardHeader title={messages.nirf.title} className="mb-2" />
      {nirfRanking === null || nirfYear === null ? (
        <p className="text-quiet">{messages.notAvailable}</p>
      ) : (
        <>
          <p className="text-2xl font-semibold text-ink tabular-nums">{nirfLabel(nirfRanking)}</p>
          <p className="text-sm text-quiet">{fill(messages.nirf.engineering, { year: nirfYear })}</p>
        </>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-sm">{messages.nirf.earlier}</h3>
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-4 gap-y-1 text-sm tabular-nums">
            {earlier.map(({ year, ranking }) => (
              <div key={year} className="flex justify-between gap-2">
                <dt className="text-quiet">{year}</dt>
                <dd>{nirfLabel(ranking)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {nirfHistory.length > 0 && <p className="mt-3 text-xs text-quiet">{messages.nirf.source}</p>}
    </Card>
  );
}

/** A phone shows year and source under the value instead. */
const WIDE_ONLY = 'max-sm:hidden align-top';

function SourcesTable({ college: { facts } }: { college: AnyCollege }) {
  const messages = useMessages(collegesMessages).page;
  const phrase = usePhrase();
  if (facts.length === 0) return null;
  return (
    <Disclosure summary={<h2 className="text-lg">{messages.sources.title}</h2>} isWide>
      <p className="mb-4 max-w-reading text-sm">{messages.sources.lead}</p>
      <Table caption={messages.sources.title} isCaptionHidden>
        <thead>
          <tr>
            <HeaderCell>{messages.sources.fact}</HeaderCell>
            <HeaderCell>{messages.sources.value}</HeaderCell>
            <HeaderCell className={WIDE_ONLY}>{messages.sources.year}</HeaderCell>
            <HeaderCell className={WIDE_ONLY}>{messages.sources.source}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label}>
              <HeaderCell scope="row" className="w-1/3 align-top">
                {phrase(fact.label)}
              </HeaderCell>
              <Cell className="break-words align-top">
                {shownValue(fact)}
                {fact.note && <span className="block text-xs text-quiet max-sm:hidden">{fact.note}</span>}
                <span className="block text-xs text-quiet sm:hidden">{sourceOf(fact)}</span>
              </Cell>
              <Cell className={`${WIDE_ONLY} whitespace-nowrap`}>{fact.year}</Cell>
              <Cell className={WIDE_ONLY}>{fact.source}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  );
}

/** Money and counts as people write them. */
const FORMATS: Record<string, (value: number) => string> = {
  Intake: indianNumber,
  Seats: indianNumber,
  'Yearly fee in rupees': rupees,
};

function shownValue({ label, value }: ShownFact): string {
  return FORMATS[label]?.(Number(value)) ?? value;
}
