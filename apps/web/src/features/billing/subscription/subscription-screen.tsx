import { messageOf } from '../../../lib/api-error.ts';
import { commonMessages } from '../../../lib/common-messages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorFace } from '../../../ui/error-face.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PublicPage } from '../../../ui/public-page.tsx';
import { UnlessSignedUp } from '../checkout/finished-signup.tsx';
import { PlanCardsSkeleton } from '../checkout/plan-cards.tsx';
import { billingMessages } from '../messages.ts';
import { PlanForm } from './plan-form.tsx';
import { loadPlans } from './plans.ts';

/** The last step of the sign-up: choose a plan. Who has gone through it goes on to the login. */
export const SubscriptionScreen = () => (
  <UnlessSignedUp>
    <Plans />
  </UnlessSignedUp>
);

function Plans() {
  const words = useMessages(billingMessages).subscription;
  const { tryAgain } = useMessages(commonMessages).ui;
  const { data: plans, error, isFetching, refetch } = useLoad(loadPlans, { key: 'plans' });
  return (
    <PublicPage title={words.title}>
      <PageHeader title={words.title} lead={words.lead} />
      {plans ? (
        <PlanForm plans={plans} />
      ) : error ? (
        <ErrorFace
          heading={words.tiersFailed}
          action={
            <Button isBusy={isFetching} onClick={refetch}>
              {tryAgain}
            </Button>
          }
        >
          {messageOf(error)}
        </ErrorFace>
      ) : (
        <PlanCardsSkeleton columns={3} label={words.loading} />
      )}
    </PublicPage>
  );
}
