import { type CalendarDay, type CalendarTime, type DeskWeek, deskCalendar } from '@dakhila/contract/desk/calendar';
import { dayOf, minuteOf } from '@dakhila/domain/calendar/indian-time';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { IconButton } from '../../../web/src/ui/icon-button.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { DayDialog } from './day-dialog.tsx';
import { shortDay, stateOf, timeOf } from './labels.ts';
import { nextTime } from './next-time.ts';
import { useCalendarChange } from './queries.ts';

type GridProps = { week: DeskWeek; onStep: (days: number) => void };

/** Seven days with their times: beside each other on a wide screen, below each other on a phone. Arrow keys move between times. */
export function WeekGrid({ week: { days, today }, onStep }: GridProps) {
  const [dialog, setDialog] = useState<CalendarDay | null>(null);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      onStep(event.key === 'PageDown' ? 7 : -7);
      return;
    }
    const next = nextTime(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <>
      <p className="mb-3 text-sm text-quiet">
        Press an open time to close it, a closed one to open it, a booked one to see the session.
        <span className="max-lg:hidden"> Arrow keys move between times, n and p between weeks.</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the buttons inside, which have their own actions. */}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-7 lg:gap-2" onKeyDown={move}>
        {days.map((day) => (
          <DayColumn
            key={day.day}
            day={day}
            isToday={day.day === today}
            isOver={day.day < today}
            onChange={setDialog}
          />
        ))}
      </div>
      {dialog && <DayDialog day={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

type ColumnProps = { day: CalendarDay; isToday: boolean; isOver: boolean; onChange: (day: CalendarDay) => void };

function DayColumn({ day, isToday, isOver, onChange }: ColumnProps) {
  const id = `day-${day.day}`;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'rounded-card border bg-card p-2 lg:min-h-60',
        isToday && 'border-ink',
        isOver && 'max-lg:hidden lg:bg-transparent',
      )}
    >
      <div className="flex min-h-11 items-center justify-between gap-1 ps-1">
        <h3 id={id} className="text-sm leading-tight">
          {/* Beside each other, all days have the name above the date. */}
          {shortDay(day.day).split(' ', 1)}{' '}
          <span className="whitespace-nowrap lg:block">{shortDay(day.day).replace(/^\S+ /, '')}</span>
          {isToday && <span className="block text-xs font-semibold text-marigold-text">Today</span>}
          {day.holiday && <span className="block text-xs font-semibold text-marigold-text">{day.holiday}</span>}
          {day.isChanged && !day.holiday && <span className="block text-xs font-normal text-quiet">Changed</span>}
        </h3>
        {!isOver && (
          <IconButton
            icon={Pencil}
            size="small"
            label={`Change ${shortDay(day.day)}`}
            className="-me-1"
            onClick={() => onChange(day)}
          />
        )}
      </div>
      {day.times.length === 0 ? (
        <p className="px-1 pb-2 text-sm text-quiet">No times</p>
      ) : (
        <ul className="mt-1 grid grid-cols-2 gap-1.5 sm:grid-cols-4 lg:grid-cols-1">
          {day.times.map((time) => (
            <li key={time.startsAt} className={classNames(time.session && 'max-lg:col-span-full')}>
              <Time time={time} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const BOX =
  'flex min-h-11 w-full items-center justify-between gap-x-1 gap-y-1 rounded-control border px-2.5 py-1.5 text-sm lg:px-2';

function Time({ time }: { time: CalendarTime }) {
  const { state, session, startsAt } = time;
  const place = { 'data-day': dayOf(new Date(startsAt)), 'data-minute': minuteOf(new Date(startsAt)) };
  if (session)
    return (
      <Link
        {...place}
        to={`/calendar/${session.id}`}
        className={`${BOX} flex-wrap border-transparent bg-ink text-on-ink no-underline hover:bg-ink-pressed`}
      >
        <span className="font-semibold whitespace-nowrap tabular-nums">{timeOf(startsAt)}</span>{' '}
        <span className="text-xs">{stateOf(session).name}</span>
        <span className="w-full min-w-0 break-words">
          {session.student}
          <span className="block text-xs">{TOPIC_NAMES[session.topic]}</span>
        </span>
      </Link>
    );
  if (state === 'past')
    return (
      <span className={`${BOX} border-transparent text-quiet`}>
        <span className="whitespace-nowrap tabular-nums">{timeOf(startsAt)}</span> <span className="text-xs">Over</span>
      </span>
    );
  return <FreeTime time={time} place={place} />;
}

type FreeProps = { time: CalendarTime; place: { 'data-day': string; 'data-minute': number } };

/** A time that nobody has booked: a press closes or opens it. */
function FreeTime({ time: { state, startsAt, endsAt }, place }: FreeProps) {
  const isOpen = state === 'open';
  const turn = useCalendarChange(() =>
    call(deskCalendar.changeDay, {
      body: {
        day: place['data-day'],
        kind: isOpen ? 'closed' : 'open',
        fromMinute: place['data-minute'],
        toMinute: place['data-minute'] + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
      },
    }),
  );
  const press = () => {
    if (turn.isPending) return;
    const title = `${shortDay(place['data-day'])}, ${timeOf(startsAt)} is ${isOpen ? 'closed' : 'open'}`;
    turn.mutate(undefined, { onSuccess: () => showToast({ title, variant: 'success' }) });
  };
  return (
    <button
      type="button"
      {...place}
      aria-busy={turn.isPending}
      onClick={press}
      className={classNames(
        BOX,
        isOpen
          ? 'border-edge bg-card font-semibold text-ink hover:border-ink hover:bg-ink-soft'
          : 'border-dashed border-edge bg-sunken text-quiet hover:border-ink hover:text-ink',
        turn.isPending && 'opacity-60',
      )}
    >
      <span className="whitespace-nowrap tabular-nums">{timeOf(startsAt)}</span>{' '}
      <span className="text-xs font-normal">{isOpen ? 'Open' : 'Closed'}</span>
      <span className="sr-only">{isOpen ? ', press to close' : ', press to open'}</span>
    </button>
  );
}
