import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { buttonStyles } from './button.tsx';

/** The first tab stop: skips the menu and moves to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  const messages = useMessages(commonMessages).ui;
  return (
    <a href={href} className={`${buttonStyles()} !absolute start-4 top-4 z-50 not-focus:sr-only`}>
      {messages.skipToContent}
    </a>
  );
}
