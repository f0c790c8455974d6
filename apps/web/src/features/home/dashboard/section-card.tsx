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

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} isAlone className="gap-1.5 font-semibold">
      {children}
      <ArrowRight className="size-4" aria-hidden="true" />
    </TextLink>
  );
}

type BandStripProps = { bands: readonly (readonly [Band, number])[]; className?: string };

/** How many programmes each band has, as one bar; the text next to it says the same. */
export function BandStrip({ bands, className }: BandStripProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames('flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line', className)}
    >
      {bands.map(([band, count]) => (
        // Square roots, because a thousand safe programmes must not hide the few that are a reach.
        <span key={band} className={classNames('block', BAND_FILLS[band])} style={{ flexGrow: Math.sqrt(count) }} />
      ))}
    </div>
  );
}
