import type { ReactNode } from 'react';

/** Facts as pairs of a name and a value. */
export const FactList = ({ facts }: { facts: (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid gap-4 sm:grid-cols-2">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="text-sm text-quiet">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
