import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { Link } from '../lib/navigation.tsx';
import { type ButtonLook, buttonStyles } from './button.tsx';

const TEXT_LINK =
  'rounded-small font-medium text-ink underline decoration-1 underline-offset-4 hover:text-ink-pressed hover:decoration-2';

/** A link to another screen. Inside text it is as high as the text; outside it has the height of a tap target. */
export function TextLink({ isAlone, className, ...rest }: ComponentProps<typeof Link> & { isAlone?: boolean }) {
  return (
    <Link {...rest} className={classNames(TEXT_LINK, isAlone && 'inline-flex min-h-11 items-center', className)} />
  );
}

/** A link to another screen that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isFullWidth,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isFullWidth && { isFullWidth }) };
  return <Link {...rest} className={classNames(buttonStyles(look), className)} />;
}

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { look?: 'text' | ButtonLook };

/** A link to another site: opens a new tab without access to this one, and says so. */
export function ExternalLink({ look = 'text', className, children, ...rest }: ExternalLinkProps) {
  const messages = useMessages(commonMessages).ui;
  const styles = look === 'text' ? TEXT_LINK : buttonStyles(look);
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={classNames(styles, className)}>
      {children}
      <ArrowUpRight className="ms-0.5 inline size-[1em] align-[-0.1em]" aria-hidden="true" />{' '}
      <span className="sr-only">{messages.opensNewTab}</span>
    </a>
  );
}
