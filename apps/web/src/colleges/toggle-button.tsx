import type { ComponentType, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type ToggleButtonProps = {
  isPressed: boolean;
  onPress: () => void;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  /** What the button is about, for those who cannot see what it stands beside. */
  about: string;
  children: ReactNode;
};

/** A small switch with a picture and a word: save, compare. */
export function ToggleButton({ isPressed, onPress, icon: Icon, about, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-control border px-3 text-sm font-semibold transition-colors print:hidden',
        isPressed
          ? 'border-ink bg-ink-soft text-ink'
          : 'border-transparent text-quiet hover:bg-ink-soft hover:text-ink',
      )}
    >
      <Icon className={classNames('size-4.5 shrink-0', isPressed && 'fill-current/25')} aria-hidden="true" />
      {children}
      <span className="sr-only">{`: ${about}`}</span>
    </button>
  );
}
