import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { CONTROL_STYLES, useFieldAttributes } from './field.tsx';

/** A text box of several lines that grows with its text, if the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const styles = classNames(CONTROL_STYLES, 'field-sizing-content max-h-80 min-h-28 resize-y', className);
  return <textarea rows={rows} {...useFieldAttributes()} {...rest} className={styles} />;
}
