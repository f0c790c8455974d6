import CircleAlert from 'lucide-react/icons/circle-alert';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

type FieldContextValue = { id: string; describedBy: string | undefined; isInvalid: boolean };

const FieldContext = createContext<FieldContextValue | null>(null);

type FieldProps = {
  label: ReactNode;
  /** Help text under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do; shown under the control. */
  error?: ReactNode;
  /** How a valid value is read; shown under the control in place of an error. */
  note?: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** A labelled control: the label above, a hint under it, the error under the control, all connected for screen readers. */
export function Field({ label, hint, error, note, isLabelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const isNoted = Boolean(note) && !error;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`, isNoted && `${id}-note`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'w-fit text-sm font-semibold'}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-0.5 text-sm text-quiet">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error) }}>{children}</FieldContext>
      <div aria-live="polite" className="empty:-mt-1.5">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {isNoted && (
          <p id={`${id}-note`} className="text-sm">
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

/** An error text with an icon, so that it does not depend on colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

type FieldAttributes = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};

/** The id and ARIA attributes that a control gets from the field around it; outside a field it gets none. */
export function useFieldAttributes(): FieldAttributes {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true }),
  };
}

/** The style of all text controls. */
export const CONTROL_STYLES =
  'min-h-11 w-full min-w-0 rounded-control border border-edge bg-card px-3 py-2 text-base text-text placeholder:text-quiet ' +
  'transition-[border-color] duration-100 hover:border-quiet focus:border-ink focus-visible:outline-offset-0 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-quiet ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-soft aria-invalid:focus-visible:outline-danger';
