import type { SlotDays } from '@dakhila/contract/counselling';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counsellingMessages } from './messages.ts';
import { slotsQuery } from './queries.ts';
import { calendarDayText, nearness, PARTS, partOf, tileOf, timeText } from './times.ts';

type SlotsSectionProps = { counsellorId: string; time: string | null; onChoose: (time: string | null) => void };

export function SlotsSection({ counsellorId, time, onChoose }: SlotsSectionProps) {
  const messages = useMessages(counsellingMessages);
  return (
    <QueryView
      query={useQuery(slotsQuery(counsellorId))}
      heading={messages.timesFailedTitle}
      level={3}
      fallback={messages.timesFailed}
      loading={
        <Loading label={messages.loadingTimes}>
          <div className="flex gap-2 overflow-hidden">
            {[1, 2, 3, 4, 5].map((tile) => (
              <Skeleton key={tile} className="h-20 w-16 shrink-0" />
            ))}
          </div>
          <div className="mt-5 grid grid-cols-3 gap-2 sm:grid-cols-4">
            {[1, 2, 3].map((tile) => (
              <Skeleton key={tile} className="h-12" />
            ))}
          </div>
        </Loading>
      }
    >
      {(slots) =>
        slots.days.length > 0 ? (
          <SlotPicker slots={slots} time={time} onChoose={onChoose} />
        ) : (
          <EmptyState heading={messages.noTimesTitle} level={3}>
            {messages.noTimesText}
          </EmptyState>
        )
      }
    </QueryView>
  );
}

type SlotPickerProps = { slots: SlotDays; time: string | null; onChoose: (time: string | null) => void };

const TILE =
  'relative flex min-w-16 shrink-0 cursor-pointer snap-start flex-col items-center rounded-card border border-edge bg-card px-3 py-2 text-center ' +
  'transition-[background-color,border-color] duration-100 hover:border-ink hover:bg-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2';
// The invisible radio button covers its tile, so that the whole tile is the tap target.
const COVERING = 'absolute inset-0 cursor-pointer appearance-none outline-none';
const TIME =
  'relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-edge bg-card px-1 font-semibold whitespace-nowrap tabular-nums max-sm:text-sm ' +
  'transition-[background-color,border-color] duration-100 hover:border-ink hover:bg-ink-soft has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink forced-colors:has-checked:outline-2';

function SlotPicker({ slots, time, onChoose }: SlotPickerProps) {
  const messages = useMessages(counsellingMessages);
  const name = useId();
  const [looked, setLooked] = useState<string | null>(null);
  const { days, today } = slots;
  const ofTime = days.find((day) => day.slots.some((slot) => slot.startsAt === time));
  const day = days.find((one) => one.day === looked) ?? ofTime ?? days[0];
  if (!day) return null;
  return (
    <div className="space-y-5">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">{messages.days}</legend>
        <div className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pt-1 pb-3 [scrollbar-width:thin]">
          {days.map((one) => {
            const { weekday, date, month } = tileOf(one.day);
            const near = nearness(one.day, today);
            return (
              <label key={one.day} className={TILE}>
                <input
                  type="radio"
                  name={`${name}-day`}
                  className={COVERING}
                  checked={one.day === day.day}
                  aria-label={`${near ? `${messages[near]}, ` : ''}${calendarDayText(one.day)}, ${fill(messages.timesLeft, { count: one.slots.length })}`}
                  onChange={() => {
                    setLooked(one.day);
                    onChoose(null);
                  }}
                />
                <span className="text-xs font-medium">{near ? messages[near] : weekday}</span>
                <span className="text-xl leading-tight font-[650] tabular-nums">{date}</span>
                <span className="text-xs">{month}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="sr-only">{fill(messages.timesOn, { day: calendarDayText(day.day) })}</legend>
        <p className="mb-2 text-sm font-semibold" aria-hidden="true">
          {fill(messages.timesOn, { day: calendarDayText(day.day) })}
        </p>
        <div className="space-y-3">
          {PARTS.map((part) => {
            const ofPart = day.slots.filter((slot) => partOf(slot.startsAt) === part);
            if (ofPart.length === 0) return null;
            return (
              <div key={part}>
                <p className="mb-1.5 text-xs text-quiet">{messages.parts[part]}</p>
                <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
                  {ofPart.map(({ startsAt }) => (
                    <label key={startsAt} className={TIME}>
                      <input
                        type="radio"
                        name={`${name}-time`}
                        className={COVERING}
                        checked={startsAt === time}
                        onChange={() => {
                          setLooked(day.day);
                          onChoose(startsAt);
                        }}
                      />
                      {timeText(startsAt)}
                    </label>
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      </fieldset>
      <p className="text-sm text-quiet">{messages.ist}</p>
    </div>
  );
}
