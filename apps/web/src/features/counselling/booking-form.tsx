import type { Counsellor } from '@dakhila/contract/counselling';
import { LONGEST_QUESTION } from '@dakhila/domain/counselling/booking';
import { useMessages } from '../../lib/messages.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Draft } from './draft.ts';
import { counsellingMessages } from './messages.ts';
import { SharingFields } from './sharing-fields.tsx';

type BookingFormProps = {
  counsellor: Counsellor;
  draft: Draft;
  onChange: (draft: Draft) => void;
  topicError: string | null;
};

/** What the session is about, and what the counsellor may see of the student. */
export function BookingForm({ counsellor, draft, onChange, topicError }: BookingFormProps) {
  const words = useMessages(counsellingMessages);
  const { topics } = counsellor;
  return (
    <div className="space-y-5">
      <Field label={words.topicLabel} error={topicError}>
        <Select
          name="topic"
          value={draft.topic ?? ''}
          onChange={({ target }) =>
            onChange({ ...draft, topic: topics.find((topic) => topic === target.value) ?? null })
          }
        >
          <option value="">{words.topicChoose}</option>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {words.topics[topic]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.question} hint={words.questionHint}>
        <Textarea
          name="question"
          maxLength={LONGEST_QUESTION}
          value={draft.question}
          onChange={({ target }) => onChange({ ...draft, question: target.value })}
        />
      </Field>
      <SharingFields sharing={draft.sharing} onChange={(sharing) => onChange({ ...draft, sharing })} />
    </div>
  );
}
