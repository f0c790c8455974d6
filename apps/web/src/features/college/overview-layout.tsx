import type { ReactNode } from 'react';
import type { AnyCollege } from './any-college.ts';
import { LocationCard } from './location-card.tsx';
import { NirfCard } from './nirf-card.tsx';
import { SeatsCard } from './seats-card.tsx';
import { SourcesTable } from './sources-table.tsx';

/** The overview of a college: its main card, the small cards beside it, and every figure with its source below. */
export function OverviewLayout({ college, children }: { college: AnyCollege; children: ReactNode }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr] lg:grid-rows-[auto_1fr]">
      {children}
      <div className="grid gap-4 sm:max-lg:grid-cols-2 lg:row-span-2">
        <NirfCard college={college} />
        <SeatsCard college={college} />
        <LocationCard {...college.location} />
      </div>
      <SourcesTable college={college} />
    </div>
  );
}
