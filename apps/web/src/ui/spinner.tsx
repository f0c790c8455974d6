import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';

type SpinnerProps = { label?: string; className?: string };

/** A spinner. With a label it is announced; without one it is decorative, next to a text that says the same. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status' } : {})} className={classNames('inline-flex', className)}>
      <svg viewBox="0 0 24 24" fill="none" className="size-[1em] animate-spin" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** Fills the window until it is known what to show. */
export function FullScreenSpinner({ label }: { label?: string }) {
  const messages = useMessages(commonMessages).ui;
  return (
    <div className="grid min-h-dvh place-items-center bg-page">
      <Spinner label={label ?? messages.loading} className="text-[2.5rem] text-ink" />
    </div>
  );
}
