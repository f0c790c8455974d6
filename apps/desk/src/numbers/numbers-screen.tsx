import { deskNumbers, type NumbersRange } from '@dakhila/contract/desk/numbers';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { SMALLEST_SHOWN } from '@dakhila/domain/numbers/shown-value';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { Sections } from '../../../web/src/ui/section-boundary.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { endpointQuery } from '../endpoint-query.ts';
import { DeskPage } from '../shell/desk-page.tsx';
import { ChartCard } from './chart-card.tsx';
import { rangeIn } from './range.ts';
import { RangeForm } from './range-form.tsx';
import { UnansweredSection } from './unanswered-section.tsx';

/** Counts over time. Nothing here is about one person. */
export function NumbersScreen() {
  const [parameters, setParameters] = useSearchParams();
  const today = dayOf(new Date());
  const range = rangeIn(parameters, today);
  const key = ['numbers', range.from, range.to, range.by];
  const numbers = useQuery(
    endpointQuery(key, deskNumbers.read, { query: range }, { placeholderData: keepPreviousData }),
  );
  const show = ({ from, to, by }: NumbersRange) => setParameters({ from, to, by }, { replace: true });
  return (
    <DeskPage title="Numbers">
      <PageHeader
        title="Numbers"
        lead={`Counts by the day in India. Fewer than ${SMALLEST_SHOWN} people aren’t shown as a number.`}
      />
      <RangeForm range={range} today={today} onChange={show} />
      <QueryView query={numbers} loading={<Loading />} fallback="The numbers couldn’t be loaded.">
        {({ charts, countedAt }) => (
          <>
            {countedAt === null ? (
              <Notice title="Nothing is counted yet" className="mb-4">
                The server counts every 15 minutes. Please come back in a while.
              </Notice>
            ) : (
              <p className="mb-4 text-sm text-quiet">Counted {indianDateTime(countedAt)}, every 15 minutes.</p>
            )}
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              <Sections>
                {charts.map((chart) => (
                  <ChartCard key={chart.id} chart={chart} range={range} />
                ))}
              </Sections>
            </div>
          </>
        )}
      </QueryView>
      <UnansweredSection />
    </DeskPage>
  );
}

const Loading = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    {['one', 'two', 'three', 'four'].map((name) => (
      <SkeletonCard key={name} className="h-80" />
    ))}
  </div>
);
