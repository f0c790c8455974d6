import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_STYLES, useFieldAttributes } from './field.tsx';
import { focusInModal } from './focus-in-modal.ts';

/** A one-line text input; a `Field` around it labels and describes it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...useFieldAttributes()}
      {...rest}
      {...focusInModal(rest.autoFocus)}
      className={classNames(CONTROL_STYLES, className)}
    />
  );
}
