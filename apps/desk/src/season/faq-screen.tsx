import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { FaqEditor } from './faq-editor.tsx';
import { useFaqEntry } from './queries.ts';

/** One question of the FAQ. */
export function FaqEntryScreen() {
  const { id = '' } = useParams();
  const query = useFaqEntry(id);
  useEffect(() => {
    document.title = 'Question · Desk';
  }, []);
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto max-w-content px-4 py-6 sm:px-8">
        <Link
          to="/season/faq"
          className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold no-underline"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          All questions
        </Link>
        <QueryView
          query={query}
          loading={<SkeletonCard className="h-80" />}
          heading="This question couldn’t be opened"
          fallback="Please try again."
        >
          {(entry) => <FaqEditor key={entry.id} entry={entry} />}
        </QueryView>
      </div>
    </div>
  );
}
