import type { Band } from '@dakhila/domain/predictor/bands';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Card } from '../../../ui/card.tsx';
import { BAND_FILLS } from '../../../ui/chance-bar.tsx';
import { TextLink } from '../../../ui/link.tsx';

type SectionCardProps = { title: string; footer: ReactNode; children: ReactNode };

/** One card of the dashboard: its heading, its content, and links at the bottom. */
export function SectionCard({ title, footer, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card className="h-full">
      <section aria-labelledby={id} className="flex h-full flex-col">
        <h2 id={id} className="mb-3 text-lg">
          {title}
        </h2>
        <div className="flex-1">{children}</div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">{footer}</div>
      </section>
    </Card>
  );
}

type RowsCardProps = { title: string; className?: string; children: ReactNode };

/** A card whose content is a list of rows, under a small heading. */
export function RowsCard({ title, className, children }: RowsCardProps) {
  const id = useId();
  return (
    <Card padding="none" className={classNames('px-4 py-1 sm:px-6', className)}>
      <section aria-labelledby={id}>
        <h2 id={id} className="pt-3 text-sm text-quiet">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} isAlone className="gap-1.5 font-semibold">
      {children}
      <ArrowRight className="size-4" aria-hidden="true" />
    </TextLink>
  );
}

type BandStripProps = { bands: readonly (readonly [Band, number])[]; className?: string };

/** How many lie in each band, as one bar, to scale; the text beside it says the same. */
export function BandStrip({ bands, className }: BandStripProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line', className)}
    >
      {/* An empty band would leave its gap. */}
      {bands
        .filter(([, count]) => count > 0)
        .map(([band, count]) => (
          <span key={band} className={classNames('block basis-0', BAND_FILLS[band])} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
