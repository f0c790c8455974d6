import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; error?: ReactNode };

/** A checkbox with its label; the whole row is the tap target. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:opacity-45">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            {...rest}
            type="checkbox"
            className="peer size-5 appearance-none rounded-small border-2 border-edge bg-card checked:border-ink checked:bg-ink hover:border-ink aria-invalid:border-danger"
          />
          <Check
            className="pointer-events-none absolute size-4 text-on-ink opacity-0 peer-checked:opacity-100"
            strokeWidth={3.5}
            aria-hidden="true"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}
