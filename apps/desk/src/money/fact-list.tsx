import type { ReactNode } from 'react';

/** Facts as pairs of a name and a value. */
export const FactList = ({ facts }: { facts: (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid gap-4 sm:grid-cols-2">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-sm text-quiet">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
