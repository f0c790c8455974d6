import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError } from './field.tsx';

type Choice<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; isDisabled?: boolean };

type RadioGroupProps<Value extends string> = {
  legend: ReactNode;
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** `row` puts short choices side by side, `column` puts each on its own line. */
  layout?: 'row' | 'column';
  className?: string;
};

/** Radio buttons with a legend. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, isLegendHidden = false, hint, error, choices, value, onChange, layout = 'row', className } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={className} {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 mb-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
      <div className={classNames('flex gap-1.5 sm:gap-2', layout === 'row' ? 'flex-wrap' : 'flex-col')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 items-center gap-1.5 rounded-control border border-edge bg-card px-1.5 py-2 max-sm:grow sm:gap-2.5 sm:px-3 has-checked:border-ink has-checked:bg-ink-soft has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled ?? false}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-[6px] checked:border-ink"
            />
            <span className="min-w-0">
              <span className="block font-medium">{choice.label}</span>
              {choice.hint && <span className="block text-sm text-quiet">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <div aria-live="polite" className="mt-1.5 empty:hidden">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
