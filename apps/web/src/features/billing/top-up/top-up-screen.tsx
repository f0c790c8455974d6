import type { Tier } from '@dakhila/contract/plans';
import type { TopUpKind } from '@dakhila/domain/billing/tier';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SupportLine } from '../../../ui/support-line.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useStudent } from '../../account/index.ts';
import { Checkout } from '../checkout/checkout.tsx';
import { OpenOrders } from '../checkout/open-orders.tsx';
import { PlanCardsSkeleton } from '../checkout/plan-cards.tsx';
import { hasUnappliedCoupon, saveChoice } from '../checkout/plan-choice.ts';
import { useRestoredPage } from '../checkout/use-payment-start.ts';
import { usePlanChoice } from '../checkout/use-plan-choice.ts';
import { billingMessages } from '../messages.ts';
import { topUpMessages } from './messages.ts';
import { TOP_UP_PAGES, topUpTiersQuery } from './top-up-pages.ts';

export function TopUpScreen({ kind }: { kind: TopUpKind }) {
  const messages = useMessages(topUpMessages);
  const own = messages.kinds[kind];
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
      <OpenOrders purpose={kind} className="mb-6" />
      {kind === 'psychometric' && student?.subscriptionAllowance.psychometricAssessment ? (
        <EmptyState
          heading={messages.kinds.psychometric.owned}
          illustration={<RankCard />}
          action={
            <ButtonLink to={paths.psychometric}>
              {messages.kinds.psychometric[student.subscriptionAllowance.psychometricTestStatus ? 'open' : 'start']}
            </ButtonLink>
          }
        />
      ) : tiers && tiers.length > 0 ? (
        <TopUpForm kind={kind} tiers={tiers} />
      ) : tiers ? (
        <EmptyState heading={messages.emptyTitle} illustration={<RankCard />}>
          {messages.emptyText}
        </EmptyState>
      ) : error ? (
        <FailedLoad
          heading={messages.notLoadedTitle}
          // The toast has shown the server's message.
          error={null}
          fallback={messages.notLoadedText}
          isTrying={isFetching}
          onTry={refetch}
        />
      ) : (
        <PlanCardsSkeleton columns={2} lines={3} label={messages.loading} />
      )}
      <footer className="mt-6">
        <SupportLine />
      </footer>
    </>
  );
}

function TopUpForm({ kind, tiers }: { kind: TopUpKind; tiers: readonly Tier[] }) {
  const messages = useMessages(topUpMessages);
  const shared = useMessages(billingMessages).checkout;
  const page = TOP_UP_PAGES[kind];
  const navigate = useNavigate();
  const { student } = useStudent();

  const warn = (title: string) => showToast({ title, variant: 'warning' });
  const plan = usePlanChoice({
    tiers,
    email: student?.email ?? null,
    onEmailMissing: () => warn(messages.emailUnknown),
    ...(page.incompleteCoupon === 'warning' && {
      onIncomplete: () => warn(messages.kinds.psychometric.couponIncomplete),
    }),
  });
  const { choice, dispatch, markCoupon } = plan;
  useRestoredPage(() => dispatch({ type: 'freed' }));

  const proceed = () => {
    if (choice.isSubmitted) return;
    if (hasUnappliedCoupon(choice)) {
      markCoupon(shared.couponUnapplied);
      return warn(shared.couponUnapplied);
    }
    try {
      saveChoice(choice);
    } catch {
      return showToast({ title: shared.error, description: messages.proceedFailed, variant: 'destructive' });
    }
    dispatch({ type: 'submitted' });
    navigate(page.paymentPath);
  };

  return (
    <Checkout
      legend={messages.plans}
      columns={2}
      tiers={tiers}
      summaryOf={(sold) => ({ lines: page.linesOf(sold, messages).map((text) => ({ text, isIncluded: true })) })}
      plan={plan}
      prompt={messages.kinds[kind].choosePrompt}
      terms={page.hasTerms ? 'topUp' : null}
      nextLabel={messages.proceed}
      onNext={proceed}
    >
      {!page.hasTerms && <p className="text-sm text-quiet">{messages.kinds.psychometric.refundNote}</p>}
    </Checkout>
  );
}
