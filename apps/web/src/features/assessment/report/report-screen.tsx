import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { assessmentMessages } from '../messages.ts';
import { reportQuery } from '../queries.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';
import { RetakeFace } from './retake-face.tsx';

/** The student's own report. */
export function ReportScreen() {
  const { id = '' } = useParams();
  const words = useMessages(assessmentMessages).report;
  const query = useQuery(reportQuery(id));
  const { data } = query;
  const made = indianDate(data?.sitting.completedAt ?? '');
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader
        title={words.title}
        {...(made && { lead: fill(words.made, { date: made }) })}
        back={<BackLink to={paths.psychometric}>{words.back}</BackLink>}
        actions={data?.report && <ReportActions id={id} share={data.share} />}
      />
      <QueryView query={query} heading={words.failedTitle} fallback={words.failed} loading={<ReportSkeleton />}>
        {({ report, validity }) =>
          report ? <ReportView report={report} validity={validity} isOwn /> : <RetakeFace id={id} validity={validity} />
        }
      </QueryView>
    </>
  );
}
