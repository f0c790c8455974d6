import { classNames } from '../lib/class-names.ts';

/** The mark: an open door whose leaf is the letter D, with light on the threshold. Decorative without a title. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={classNames('shrink-0', className ?? 'size-8')}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M6 4h9c7 0 11 4.5 11 10.5S22 25 15 25H6Zm5 4.5v12h4c3.700 0 6-2.200 6-6s-2.300-6-6-6Z"
        fill="currentColor"
        fillRule="evenodd"
      />
      <path d="M6 29h22" stroke="var(--color-marigold)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** Mark and name; `children` is the product's name. */
export function Logo({ children = 'Dakhila', className }: { children?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark />
      <span className="text-xl font-bold tracking-tight text-text">{children}</span>
    </span>
  );
}
