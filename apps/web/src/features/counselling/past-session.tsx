import { type Booking, counselling } from '@dakhila/contract/counselling';
import { COUNSELLING, LONGEST_COMMENT } from '@dakhila/domain/counselling/booking';
import Check from 'lucide-react/icons/check';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Stars } from './counsellor-card.tsx';
import { counsellingMessages } from './messages.ts';
import { useChange } from './queries.ts';
import { SessionCard } from './session-card.tsx';

export function PastSession({ booking, today }: { booking: Booking; today: string }) {
  const messages = useMessages(counsellingMessages);
  const [isRating, setIsRating] = useState(false);
  const { cancelled, attendance, notes, rating, may } = booking;
  const isMissed = attendance === 'no-show';
  const badge = cancelled ? (
    <Badge variant="outline">{messages.cancelled}</Badge>
  ) : isMissed ? (
    <Badge variant="destructive">{messages.noShow}</Badge>
  ) : (
    <Badge variant="good">{messages.done}</Badge>
  );
  return (
    <SessionCard booking={booking} today={today} badge={badge}>
      {cancelled && (
        <p className="mt-4 max-w-reading text-sm text-quiet">
          {cancelled.by === 'counsellor'
            ? messages.cancelledByCounsellor
            : cancelled.isReturned
              ? messages.cancelledByYouFree
              : fill(messages.cancelledByYouLate, COUNSELLING)}
          {cancelled.reason && ` ${fill(messages.reason, { reason: cancelled.reason })}`}
        </p>
      )}
      {!cancelled && isMissed && (
        <p className="mt-4 max-w-reading text-sm text-quiet">{fill(messages.missedText, COUNSELLING)}</p>
      )}
      {!cancelled && !isMissed && (
        <>
          {notes ? <Notes notes={notes} /> : <p className="mt-4 text-sm text-quiet">{messages.notesWaiting}</p>}
          <div className="mt-4 flex flex-wrap items-center gap-3 border-t pt-4 empty:hidden">
            {rating && (
              <p className="flex items-center gap-2 text-sm">
                <Stars count={rating.stars} />
                {fill(messages.yourRating, { count: rating.stars })}
              </p>
            )}
            {may.rate && (
              <Button variant={rating ? 'quiet' : 'secondary'} size="small" onClick={() => setIsRating(true)}>
                {rating ? messages.changeRating : messages.rate}
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
  const messages = useMessages(counsellingMessages);
  return (
    <div className="mt-4 border-t pt-4">
      <h4 className="font-semibold">{messages.notesTitle}</h4>
      <p className="mt-1 max-w-reading break-words whitespace-pre-line">{notes.text}</p>
      {notes.nextSteps.length > 0 && (
        <>
          <h4 className="mt-4 font-semibold">{messages.nextSteps}</h4>
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

/** A rating can be changed for a day. */
function RateDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const messages = useMessages(counsellingMessages);
  const form = useId();
  const [stars, setStars] = useState(booking.rating?.stars ?? 0);
  const [comment, setComment] = useState(booking.rating?.comment ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const { change, isPending, failure } = useChange({
    send: async () => {
      await call(counselling.rate, { params: { id: booking.id }, body: { stars, comment } });
      showToast({ title: messages.thanks, variant: 'success' });
    },
    failed: messages.rateFailed,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(stars === 0);
    if (stars > 0 && !isPending) change();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={messages.rateTitle}
      description={messages.rateLead}
      footer={
        <Button type="submit" form={form} isBusy={isPending}>
          {messages.rateButton}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-5">
        <RadioGroup
          legend={messages.stars}
          layout="column"
          value={stars > 0 ? String(stars) : null}
          onChange={(value) => {
            setStars(Number(value));
            setIsMissing(false);
          }}
          choices={messages.starNames
            .map((name, place) => ({
              value: String(place + 1),
              label: (
                <span className="flex flex-wrap items-center gap-x-3">
                  <Stars count={place + 1} />
                  {name}
                </span>
              ),
            }))
            .toReversed()}
          error={isMissing ? messages.starsMissing : null}
        />
        <Field label={messages.comment} hint={messages.commentHint}>
          <Textarea
            rows={3}
            maxLength={LONGEST_COMMENT}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </Field>
        {failure && (
          <Notice variant="danger" isLive>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
