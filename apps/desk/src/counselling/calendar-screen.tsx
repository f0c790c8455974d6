import type { DeskWeek } from '@dakhila/contract/desk/calendar';
import { daysAfter } from '@dakhila/domain/calendar/indian-time';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { IconButton } from '../../../web/src/ui/icon-button.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../web/src/ui/tabs.tsx';
import { DeskPage } from '../shell/desk-page.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { useSearchWords } from '../use-search-words.ts';
import { HoursDialog } from './hours-dialog.tsx';
import { shortDay } from './labels.ts';
import { useWeek } from './queries.ts';
import { SessionList } from './session-list.tsx';
import { WeekGrid } from './week-grid.tsx';

/** A counsellor's own calendar: the week with its times, or the sessions as a list. */
export function CalendarScreen() {
  const [parameters, changeAddress] = useSearchWords();
  const day = parameters.get('day') ?? undefined;
  const view = parameters.get('view') === 'list' ? 'list' : 'week';
  const week = useWeek(day);
  const change = (name: string, value: string) => changeAddress({ [name]: value }, { replace: true });
  const step = (days: number) => {
    const monday = week.data?.days[0]?.day;
    if (monday) change('day', daysAfter(monday, days));
  };
  useKeys({ n: () => step(7), p: () => step(-7), t: () => change('day', '') });
  return (
    <DeskPage title="Calendar">
      <QueryView query={week} loading={<Loading />} fallback="Your calendar couldn’t be loaded.">
        {(data) =>
          data ? (
            <>
              <Head week={data} />
              <Tabs value={view} onValueChange={(next) => change('view', next === 'list' ? 'list' : '')}>
                <TabList aria-label="Calendar">
                  <Tab value="week">Week</Tab>
                  <Tab value="list">Sessions</Tab>
                </TabList>
                <TabPanel value="week">
                  <WeekBar week={data} onStep={step} onToday={() => change('day', '')} />
                  <WeekGrid week={data} onStep={step} />
                </TabPanel>
                <TabPanel value="list">
                  <SessionList />
                </TabPanel>
              </Tabs>
            </>
          ) : (
            <EmptyState heading="You aren’t linked to a counsellor yet" level={1}>
              An administrator links you on the Counsellors page. Then your calendar appears here.
            </EmptyState>
          )
        }
      </QueryView>
    </DeskPage>
  );
}

const Loading = () => (
  <div className="space-y-4">
    <SkeletonCard className="h-16" />
    <SkeletonCard className="h-96" />
  </div>
);

function Head({ week: { counsellor, hours } }: { week: DeskWeek }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PageHeader
        title="Calendar"
        lead={`${counsellor.name}. All times are Indian time. Holidays are closed unless you open them.`}
        actions={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Weekly hours
          </Button>
        }
      />
      {!counsellor.isActive && (
        <Notice variant="warning" title="You take no new bookings" className="mb-4">
          An operator has closed your calendar for new bookings. Booked sessions stay.
        </Notice>
      )}
      {counsellor.isActive && hours.length === 0 && (
        <Notice title="You have no weekly hours yet" className="mb-4">
          Students can book only times that are open. Start with your weekly hours.
        </Notice>
      )}
      {isOpen && <HoursDialog hours={hours} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type BarProps = { week: DeskWeek; onStep: (days: number) => void; onToday: () => void };

function WeekBar({ week: { days, today }, onStep, onToday }: BarProps) {
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  const isThisWeek = first <= today && today <= last;
  return (
    <div className="mb-3 flex items-center gap-1">
      <IconButton icon={ChevronLeft} label="Previous week" onClick={() => onStep(-7)} />
      <IconButton icon={ChevronRight} label="Next week" onClick={() => onStep(7)} />
      <h2 className="ms-1 text-base tabular-nums" aria-live="polite">
        {shortDay(first)} to {shortDay(last)}
      </h2>
      {!isThisWeek && (
        <Button variant="quiet" size="small" className="ms-auto" onClick={onToday}>
          This week
        </Button>
      )}
    </div>
  );
}
