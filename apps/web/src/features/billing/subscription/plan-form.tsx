import type { Tier } from '@dakhila/contract/tiers';
import { useRef, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { signupEmail } from '../../../lib/stored.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { CouponBox, OrderPanel, TermsRow } from '../checkout/order-panel.tsx';
import { PlanCards } from '../checkout/plan-cards.tsx';
import { hasUnappliedCoupon, isComplete } from '../checkout/plan-choice.ts';
import { ReviewNotice } from '../checkout/review-notice.tsx';
import { useShownAgain } from '../checkout/use-payment-start.ts';
import { usePlanChoice } from '../checkout/use-plan-choice.ts';
import { billingMessages } from '../messages.ts';
import { isFreePlan, loadOrderUnderWay, planSummary } from './plans.ts';
import { useFinishSignup } from './use-finish-signup.ts';

export function PlanForm({ plans }: { plans: readonly Tier[] }) {
  const words = useMessages(billingMessages).subscription;
  const shared = useMessages(billingMessages).checkout;
  const [email] = useState(signupEmail.read);
  const noEmail = useRef<HTMLDivElement>(null);
  const pointAtMissingEmail = () => noEmail.current?.focus();

  const { choice, dispatch, applyCoupon, isApplying } = usePlanChoice({
    tiers: plans,
    email,
    onEmailMissing: pointAtMissingEmail,
  });
  const free = () => dispatch({ type: 'freed' });
  const { finish, failure } = useFinishSignup({ onFailure: free });
  useShownAgain(free);
  const plan = plans.find((tier) => tier._id === choice.tierId);

  const goOn = () => {
    if (!plan || choice.isSubmitted) return;
    if (!email) return pointAtMissingEmail();
    if (hasUnappliedCoupon(choice)) return showToast({ title: shared.couponUnapplied, variant: 'warning' });
    dispatch({ type: 'submitted' });
    finish({ tier: plan, choice, email });
  };

  return (
    <>
      {!email && (
        <div ref={noEmail} tabIndex={-1} className="mb-6 rounded-card">
          <Notice
            variant="danger"
            isLive
            title={words.noEmail}
            action={
              <ButtonLink to={paths.signup} size="small" variant="secondary">
                {words.startSignup}
              </ButtonLink>
            }
          />
        </div>
      )}
      {email && <SignupState email={email} />}
      <PlanCards
        legend={words.plans}
        columns={3}
        tiers={plans}
        choice={choice}
        summaryOf={(tier) => planSummary(tier, words)}
        onChoose={(tierId) => dispatch({ type: 'plan-chosen', tierId })}
      />
      <OrderPanel
        choice={choice}
        tier={plan}
        prompt={words.choosePrompt}
        needsTerms
        action={
          <Button
            size="large"
            isFullWidth
            disabled={!isComplete(choice, { needsTerms: true })}
            isBusy={choice.isSubmitted}
            onClick={goOn}
          >
            {words.next}
          </Button>
        }
      >
        {plan && !isFreePlan(plan) && (
          <CouponBox
            choice={choice}
            tier={plan}
            isApplying={isApplying}
            onType={(text) => dispatch({ type: 'coupon-typed', text })}
            onApply={applyCoupon}
          />
        )}
        <TermsRow
          terms="signup"
          isTicked={choice.hasAcceptedTerms}
          onTick={(isTicked) => dispatch({ type: 'terms-ticked', isTicked })}
        />
        {failure && (
          <Notice
            variant="danger"
            isLive
            action={
              failure.wayOut && (
                <ButtonLink to={paths[failure.wayOut]} size="small" variant="secondary">
                  {failure.wayOut === 'signup' ? words.startSignup : words.logIn}
                </ButtonLink>
              )
            }
          >
            {failure.message}
          </Notice>
        )}
      </OrderPanel>
    </>
  );
}

function SignupState({ email }: { email: string }) {
  const words = useMessages(billingMessages).subscription;
  const { data: order } = useLoad(loadOrderUnderWay, { key: 'order-under-way' });
  return (
    <div className="mb-6 flex flex-col gap-4">
      <p className="text-sm break-words text-quiet">
        {fill(words.signingUpAs, { email })}{' '}
        <TextLink to={paths.signup} onClick={signupEmail.remove} className="inline-block py-3">
          {words.notYou}
        </TextLink>
      </p>
      {order?.state === 'review' && <ReviewNotice plan={order.plan} amount={order.amount} />}
      {order?.state === 'processing' && (
        <Notice
          variant="warning"
          isLive
          action={
            <ButtonLink to={paths.payment} state="signup" size="small" variant="secondary">
              {words.toPayment}
            </ButtonLink>
          }
        >
          {fill(words.underWay, { plan: order.plan })}
        </Notice>
      )}
    </div>
  );
}
