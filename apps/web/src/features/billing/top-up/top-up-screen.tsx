import type { TopUpKind } from '@dakhila/domain/billing/tier';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SupportLine } from '../../../ui/support-line.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useStudent } from '../../account/index.ts';
import { OrdersInReview } from '../checkout/orders-in-review.tsx';
import { PlanCardsSkeleton } from '../checkout/plan-cards.tsx';
import { billingMessages } from '../messages.ts';
import { topUpTiersQuery } from './queries.ts';
import { TopUpForm } from './top-up-form.tsx';
import { TOP_UP_PAGES } from './top-up-pages.ts';

/** One of the three pages where a signed-in student buys more. */
export function TopUpScreen({ kind }: { kind: TopUpKind }) {
  const words = useMessages(billingMessages).topUp;
  const own = words[kind];
  const shared = useMessages(billingMessages).checkout;
  const { student } = useStudent();
  const { data: tiers, error, isFetching, refetch } = useQuery(topUpTiersQuery(kind));

  useEffect(() => {
    if (!error) return;
    const description = serverMessageOf(error, own.tiersFailed);
    showToast({ title: shared.error, description, variant: 'destructive' });
  }, [error, own, shared]);

  return (
    <>
      <title>{`${own.title} · ${brand.name}`}</title>
      <PageHeader
        title={own.title}
        lead={own.lead}
        back={<BackLink to={TOP_UP_PAGES[kind].backPath}>{own.back}</BackLink>}
      />
      <OrdersInReview purpose={kind} className="mb-6" />
      {kind === 'psychometric' && student?.subscriptionAllowance.psychometricAssessment ? (
        <EmptyFace
          heading={words.psychometric.owned}
          illustration={<RankCard />}
          action={<ButtonLink to={paths.psychometric}>{words.psychometric.start}</ButtonLink>}
        />
      ) : tiers && tiers.length > 0 ? (
        <TopUpForm kind={kind} tiers={tiers} />
      ) : tiers ? (
        <EmptyFace heading={words.emptyTitle} illustration={<RankCard />}>
          {words.emptyText}
        </EmptyFace>
      ) : error ? (
        <FailedLoad
          heading={words.notLoadedTitle}
          // The message above the page has said it.
          error={null}
          fallback={words.notLoadedText}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <PlanCardsSkeleton columns={2} label={words.loading} />
      )}
      <footer className="mt-6">
        <SupportLine />
      </footer>
    </>
  );
}
