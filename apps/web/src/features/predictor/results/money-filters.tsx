import type { Run } from '@dakhila/contract/predictor-results';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { inLakhs } from '../../../lib/rupee-range.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { predictorMessages } from '../messages.ts';
import type { AddressParts } from './view-address.ts';

/** No fee of a JoSAA institute is known. */
export const hasCosts = (exam: Run['exam']): boolean => exam === 'mht-cet';

/** Round amounts between the cheapest and the dearest colleges, closest where most fees lie. */
const COST_STEPS = [
  20_000, 40_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 150_000, 175_000, 200_000, 250_000,
];
/** Half of the colleges whose median is known lie between the second and the fourth step. */
const MEDIAN_STEPS = {
  'mht-cet': [300_000, 400_000, 500_000, 600_000, 800_000],
  josaa: [800_000, 1_000_000, 1_200_000, 1_500_000, 2_000_000],
} as const;

type MoneyFiltersProps = { view: ResultView; exam: Run['exam']; onChange: (parts: AddressParts) => void };

export function MoneyFilters({ view, exam, onChange }: MoneyFiltersProps) {
  const messages = useMessages(predictorMessages).money;
  return (
    <>
      {(hasCosts(exam) || view.paysAtMost !== undefined) && (
        <Field label={messages.paysAtMost} hint={messages.paysAtMostHint}>
          <LimitSelect
            steps={COST_STEPS}
            value={view.paysAtMost}
            labelOf={rupees}
            any={messages.anyCost}
            onChoose={(paysAtMost) => onChange({ paysAtMost })}
          />
        </Field>
      )}
      <Field label={messages.medianAtLeast} hint={messages.medianAtLeastHint}>
        <LimitSelect
          steps={MEDIAN_STEPS[exam]}
          value={view.medianAtLeast}
          labelOf={(median) => fill(messages.lakhAYear, { lakhs: inLakhs(median) })}
          any={messages.anyMedian}
          onChoose={(medianAtLeast) => onChange({ medianAtLeast })}
        />
      </Field>
    </>
  );
}

type LimitSelectProps = {
  steps: readonly number[];
  value: number | undefined;
  labelOf: (amount: number) => string;
  any: string;
  onChoose: (value: string) => void;
};

/** A limit from elsewhere is among the steps too. */
function LimitSelect({ steps, value, labelOf, any, onChoose }: LimitSelectProps) {
  const all = [...new Set([...steps, ...(value === undefined ? [] : [value])])].sort((one, other) => one - other);
  return (
    <Select
      options={all.map((amount) => ({ value: amount, label: labelOf(amount) }))}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{any}</option>
    </Select>
  );
}
