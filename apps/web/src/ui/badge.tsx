import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';

export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive' | 'good' | 'marigold';

const VARIANTS: Record<BadgeVariant, string> = {
  default: 'border-transparent bg-ink text-on-ink',
  secondary: 'border-transparent bg-ink-soft text-ink',
  outline: 'border-edge text-text',
  destructive: 'border-transparent bg-danger-soft text-danger',
  good: 'border-transparent bg-good-soft text-good-text',
  marigold: 'border-transparent bg-marigold text-on-marigold',
};

/** A short fact in a pill: a rank, a type, a state. Never a control. */
export function Badge({
  variant = 'default',
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: BadgeVariant }) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold tabular-nums [&_svg]:size-[1.1em] [&_svg]:shrink-0',
        VARIANTS[variant],
        className,
      )}
    />
  );
}
