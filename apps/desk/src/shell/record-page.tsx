import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { DeskPage } from './desk-page.tsx';

type RecordPageProps<Data> = Pick<ComponentProps<typeof QueryView<Data>>, 'query' | 'heading'> & {
  children: (data: Data) => ReactNode;
  /** The title of the browser tab. */
  title: string;
  /** The list that this record is one of. */
  back: { to: string; name: string };
};

/** The page of one record: a way back to its list, and the record once it is loaded. */
export function RecordPage<Data>({ title, back, query, heading, children }: RecordPageProps<Data>) {
  return (
    <DeskPage title={title}>
      <Link to={back.to} className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold no-underline">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {back.name}
      </Link>
      <QueryView
        query={query}
        loading={<SkeletonCard className="h-80" />}
        heading={heading}
        fallback="Please try again."
      >
        {children}
      </QueryView>
    </DeskPage>
  );
}
