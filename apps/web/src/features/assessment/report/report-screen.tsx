import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { reportQuery } from '../queries.ts';
import { reportMessages } from './messages.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';
import { RetakeFace } from './retake-face.tsx';

/** The student's own report. */
export function ReportScreen() {
  const { id = '' } = useParams();
  const words = useMessages(reportMessages);
  const { data, error, isFetching, refetch } = useQuery(reportQuery(id));
  const made = indianDate(data?.sitting.completedAt ?? '');
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader
        title={words.title}
        {...(made && { lead: words.made(made) })}
        back={<BackLink to={paths.psychometric}>{words.back}</BackLink>}
        actions={data?.report && <ReportActions id={id} share={data.share} />}
      />
      {data?.report ? (
        <ReportView report={data.report} validity={data.validity} isOwn />
      ) : data ? (
        <RetakeFace id={id} validity={data.validity} />
      ) : error ? (
        <FailedLoad
          heading={words.failedTitle}
          error={error}
          fallback={words.failed}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <ReportSkeleton />
      )}
    </>
  );
}
