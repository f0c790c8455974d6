import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { predictorMessages } from '../messages.ts';
import { accuracyQuery } from '../queries.ts';
import { AccuracyReport } from './accuracy-report.tsx';
import { SafeSummary } from './safe-summary.tsx';
import { ToldSeasons } from './told-seasons.tsx';

export function AccuracyScreen() {
  const messages = useMessages(predictorMessages).accuracy;
  const query = useQuery(accuracyQuery);
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        back={<BackLink to={paths.predictor}>{messages.back}</BackLink>}
      />
      <QueryView
        query={query}
        heading={messages.failedTitle}
        fallback={messages.failed}
        loading={<Loading label={messages.loading} className="space-y-6" skeletons={['h-28', 'h-36', 'h-96']} />}
      >
        {(tests) =>
          tests.length > 0 ? (
            <>
              <SafeSummary tests={tests} />
              <AccuracyReport tests={tests} />
              <ToldSeasons />
            </>
          ) : (
            <EmptyState heading={messages.emptyTitle}>{messages.empty}</EmptyState>
          )
        }
      </QueryView>
    </>
  );
}
