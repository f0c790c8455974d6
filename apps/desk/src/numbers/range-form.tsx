import type { NumbersRange } from '@dakhila/contract/desk/numbers';
import { GRAINS } from '@dakhila/domain/numbers/periods';
import { useState } from 'react';
import { Button } from '../../../web/src/ui/button.tsx';
import { Field, FieldError } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { PRESETS, problemOf, rangeOf } from './range.ts';

const STEPS = { day: 'By day', week: 'By week' } as const;

type RangeFormProps = { range: NumbersRange; today: string; onChange: (range: NumbersRange) => void };

/** Chooses the days: one of the usual ranges, or any other. */
export function RangeForm({ range, today, onChange }: RangeFormProps) {
  const [form, setForm] = useState(range);
  const problem = problemOf(form);
  const preset = PRESETS.findIndex((one) => {
    const { from, to, by } = rangeOf(one, today);
    return from === range.from && to === range.to && by === range.by;
  });
  const choose = (place: number) => {
    const chosen = PRESETS[place];
    if (!chosen) return;
    const next = rangeOf(chosen, today);
    setForm(next);
    onChange(next);
  };
  return (
    <form
      className="mb-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onChange(form);
      }}
    >
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <Field label="Range" className="col-span-full sm:w-60">
          <Select
            value={String(preset)}
            onChange={(event) => choose(Number(event.target.value))}
            options={PRESETS.map(({ name }, place) => ({ value: place, label: name }))}
          >
            {preset < 0 && <option value="-1">Other days</option>}
          </Select>
        </Field>
        <Field label="From">
          <Input type="date" value={form.from} onChange={({ target }) => setForm({ ...form, from: target.value })} />
        </Field>
        <Field label="To">
          <Input type="date" value={form.to} onChange={({ target }) => setForm({ ...form, to: target.value })} />
        </Field>
        <Field label="Step">
          <Select
            value={form.by}
            onChange={({ target }) => setForm({ ...form, by: GRAINS.find((grain) => grain === target.value) ?? 'day' })}
            options={GRAINS.map((grain) => ({ value: grain, label: STEPS[grain] }))}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </div>
      <div aria-live="polite" className="mt-2 empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </form>
  );
}
