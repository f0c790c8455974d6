import { classNames } from '../lib/class-names.ts';

/** The mark: an open door in the shape of a D. Decorative, because the name is next to it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classNames('shrink-0', className ?? 'size-8')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 2.9 11.5 5.6C17.8 7.6 21.3 11 21.3 16.2S17.8 24.8 11.5 26.8L4.3 29.1c-.7.2-1.3-.2-1.3-.9Zm5 6.6v13.4l2.8-.9c3.6-1.1 5.4-2.9 5.4-5.8s-1.8-4.7-5.4-5.8Z"
      />
      <path stroke="currentColor" strokeWidth="2.4" d="M4.2 2.9H26.3c.7 0 1.3.6 1.3 1.3V24" />
      <path className="stroke-marigold forced-colors:stroke-current" strokeWidth="3" d="M16 28.5H29" />
    </svg>
  );
}

/** Mark and name; the name is passed as children, because it is configurable. */
export function Logo({ children = 'Dakhila', className }: { children?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark />
      <span className="text-xl font-bold tracking-[-0.03em] text-text">{children}</span>
    </span>
  );
}
