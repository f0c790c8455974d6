import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_STYLES, useFieldWiring } from './field.tsx';

/** A one-line text input; a `Field` around it labels and describes it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldWiring()} {...rest} className={classNames(CONTROL_STYLES, className)} />;
}
