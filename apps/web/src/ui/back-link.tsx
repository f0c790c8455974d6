import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { ButtonLink } from './link.tsx';

type BackLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'isFullWidth'>;

/** The link back to the parent screen. Its arrow is aligned with the text below. */
export function BackLink({ className, children, ...rest }: BackLinkProps) {
  return (
    <ButtonLink {...rest} variant="quiet" size="small" className={classNames('-ms-3', className)}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </ButtonLink>
  );
}
