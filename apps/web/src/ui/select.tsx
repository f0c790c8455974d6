import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_STYLES, useFieldAttributes } from './field.tsx';

type SelectProps = ComponentProps<'select'> & { options?: readonly { value: string | number; label: string }[] };

/** The native select, which phones show in their own way: `options`, after any `<option>` given as a child. For a long list use `Combobox`. */
export function Select({ className, children, options = [], ...rest }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={classNames(CONTROL_STYLES, 'peer appearance-none truncate pe-10')}
      >
        {children}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-quiet peer-disabled:opacity-45"
        aria-hidden="true"
      />
    </span>
  );
}
