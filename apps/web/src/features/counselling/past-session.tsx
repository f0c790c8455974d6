import type { Booking } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { counsellingMessages } from './messages.ts';
import { RateDialog } from './rate-dialog.tsx';
import { SessionCard } from './session-card.tsx';
import { Stars } from './stars.tsx';

/** A session that is over or called off: what came of it. */
export function PastSession({ booking, today }: { booking: Booking; today: string }) {
  const words = useMessages(counsellingMessages);
  const [isRating, setIsRating] = useState(false);
  const { cancelled, attendance, notes, rating, may } = booking;
  const isMissed = attendance === 'no-show';
  const badge = cancelled ? (
    <Badge variant="outline">{words.cancelled}</Badge>
  ) : isMissed ? (
    <Badge variant="destructive">{words.noShow}</Badge>
  ) : (
    <Badge variant="good">{words.done}</Badge>
  );
  return (
    <SessionCard booking={booking} today={today} badge={badge}>
      {cancelled && (
        <p className="mt-4 max-w-reading text-sm text-quiet">
          {cancelled.by === 'counsellor'
            ? words.cancelledByCounsellor
            : cancelled.isReturned
              ? words.cancelledByYouFree
              : fill(words.cancelledByYouLate, COUNSELLING)}
          {cancelled.reason && ` ${fill(words.reason, { reason: cancelled.reason })}`}
        </p>
      )}
      {!cancelled && isMissed && (
        <p className="mt-4 max-w-reading text-sm text-quiet">{fill(words.missedText, COUNSELLING)}</p>
      )}
      {!cancelled && !isMissed && (
        <>
          {notes ? <Notes notes={notes} /> : <p className="mt-4 text-sm text-quiet">{words.notesWaiting}</p>}
          <div className="mt-4 flex flex-wrap items-center gap-3 border-t pt-4 empty:hidden">
            {rating && (
              <p className="flex items-center gap-2 text-sm">
                <Stars count={rating.stars} />
                {fill(words.yourRating, { count: rating.stars })}
              </p>
            )}
            {may.rate && (
              <Button variant={rating ? 'quiet' : 'secondary'} size="small" onClick={() => setIsRating(true)}>
                {rating ? words.changeRating : words.rate}
              </Button>
            )}
          </div>
        </>
      )}
      {isRating && <RateDialog booking={booking} onClose={() => setIsRating(false)} />}
    </SessionCard>
  );
}

function Notes({ notes }: { notes: NonNullable<Booking['notes']> }) {
  const words = useMessages(counsellingMessages);
  return (
    <div className="mt-4 border-t pt-4">
      <h4 className="font-semibold">{words.notesTitle}</h4>
      <p className="mt-1 max-w-reading break-words whitespace-pre-line">{notes.text}</p>
      {notes.nextSteps.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">{words.nextSteps}</h4>
          <ol className="mt-2 space-y-2">
            {notes.nextSteps.map((step) => (
              <li key={step} className="flex items-start gap-2.5">
                <Check className="mt-1 size-4 shrink-0 text-good-text" strokeWidth={3} aria-hidden="true" />
                <span className="min-w-0 break-words">{step}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
