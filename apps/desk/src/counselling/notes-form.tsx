import { type DeskSession, deskCalendar } from '@dakhila/contract/desk/calendar';
import { LONGEST_NEXT_STEP, LONGEST_SESSION_NOTES, MAX_NEXT_STEPS } from '@dakhila/domain/counselling/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card, CardHeader } from '../../../web/src/ui/card.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { FailureNotice } from '../../../web/src/ui/notice.tsx';
import { Textarea } from '../../../web/src/ui/textarea.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { useDraft } from '../session/drafts.ts';
import { sessionKey } from './queries.ts';

/** One step a line; empty lines are none. */
const stepsIn = (typed: string): string[] => typed.split('\n').flatMap((line) => line.trim() || []);

const fieldsOf = (notes: DeskSession['notes']) => ({
  text: notes?.text ?? '',
  steps: notes?.nextSteps.join('\n') ?? '',
});

/** The notes of a session with its next steps. The student reads them. */
export function NotesForm({ session: { id, notes } }: { session: DeskSession }) {
  const client = useQueryClient();
  const saved = fieldsOf(notes);
  const { draft, type, reset } = useDraft(`notes:${id}`, saved);
  const { text, steps } = draft;
  const nextSteps = stepsIn(steps);
  const isChanged = text !== saved.text || steps !== saved.steps;
  const problem =
    nextSteps.length > MAX_NEXT_STEPS
      ? `At most ${MAX_NEXT_STEPS} steps, please.`
      : nextSteps.some((step) => step.length > LONGEST_NEXT_STEP) &&
        `A step can have up to ${LONGEST_NEXT_STEP} characters.`;
  const save = useMutation({
    mutationFn: () => call(deskCalendar.writeNotes, { params: { id }, body: { text, nextSteps } }),
    onSuccess: ({ data }) => {
      client.setQueryData(sessionKey(id), data);
      reset(fieldsOf(data.notes));
      showToast({ title: notes ? 'Notes replaced' : 'Notes saved. The student gets an email', variant: 'success' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar'] }),
  });
  return (
    <Card>
      <CardHeader title="Notes" lead="The student reads them, and gets an email the first time." />
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !problem) save.mutate();
        }}
      >
        <Field label="What you talked about">
          <Textarea
            value={text}
            maxLength={LONGEST_SESSION_NOTES}
            onChange={(event) => type({ text: event.target.value, steps })}
          />
        </Field>
        <Field label="Next steps" hint="One on each line." error={problem}>
          <Textarea rows={3} value={steps} onChange={(event) => type({ text, steps: event.target.value })} />
        </Field>
        <FailureNotice error={save.error} fallback="The notes couldn’t be saved. Please try again." />
        <Button type="submit" isBusy={save.isPending} disabled={text.trim() === ''}>
          Save notes
        </Button>
        {isChanged && <p className="text-sm text-quiet">Not saved yet.</p>}
      </form>
    </Card>
  );
}
