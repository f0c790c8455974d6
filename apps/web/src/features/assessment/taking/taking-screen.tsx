import { useQuery } from '@tanstack/react-query';
import { generatePath, Navigate, useNavigate, useParams } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { assessmentMessages } from '../messages.ts';
import { sittingQuery } from '../queries.ts';
import { Taking } from './taking.tsx';

/** Takes the assessment from wherever it stands; a finished one leads to its report. */
export function TakingScreen() {
  const { id = '' } = useParams();
  const words = useMessages(assessmentMessages).taking;
  const navigate = useNavigate();
  const query = useQuery(sittingQuery(id));
  const close = () => {
    showToast({ title: words.closedTitle, description: words.closed });
    navigate(paths.psychometric, { replace: true });
  };
  if (query.data?.sitting.state === 'completed')
    return <Navigate to={generatePath(paths.psychometricReport, { id })} replace />;
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <QueryView
        query={query}
        heading={words.failedTitle}
        level={1}
        fallback={words.failed}
        otherAction={
          <ButtonLink to={paths.psychometric} variant="secondary">
            {words.toOverview}
          </ButtonLink>
        }
        loading={
          <Loading label={words.loading} className="mx-auto max-w-2xl">
            <Skeleton className="h-9 w-40" />
            <Skeleton className="mt-3 h-2" />
            <Skeleton className="mt-16 h-8 w-4/5" />
            <div className="mt-6 grid gap-2 sm:grid-cols-5 sm:gap-3">
              {[1, 2, 3, 4, 5].map((place) => (
                <Skeleton key={place} className="h-13 sm:h-28" />
              ))}
            </div>
          </Loading>
        }
      >
        {({ sitting, clockAheadMs }) => (
          <Taking key={id} sitting={sitting} clockAheadMs={clockAheadMs} onClosed={close} />
        )}
      </QueryView>
    </>
  );
}
