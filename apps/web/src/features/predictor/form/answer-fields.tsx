import type { ReactNode } from 'react';
import { cardStyles } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** The answers of a form with what is wrong with them, and the way to change one. */
export type Answers<Draft> = {
  draft: Draft;
  problems: Readonly<Record<string, string>>;
  change: (answers: Partial<Draft>) => void;
};

type NumberFieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  error: string | undefined;
  isDecimal?: boolean;
  onChange: (typed: string) => void;
};

/** A field for a rank or a percentile, with the digits of the phone's keyboard. */
export function NumberField({ name, label, hint, value, error, isDecimal = false, onChange }: NumberFieldProps) {
  return (
    <div data-field={name}>
      <Field label={label} hint={hint} error={error}>
        <Input
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={14}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="max-w-60 tabular-nums"
        />
      </Field>
    </div>
  );
}

/** One part of a form under its heading. */
export function FormPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={`${cardStyles('none')} p-4 sm:p-6`}>
      <h2 className="text-lg">{title}</h2>
      {lead && <p className="mt-1 max-w-reading text-sm text-quiet">{lead}</p>}
      <div className="mt-4 grid gap-x-6 gap-y-5 *:min-w-0 sm:grid-cols-2">{children}</div>
    </section>
  );
}
