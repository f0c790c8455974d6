import type { Exam } from '@dakhila/contract/exam';
import { GENDERS } from '@dakhila/domain/predictor/candidate';
import { useMessages } from '../../../lib/messages.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { predictorMessages } from '../messages.ts';
import type { Answers } from './answer-fields.tsx';

type GenderQuestionProps = Answers<{ gender: string }> & { exam: Exam };

export function GenderQuestion({ exam, draft, problems, change }: GenderQuestionProps) {
  const words = useMessages(predictorMessages).form;
  return (
    <div data-field="gender">
      <RadioGroup
        legend={words.gender}
        hint={words.genderHint[exam]}
        error={problems.gender}
        choices={GENDERS.map((value) => ({ value, label: words.genders[value] }))}
        value={GENDERS.find((one) => one === draft.gender) ?? null}
        onChange={(gender) => change({ gender })}
      />
    </div>
  );
}
