import type { ComponentProps } from 'react';

/** A checkbox that looks like a pill and fills when it is ticked. */
export function Chip({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-sm font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input {...rest} type="checkbox" className="sr-only" />
      {children}
    </label>
  );
}
