import type { Exam } from '@dakhila/contract/exam';
import { hasCreamyLayer } from '@dakhila/domain/predictor/candidate';
import { useMessages } from '../../../lib/messages.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { predictorMessages } from '../messages.ts';
import type { Answers } from './answer-fields.tsx';

type CategoryQuestionProps = Answers<{ category: string }> & {
  exam: Exam;
  options: readonly { value: string; label: string }[];
};

/** EWS is a category of JoSAA, and in CAP a certificate beside the open category. */
function hintFor(exam: Exam, category: string) {
  if (exam === 'josaa' || category === '' || category === 'OPEN') return exam;
  return hasCreamyLayer(category) ? 'creamyLayer' : 'reserved';
}

export function CategoryQuestion({ exam, options, draft, problems, change }: CategoryQuestionProps) {
  const messages = useMessages(predictorMessages).form;
  const hint = messages.categoryHint[hintFor(exam, draft.category)];
  return (
    <div data-field="category">
      <Field label={messages.category} hint={hint} error={problems.category}>
        <Select options={options} value={draft.category} onChange={({ target }) => change({ category: target.value })}>
          <option value="">{messages.chooseOption}</option>
        </Select>
      </Field>
    </div>
  );
}
