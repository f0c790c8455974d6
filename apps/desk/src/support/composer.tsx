import { type DeskTicket, deskTickets } from '@dakhila/contract/desk/tickets';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import { cannedAnswers } from '@dakhila/domain/support/canned-answers';
import { LONGEST_NOTE } from '@dakhila/domain/support/desk';
import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { type Ref, useState } from 'react';
import { ApiError } from '../../../web/src/lib/api-error.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { FailureNotice, Notice } from '../../../web/src/ui/notice.tsx';
import { RadioGroup } from '../../../web/src/ui/radio-group.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { Textarea } from '../../../web/src/ui/textarea.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { useDraft } from '../session/drafts.ts';
import { useChange } from './queries.ts';

const KINDS = [
  { value: 'reply', label: 'Reply' },
  { value: 'note', label: 'Note for staff' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

type ComposerProps = { ticket: DeskTicket; replyRef: Ref<HTMLTextAreaElement> };

/** Writes a reply, which the student also gets by email, or a note that only staff read. */
export function Composer({ ticket, replyRef }: ComposerProps) {
  const number = String(ticket.number);
  const [kind, setKind] = useState<Kind>('reply');
  const { draft: text, type, reset } = useDraft(`ticket:${number}`, '');
  const done = (title: string) => {
    reset('');
    showToast({ title, variant: 'success' });
  };
  const params = { number };
  const answer = useChange(number, (isLast: boolean) =>
    call(deskTickets.answer, { params, body: { text, isLast, revision: ticket.revision } }),
  );
  const note = useChange(number, () => call(deskTickets.note, { params, body: { text } }));
  const send = (isLast: boolean) => answer.mutate(isLast, { onSuccess: () => done('Reply sent') });
  const isEmpty = text.trim() === '';
  const wasOvertaken = answer.error instanceof ApiError && answer.error.code === 'ticket-changed';
  return (
    <form className="rounded-card border bg-card p-4" onSubmit={(event) => event.preventDefault()}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <RadioGroup legend="What to write" isLegendHidden choices={KINDS} value={kind} onChange={setKind} />
        {kind === 'reply' && <CannedAnswer language={ticket.language} onChoose={(chosen) => type(chosen)} />}
      </div>
      <Field label={kind === 'reply' ? 'Your reply' : 'Your note'} className="mt-3">
        <Textarea
          ref={replyRef}
          value={text}
          maxLength={kind === 'reply' ? LONGEST_TICKET_TEXT : LONGEST_NOTE}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {wasOvertaken ? (
        <Notice variant="warning" isLive className="mt-3" title="This ticket has changed in the meantime">
          Your text is still here. Please read what’s new, then send it again.
        </Notice>
      ) : (
        <FailureNotice
          error={answer.error ?? note.error}
          fallback="That couldn’t be sent. Please try again."
          className="mt-3"
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {kind === 'reply' ? (
          <>
            <Button isBusy={answer.isPending} disabled={isEmpty} onClick={() => send(false)}>
              Send
            </Button>
            <Button variant="secondary" isBusy={answer.isPending} disabled={isEmpty} onClick={() => send(true)}>
              Send and close
            </Button>
          </>
        ) : (
          <Button
            isBusy={note.isPending}
            disabled={isEmpty}
            onClick={() => note.mutate(undefined, { onSuccess: () => done('Note saved') })}
          >
            Save note
          </Button>
        )}
      </div>
    </form>
  );
}

/** Puts a prepared answer into the field, in the student's language unless another is chosen. */
function CannedAnswer({ language, onChoose }: { language: Language | null; onChoose: (text: string) => void }) {
  const [spoken, setSpoken] = useState<Language>(language ?? 'en');
  const answers = cannedAnswers(spoken);
  return (
    <div className="flex flex-wrap gap-2">
      <Field label="Prepared answer" isLabelHidden>
        <Select
          value=""
          onChange={(event) => onChoose(answers.find(({ key }) => key === event.target.value)?.text ?? '')}
          options={answers.map(({ key, title }) => ({ value: key, label: title }))}
        >
          <option value="">Prepared answer …</option>
        </Select>
      </Field>
      <Field label="Language of prepared answers" isLabelHidden>
        <Select
          value={spoken}
          onChange={(event) => setSpoken(LANGUAGES.find((one) => one === event.target.value) ?? 'en')}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        />
      </Field>
    </div>
  );
}
