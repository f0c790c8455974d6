import { classNames } from '../../lib/class-names.ts';

const SIZES = { small: 'size-11 text-base', large: 'size-12 text-lg sm:size-16 sm:text-xl' } as const;

/** The initials of a counsellor in the place of a photo; the name stands beside it. */
export function Avatar({ initials, size = 'small' }: { initials: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-ink-soft font-[650] tracking-wide text-ink select-none forced-colors:border',
        SIZES[size],
      )}
    >
      {initials}
    </span>
  );
}
