import type { ComponentType } from 'react';

type ToggleButtonProps = {
  isPressed: boolean;
  onPress: () => void;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  label: string;
  /** What the button belongs to, for screen readers. */
  about: string;
};

/** The style of a small action. */
export const SMALL_ACTION =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control border border-transparent px-3 text-sm font-semibold text-quiet transition-colors hover:bg-ink-soft hover:text-ink print:hidden [&_svg]:size-4.5 [&_svg]:shrink-0';

/** Small actions in a row; on a phone in columns, with the icon above the label. */
export const SMALL_ACTIONS =
  'flex flex-wrap gap-1 max-sm:grid max-sm:w-full max-sm:grid-cols-3 max-sm:[&>button]:min-h-13 max-sm:[&>button]:flex-col max-sm:[&>button]:justify-center max-sm:[&>button]:gap-0.5 max-sm:[&>button]:px-1 max-sm:[&>button]:text-xs print:hidden';

/** A small toggle with an icon and a label: save, compare. */
export function ToggleButton({ isPressed, onPress, icon: Icon, label, about }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={`${label}: ${about}`}
      onClick={onPress}
      className={`${SMALL_ACTION} sm:min-w-24 aria-pressed:border-ink aria-pressed:bg-ink-soft aria-pressed:text-ink`}
    >
      <Icon className={isPressed ? 'fill-current/25' : ''} aria-hidden="true" />
      {label}
    </button>
  );
}
