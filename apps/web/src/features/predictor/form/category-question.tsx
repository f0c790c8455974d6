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

export function CategoryQuestion({ exam, options, draft, problems, change }: CategoryQuestionProps) {
  const messages = useMessages(predictorMessages).form;
  return (
    <div data-field="category">
      <Field
        label={messages.category}
        hint={messages.categoryHint[hasCreamyLayer(draft.category) ? 'creamyLayer' : exam]}
        error={problems.category}
      >
        <Select options={options} value={draft.category} onChange={({ target }) => change({ category: target.value })}>
          <option value="">{messages.chooseOption}</option>
        </Select>
      </Field>
    </div>
  );
}
