import { type Booking, counselling } from '@dakhila/contract/counselling';
import { LONGEST_COMMENT } from '@dakhila/domain/counselling/booking';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { counsellingMessages } from './messages.ts';
import { Stars } from './stars.tsx';
import { useChange } from './use-change.ts';

/** One to five stars and a few words; they can be changed for a day. */
export function RateDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useMessages(counsellingMessages);
  const form = useId();
  const [stars, setStars] = useState(booking.rating?.stars ?? 0);
  const [comment, setComment] = useState(booking.rating?.comment ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const { change, isPending, failure } = useChange({
    send: async () => {
      await call(counselling.rate, { params: { id: booking.id }, body: { stars, comment } });
      showToast({ title: words.thanks, variant: 'success' });
    },
    failed: words.rateFailed,
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
      title={words.rateTitle}
      description={words.rateLead}
      footer={
        <Button type="submit" form={form} isBusy={isPending}>
          {words.rateButton}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-5">
        <RadioGroup
          legend={words.stars}
          layout="column"
          value={stars > 0 ? String(stars) : null}
          onChange={(value) => {
            setStars(Number(value));
            setIsMissing(false);
          }}
          choices={words.starNames
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
          error={isMissing ? words.starsMissing : null}
        />
        <Field label={words.comment} hint={words.commentHint}>
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
