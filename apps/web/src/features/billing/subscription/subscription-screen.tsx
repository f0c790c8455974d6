import { messageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { UnlessSignedUp } from '../checkout/finished-signup.tsx';
import { PlanCardsSkeleton } from '../checkout/plan-cards.tsx';
import { billingMessages } from '../messages.ts';
import { PlanForm } from './plan-form.tsx';
import { loadPlans } from './plans.ts';

export const SubscriptionScreen = () => (
  <UnlessSignedUp>
    <Plans />
  </UnlessSignedUp>
);

function Plans() {
  const messages = useMessages(billingMessages).subscription;
  const query = useLoad(loadPlans, { key: 'plans' });
  return (
    <PublicPage title={messages.title}>
      <PageHeader title={messages.title} lead={messages.lead} />
      <QueryView
        query={query}
        heading={messages.tiersFailed}
        fallback={messageOf(query.error)}
        loading={<PlanCardsSkeleton columns={3} lines={5} label={messages.loading} />}
      >
        {(plans) => <PlanForm plans={plans} />}
      </QueryView>
    </PublicPage>
  );
}
