import type { ComponentProps, ComponentType } from 'react';
import { classNames } from '../lib/class-names.ts';

const TONES = {
  quiet: 'text-quiet hover:text-ink',
  danger: 'text-quiet hover:bg-danger-soft hover:text-danger',
  inherit: '',
} as const;
const ICON_SIZES = { small: 'size-4', medium: 'size-5', large: 'size-6' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** The accessible name. */
  label: string;
  tone?: keyof typeof TONES;
  size?: keyof typeof ICON_SIZES;
};

/** A button with only an icon, large enough to tap. */
export function IconButton({
  icon: Icon,
  label,
  tone = 'quiet',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  const styles = 'grid size-11 shrink-0 place-items-center rounded-control';
  return (
    <button type="button" {...rest} className={classNames(styles, TONES[tone], className)}>
      <Icon className={ICON_SIZES[size]} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
