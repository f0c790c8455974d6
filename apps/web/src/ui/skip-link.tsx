import { buttonStyles } from './button.tsx';

/** The first stop of the Tab key: jumps over the menu to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  return (
    <a href={href} className={`${buttonStyles()} !absolute start-4 top-4 z-50 not-focus:sr-only`}>
      Skip to content
    </a>
  );
}
