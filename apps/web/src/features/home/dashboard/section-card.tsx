import type { Band } from '@dakhila/domain/predictor/bands';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Card } from '../../../ui/card.tsx';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';

type SectionCardProps = { title: string; footer?: ReactNode; className?: string; children: ReactNode };

/** One part of the dashboard: its heading, what it tells, and at the bottom the way on. */
export function SectionCard({ title, footer, className, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card padding="none" className={classNames('h-full', className)}>
      <section aria-labelledby={id} className="flex h-full flex-col p-4 sm:p-5">
        <h2 id={id} className="mb-3 text-lg">
          {title}
        </h2>
        <div className="flex-1">{children}</div>
        {footer && <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">{footer}</div>}
      </section>
    </Card>
  );
}

/** The way on at the bottom of a card, high enough for a thumb. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} isAlone className="gap-1.5 font-semibold">
      {children}
      <ArrowRight className="size-4" aria-hidden="true" />
    </TextLink>
  );
}

type BandStripProps = { bands: readonly (readonly [Band, number])[]; className?: string };

/** How many lie in each band, as one bar; the words beside it say the same. */
export function BandStrip({ bands, className }: BandStripProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line', className)}
    >
      {bands.map(([band, count]) => (
        // By the root: a thousand safe programmes must not hide the few that are a reach.
        <span key={band} className={classNames('block', BAND_FILLS[band])} style={{ flexGrow: Math.sqrt(count) }} />
      ))}
    </div>
  );
}
