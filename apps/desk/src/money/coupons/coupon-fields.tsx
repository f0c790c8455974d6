import type { ReactNode } from 'react';
import { Checkbox } from '../../../../web/src/ui/checkbox.tsx';
import { Field } from '../../../../web/src/ui/field.tsx';
import { Input } from '../../../../web/src/ui/input.tsx';
import { RadioGroup } from '../../../../web/src/ui/radio-group.tsx';
import type { CouponForm } from './coupon-form.ts';

type TextKey = Exclude<keyof CouponForm, 'kind' | 'tierIds'>;
type FieldsProps = {
  form: CouponForm;
  errors: Partial<Record<keyof CouponForm, string>>;
  /** The plans to choose from; null where only the end and the limits change. */
  plans: { id: string; name: string }[] | null;
  onChange: (part: Partial<CouponForm>) => void;
};

/** The fields of a coupon. What it takes off is fixed once it was made. */
export function CouponFields({ form, errors, plans, onChange }: FieldsProps) {
  const field = (
    key: TextKey,
    label: string,
    look: { type?: 'date'; hint?: string; isNumber?: boolean } = {},
  ): ReactNode => (
    <Field label={label} hint={look.hint} error={errors[key]}>
      <Input
        type={look.type ?? 'text'}
        {...(look.isNumber && { inputMode: 'numeric' as const })}
        value={form[key]}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </Field>
  );
  const isPercent = form.kind === 'percent';
  return (
    <div className="space-y-4">
      {plans && (
        <>
          {field('code', 'Code', { hint: 'What students type, such as DIWALI.' })}
          <RadioGroup
            legend="Discount"
            choices={[
              { value: 'percent', label: 'A percentage' },
              { value: 'amount', label: 'An amount' },
            ]}
            value={form.kind}
            onChange={(kind) => onChange({ kind })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            {field('discount', isPercent ? 'Per cent' : 'Rupees', { isNumber: true })}
            {isPercent && field('cap', 'Maximum in rupees', { isNumber: true })}
          </div>
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {plans && field('firstDay', 'First day', { type: 'date' })}
        {field('lastDay', 'Last day', { type: 'date' })}
        {field('maxUses', 'Total uses', { isNumber: true })}
        {field('maxUsesPerStudent', 'Uses per student', { isNumber: true })}
      </div>
      <p className="text-sm text-quiet">An empty field means no limit. The last day ends at midnight in India.</p>
      {plans && (
        <fieldset>
          <legend className="text-sm font-semibold">For these plans only</legend>
          <p className="text-sm text-quiet">If you choose none, it’s for every plan.</p>
          {plans.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={form.tierIds.includes(id)}
              onChange={({ target }) =>
                onChange({
                  tierIds: plans
                    .map((plan) => plan.id)
                    .filter((one) => (one === id ? target.checked : form.tierIds.includes(one))),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
}
