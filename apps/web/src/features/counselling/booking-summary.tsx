import type { CounsellingOverview, Counsellor } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Avatar } from './avatar.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { counsellingMessages } from './messages.ts';
import { dayWords, isLate, spanWords } from './times.ts';

type BookingSummaryProps = {
  counsellor: Counsellor;
  time: string | null;
  overview: CounsellingOverview | undefined;
  isBusy: boolean;
  error: string | null;
};

const endOf = (startsAt: string) => new Date(Date.parse(startsAt) + COUNSELLING.sessionMinutes * 60_000).toISOString();

/** The session about to be booked, what it costs, the rule in words, and the button. */
export function BookingSummary({ counsellor, time, overview, isBusy, error }: BookingSummaryProps) {
  const words = useMessages(counsellingMessages);
  const blockedBy = overview?.blockedBy;
  return (
    <Card variant={time ? 'highlight' : 'plain'} className="lg:sticky lg:top-20">
      <h2 className="text-lg">{words.summary}</h2>
      <div className="mt-4 flex items-center gap-3">
        <Avatar initials={counsellor.initials} />
        <div className="min-w-0">
          <p className="font-semibold">{counsellor.name}</p>
          <p className="text-sm text-quiet">{counsellor.headline}</p>
        </div>
      </div>
      <div aria-live="polite" className="mt-4 border-t pt-4">
        {time ? (
          <>
            <p className="font-semibold">{dayWords(time)}</p>
            <p className="tabular-nums">{spanWords(time, endOf(time))}</p>
          </>
        ) : (
          <p className="text-quiet">{words.summaryEmpty}</p>
        )}
      </div>
      <p className="mt-3 text-sm text-quiet">
        {overview && !blockedBy && `${fill(words.costs, { count: overview.left })} `}
        {time && isLate(time) ? (
          <strong className="text-text">{fill(words.lateRule, COUNSELLING)}</strong>
        ) : (
          fill(words.freeRule, COUNSELLING)
        )}
      </p>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {error && <FieldError>{error}</FieldError>}
      </div>
      {blockedBy ? (
        <BlockedNotice reason={blockedBy} className="mt-4" />
      ) : (
        <Button type="submit" size="large" isFullWidth isBusy={isBusy} className="mt-4">
          {words.book}
        </Button>
      )}
    </Card>
  );
}
