import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { CampusGate } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CollegeCard } from '../shared/college-card.tsx';
import { CompareTray } from '../shared/compare-tray.tsx';
import { shortlistQuery } from '../shared/use-shortlist.ts';
import { shortlistMessages } from './messages.ts';

/** The colleges that the student saved. */
export function ShortlistScreen() {
  const words = useMessages(shortlistMessages);
  const { data: saved, error, isFetching, refetch } = useQuery(shortlistQuery);
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={words.title} lead={words.lead} back={<BackLink to={paths.search}>{words.back}</BackLink>} />
      {saved && saved.length > 0 ? (
        <ul className="grid items-start gap-4 xl:grid-cols-2">
          {saved.map(({ exam, college }) => (
            <li key={`${exam} ${college.id}`}>
              <CollegeCard exam={exam} college={college} level={2} />
            </li>
          ))}
        </ul>
      ) : saved ? (
        <EmptyFace
          heading={words.emptyTitle}
          illustration={<CampusGate />}
          action={<ButtonLink to={paths.search}>{words.findColleges}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyFace>
      ) : error ? (
        <FailedLoad
          heading={words.errorTitle}
          error={error}
          fallback={words.failed}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <div role="status" className="grid gap-4 xl:grid-cols-2">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      )}
      <CompareTray />
    </>
  );
}
