import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { buttonStyles } from './button.tsx';

/** The first stop of the Tab key: jumps over the menu to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  const words = useMessages(commonMessages).ui;
  return (
    <a href={href} className={`${buttonStyles()} !absolute start-4 top-4 z-50 not-focus:sr-only`}>
      {words.skipToContent}
    </a>
  );
}
