import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_STYLES, useFieldWiring } from './field.tsx';

// The platform's own select: on a phone it opens the wheel or sheet that a thumb knows, and it costs no script.
type SelectProps = ComponentProps<'select'> & { options?: readonly { value: string | number; label: string }[] };

/** A choice from a short list: `options`, after any `<option>` given as a child. For a long list take `Combobox`. */
export function Select({ className, children, options = [], ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={classNames(CONTROL_STYLES, 'peer appearance-none truncate pe-10')}
      >
        {children}
        <Options of={options.map(({ value, label }) => [value, label] as const)} />
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-quiet peer-disabled:opacity-45"
        aria-hidden="true"
      />
    </span>
  );
}

/** The options of a `Select`, each a value with its label. */
export function Options({ of }: { of: readonly (readonly [value: string | number, label: ReactNode])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
