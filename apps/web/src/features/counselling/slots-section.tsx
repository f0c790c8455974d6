import { useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace } from '../../ui/error-face.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { counsellingMessages } from './messages.ts';
import { slotsQuery } from './queries.ts';
import { SlotPicker } from './slot-picker.tsx';

type SlotsSectionProps = { counsellorId: string; time: string | null; onChoose: (time: string | null) => void };

/** The times of a counsellor with all the faces they can have. */
export function SlotsSection({ counsellorId, time, onChoose }: SlotsSectionProps) {
  const words = useMessages(counsellingMessages);
  const { data, error, isFetching, refetch } = useQuery(slotsQuery(counsellorId));
  if (data && data.days.length > 0) return <SlotPicker slots={data} time={time} onChoose={onChoose} />;
  if (data)
    return (
      <EmptyFace heading={words.noTimesTitle} level={3}>
        {words.noTimesText}
      </EmptyFace>
    );
  if (error)
    return (
      <ErrorFace
        heading={words.timesFailedTitle}
        level={3}
        action={
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {serverMessageOf(error, words.timesFailed)}
      </ErrorFace>
    );
  return (
    <div role="status">
      <span className="sr-only">{words.loadingTimes}</span>
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
    </div>
  );
}
