import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../web/src/lib/class-names.ts';

/** A link inside text or a table that looks like one. */
export const DeskLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={classNames(
      'rounded-small font-medium text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
      className,
    )}
  />
);
