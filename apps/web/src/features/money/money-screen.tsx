import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useLocation, useNavigate } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { useMessages } from '../../lib/messages.ts';
import { hasWayBack } from '../../lib/way-back.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonCard } from '../../ui/skeleton.tsx';
import { FamilyForm } from './family-form.tsx';
import { moneyMessages } from './messages.ts';
import { moneyQuery, useFamily } from './queries.ts';
import { SavedColleges } from './saved-colleges.tsx';
import { Schemes } from './schemes.tsx';
import { Scholarships } from './scholarships.tsx';

/** What the student's family pays: the few questions that decide it, the schemes that fit, and scholarships. */
export function MoneyScreen() {
  const messages = useMessages(moneyMessages);
  const family = useFamily();
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader title={messages.title} lead={messages.lead} back={<WayBack />} />
      <QueryView
        query={useQuery(moneyQuery)}
        heading={messages.failedTitle}
        fallback={messages.failed}
        loading={<MoneySkeleton label={messages.loading} />}
      >
        {(money) => (
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[20rem_1fr] print:block">
            <FamilyForm money={money} family={family} />
            <div
              aria-busy={family.isSaving}
              className="space-y-8 transition-opacity aria-busy:opacity-60 print:mt-6 print:opacity-100"
            >
              <Schemes money={money} />
              <SavedColleges />
              <Scholarships money={money} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}

/** Only where another screen of ours led here. */
function WayBack() {
  const { back } = useMessages(moneyMessages);
  const { state } = useLocation();
  const navigate = useNavigate();
  if (!hasWayBack(state)) return null;
  return (
    <Button variant="quiet" size="small" className="-ms-3 print:hidden" onClick={() => navigate(-1)}>
      <ArrowLeft aria-hidden="true" />
      {back}
    </Button>
  );
}

function MoneySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
      <SkeletonCard className="h-144" />
      <div className="space-y-4">
        <Skeleton className="h-8 w-56" />
        <SkeletonCard className="h-52" />
        <SkeletonCard className="h-52" />
      </div>
    </Loading>
  );
}
