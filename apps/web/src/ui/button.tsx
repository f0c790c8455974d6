import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../lib/class-names.ts';
import { focusInModal } from './focus-in-modal.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'destructive';
  size?: 'small' | 'medium' | 'large';
  isFullWidth?: boolean;
};

const BASE =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-semibold no-underline ' +
  'transition-[background-color,border-color,color,transform] duration-100 active:translate-y-px ' +
  'print:hidden disabled:pointer-events-none disabled:opacity-45 aria-disabled:active:translate-y-0 ' +
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0';

const VARIANTS = {
  primary: 'border border-transparent bg-ink text-on-ink hover:bg-ink-pressed',
  secondary: 'border border-edge bg-card text-ink hover:border-ink hover:bg-ink-soft',
  quiet: 'border border-transparent text-ink hover:bg-ink-soft',
  destructive: 'border border-transparent bg-danger text-on-danger hover:bg-danger-pressed',
} as const;

const SIZES = {
  // Looks 36 px high; the tap target is 44 px.
  small: 'min-h-9 px-3 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1.5',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-base',
} as const;

/** The classes of a button, for a link or label that should look like one. */
export function buttonStyles({ variant = 'primary', size = 'medium', isFullWidth = false }: ButtonLook = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], isFullWidth && 'w-full');
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean };

/** A button. While busy it keeps its size, its name and the focus, and ignores presses. */
export function Button({ variant, size, isFullWidth, isBusy = false, className, children, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isFullWidth && { isFullWidth }) };
  const busy = isBusy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : {};
  return (
    <button
      type="button"
      {...rest}
      {...busy}
      {...focusInModal(rest.autoFocus)}
      className={classNames(buttonStyles(look), className)}
    >
      {isBusy && <Spinner className="absolute inset-0 m-auto size-fit text-lg forced-colors:static" />}
      {/* Transparent, not hidden: the name stays for screen readers and the width does not jump. */}
      <span className={classNames('contents', isBusy && 'text-transparent')}>{children}</span>
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
