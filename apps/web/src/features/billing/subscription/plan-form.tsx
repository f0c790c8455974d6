import type { Tier } from '@dakhila/contract/plans';
import { useRef, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Checkout } from '../checkout/checkout.tsx';
import { OpenOrderNotice } from '../checkout/open-order-notice.tsx';
import { hasUnappliedCoupon } from '../checkout/plan-choice.ts';
import { useRestoredPage } from '../checkout/use-payment-start.ts';
import { usePlanChoice } from '../checkout/use-plan-choice.ts';
import { billingMessages } from '../messages.ts';
import { isFreePlan, loadOrderUnderWay, planSummary } from './plans.ts';
import { useFinishSignup } from './use-finish-signup.ts';

export function PlanForm({ plans }: { plans: readonly Tier[] }) {
  const messages = useMessages(billingMessages).subscription;
  const shared = useMessages(billingMessages).checkout;
  const [email] = useState(signupEmail.read);
  const noEmail = useRef<HTMLDivElement>(null);
  const pointAtMissingEmail = () => noEmail.current?.focus();

  const plan = usePlanChoice({ tiers: plans, email, onEmailMissing: pointAtMissingEmail });
  const { choice, dispatch, markCoupon } = plan;
  const free = () => dispatch({ type: 'freed' });
  const { finish, failure } = useFinishSignup({ onFailure: free });
  useRestoredPage(free);

  const proceed = () => {
    const tier = plans.find(({ _id }) => _id === choice.tierId);
    if (!tier || choice.isSubmitted) return;
    if (!email) return pointAtMissingEmail();
    if (hasUnappliedCoupon(choice)) {
      markCoupon(shared.couponUnapplied);
      return showToast({ title: shared.couponUnapplied, variant: 'warning' });
    }
    dispatch({ type: 'submitted' });
    finish({ tier, choice, email });
  };

  return (
    <>
      {!email && (
        <div ref={noEmail} tabIndex={-1} className="mb-6 rounded-card">
          <Notice
            variant="danger"
            isLive
            title={messages.noEmail}
            action={
              <ButtonLink to={paths.signup} size="small" variant="secondary">
                {messages.startSignup}
              </ButtonLink>
            }
          />
        </div>
      )}
      {email && <SignupState email={email} />}
      <p className="mb-4 max-w-reading text-sm text-quiet">{messages.difference}</p>
      <Checkout
        legend={messages.plans}
        columns={3}
        tiers={plans}
        summaryOf={(tier) => planSummary(tier, messages)}
        plan={plan}
        prompt={messages.choosePrompt}
        takesCoupon={(tier) => !isFreePlan(tier)}
        terms="signup"
        nextLabel={messages.next}
        onNext={proceed}
      >
        {failure && (
          <Notice
            variant="danger"
            isLive
            action={
              failure.nextScreen && (
                <ButtonLink to={paths[failure.nextScreen]} size="small" variant="secondary">
                  {failure.nextScreen === 'signup' ? messages.startSignup : messages.logIn}
                </ButtonLink>
              )
            }
          >
            {failure.message}
          </Notice>
        )}
      </Checkout>
    </>
  );
}

function SignupState({ email }: { email: string }) {
  const messages = useMessages(billingMessages).subscription;
  const { data: order } = useLoad(loadOrderUnderWay, { key: 'order-under-way' });
  return (
    <div className="mb-6 flex flex-col gap-4">
      <p className="text-sm break-words text-quiet">
        {fill(messages.signingUpAs, { email })}{' '}
        <TextLink to={paths.signup} onClick={signupEmail.remove} className="inline-block py-3">
          {messages.notYou}
        </TextLink>
      </p>
      {(order?.state === 'review' || order?.state === 'processing') && (
        <OpenOrderNotice order={{ ...order, state: order.state }} />
      )}
    </div>
  );
}
