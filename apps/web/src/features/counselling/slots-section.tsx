import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Loading } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counsellingMessages } from './messages.ts';
import { slotsQuery } from './queries.ts';
import { SlotPicker } from './slot-picker.tsx';

type SlotsSectionProps = { counsellorId: string; time: string | null; onChoose: (time: string | null) => void };

/** The times of a counsellor in all their states. */
export function SlotsSection({ counsellorId, time, onChoose }: SlotsSectionProps) {
  const words = useMessages(counsellingMessages);
  return (
    <QueryView
      query={useQuery(slotsQuery(counsellorId))}
      heading={words.timesFailedTitle}
      level={3}
      fallback={words.timesFailed}
      loading={
        <Loading label={words.loadingTimes}>
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
          <EmptyFace heading={words.noTimesTitle} level={3}>
            {words.noTimesText}
          </EmptyFace>
        )
      }
    </QueryView>
  );
}
