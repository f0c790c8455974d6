import { support } from '@dakhila/contract/support';
import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { helpMessages } from '../messages.ts';

const STARS = ['1', '2', '3', '4', '5'] as const;

/** One to five stars and a few words. */
export function FeedbackForm() {
  const words = useMessages(helpMessages).support;
  const [rating, setRating] = useState<(typeof STARS)[number] | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (stars: number) => call(support.feedback, { body: { rating: stars, text } }),
    onSuccess: () => {
      showToast({ title: words.thanks, description: words.thanksText, variant: 'success' });
      setRating(null);
      setText('');
      setIsChecked(false);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (rating && !isPending) mutate(Number(rating));
  };
  return (
    <Card padding="roomy" className="max-w-2xl">
      <form noValidate onSubmit={send} className="space-y-5">
        {error && <Notice variant="danger">{serverMessageOf(error, words.feedbackFailed)}</Notice>}
        <RadioGroup
          legend={words.rating}
          choices={STARS.map((value) => ({ value, label: fill(words.stars, { count: Number(value) }) }))}
          value={rating}
          onChange={setRating}
          error={isChecked && !rating ? words.needStars : undefined}
        />
        <Field label={words.feedbackText}>
          <Textarea maxLength={LONGEST_TICKET_TEXT} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" isBusy={isPending} className="w-full sm:w-auto">
          {words.sendFeedback}
        </Button>
      </form>
    </Card>
  );
}
