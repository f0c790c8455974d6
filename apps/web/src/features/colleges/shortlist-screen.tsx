import { useQuery } from '@tanstack/react-query';
import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CampusGate } from '../../ui/illustrations.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { collegesMessages } from './messages.ts';
import { CollegeCard } from './shared/college-card.tsx';
import { CompareTray } from './shared/save-and-compare.tsx';
import { shortlistQuery } from './shared/use-shortlist.ts';

export function ShortlistScreen() {
  const messages = useMessages(collegesMessages).shortlist;
  const query = useQuery(shortlistQuery);
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        back={<BackLink to={paths.search}>{messages.back}</BackLink>}
      />
      <QueryView
        query={query}
        heading={messages.errorTitle}
        fallback={messages.failed}
        loading={
          <Loading label={messages.loading} className="grid gap-4 xl:grid-cols-2" skeletons={['h-52', 'h-52']} />
        }
      >
        {(saved) =>
          saved.length > 0 ? (
            <ul className="grid items-start gap-4 xl:grid-cols-2">
              {saved.map(({ exam, college }) => (
                <li key={`${exam} ${college.id}`}>
                  <CollegeCard exam={exam} college={college} level={2} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              heading={messages.emptyTitle}
              illustration={<CampusGate />}
              action={<ButtonLink to={paths.search}>{messages.findColleges}</ButtonLink>}
            >
              {messages.emptyText}
            </EmptyState>
          )
        }
      </QueryView>
      <CompareTray />
    </>
  );
}
