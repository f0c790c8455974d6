import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { profileMessages } from './messages.ts';

type ProfileSectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** One section of the profile. A link to its id scrolls it below the bar that stays on top. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-36">
      <div className="mb-3">
        <h2 id={`${id}-heading`} className="text-lg">
          {title}
        </h2>
        {lead && <p className="max-w-reading text-sm text-quiet">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

type PartProps<Data> = Pick<ComponentProps<typeof QueryView<Data>>, 'query'> & {
  /** The height of what comes, so that nothing below it moves. */
  skeleton: string;
  children: (data: Data) => ReactNode;
};

/** The query of a section: its skeleton, its failure with another try, or its data. */
export function Part<Data>({ query, skeleton, children }: PartProps<Data>) {
  const messages = useMessages(profileMessages).profile;
  const loading = <Loading label={messages.loading} skeletons={[skeleton]} />;
  return (
    <QueryView query={query} heading={messages.failedTitle} fallback={messages.failed} loading={loading}>
      {children}
    </QueryView>
  );
}

export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="space-y-2 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 text-end font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
