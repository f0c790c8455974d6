import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type CardProps = ComponentProps<'div'> & {
  /** `highlight` is for the most important card of a screen. */
  variant?: 'plain' | 'highlight' | 'sunken';
  padding?: 'none' | 'normal' | 'roomy';
};

const VARIANTS = {
  plain: 'border bg-card shadow-soft',
  highlight:
    'border bg-card bg-linear-to-b from-marigold-soft to-card to-60% shadow-soft ' +
    'before:absolute before:inset-x-4 before:-top-px before:h-1 before:rounded-b-full before:bg-marigold forced-colors:before:bg-[Highlight]',
  sunken: 'bg-sunken',
} as const;

const PADDINGS = { none: '', normal: 'p-4 sm:p-5', roomy: 'p-5 sm:p-8' } as const;

/** The classes of a card, for a section, a list or a link that should look like one. */
export const cardStyles = (padding: keyof typeof PADDINGS = 'normal'): string =>
  classNames('rounded-card', VARIANTS.plain, PADDINGS[padding]);

/** A box with a border and a background. */
export function Card({ variant = 'plain', padding = 'normal', className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('relative rounded-card', VARIANTS[variant], PADDINGS[padding], className)} />
  );
}

type CardHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
};

/** A card's title, with a sentence under it and an action at its end. */
export function CardHeader({ title, lead, action, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2', className)}>
      <div className="min-w-0">
        <Heading className="text-lg">{title}</Heading>
        {lead && <p className="mt-1 text-sm text-quiet">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
