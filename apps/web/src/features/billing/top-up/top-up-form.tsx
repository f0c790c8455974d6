import type { Tier } from '@dakhila/contract/plans';
import type { TopUpKind } from '@dakhila/domain/billing/tier';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useStudent } from '../../account/index.ts';
import { CouponBox } from '../checkout/coupon-box.tsx';
import { OrderPanel } from '../checkout/order-panel.tsx';
import { PlanCards } from '../checkout/plan-cards.tsx';
import { hasUnappliedCoupon, isComplete } from '../checkout/plan-choice.ts';
import { saveChoice } from '../checkout/saved-choice.ts';
import { TermsRow } from '../checkout/terms-row.tsx';
import { usePlanChoice } from '../checkout/use-plan-choice.ts';
import { useShownAgain } from '../checkout/use-shown-again.ts';
import { billingMessages } from '../messages.ts';
import { TOP_UP_PAGES } from './top-up-pages.ts';

/** The top-ups of one kind with coupon, terms where there are any, and the way to the payment. */
export function TopUpForm({ kind, tiers }: { kind: TopUpKind; tiers: readonly Tier[] }) {
  const words = useMessages(billingMessages).topUp;
  const shared = useMessages(billingMessages).checkout;
  const page = TOP_UP_PAGES[kind];
  const navigate = useNavigate();
  const { student } = useStudent();

  const warn = (title: string) => showToast({ title, variant: 'warning' });
  const { choice, dispatch, applyCoupon, isApplying } = usePlanChoice({
    tiers,
    email: student?.email ?? null,
    onEmailMissing: () => warn(words.emailUnknown),
    ...(page.incompleteCoupon === 'warning' && { onIncomplete: () => warn(words.psychometric.couponIncomplete) }),
  });
  useShownAgain(() => dispatch({ type: 'freed' }));
  const tier = tiers.find(({ _id }) => _id === choice.tierId);

  const proceed = () => {
    if (choice.isSubmitted) return;
    if (hasUnappliedCoupon(choice)) return warn(shared.couponUnapplied);
    try {
      saveChoice(choice);
    } catch {
      return showToast({ title: shared.error, description: words.proceedFailed, variant: 'destructive' });
    }
    dispatch({ type: 'submitted' });
    navigate(page.paymentPath);
  };

  return (
    <>
      <PlanCards
        legend={words.plans}
        columns={2}
        tiers={tiers}
        choice={choice}
        faceOf={(sold) => ({ lines: page.linesOf(sold, words).map((text) => ({ text, isIncluded: true })) })}
        onChoose={(tierId) => dispatch({ type: 'plan-chosen', tierId })}
      />
      <OrderPanel
        choice={choice}
        tier={tier}
        prompt={words[kind].choosePrompt}
        needsTerms={page.hasTerms}
        action={
          <Button
            size="large"
            isFullWidth
            disabled={!isComplete(choice, { needsTerms: page.hasTerms })}
            isBusy={choice.isSubmitted}
            onClick={proceed}
          >
            {words.proceed}
          </Button>
        }
      >
        {tier && (
          <CouponBox
            choice={choice}
            tier={tier}
            isApplying={isApplying}
            onType={(text) => dispatch({ type: 'coupon-typed', text })}
            onApply={applyCoupon}
          />
        )}
        {page.hasTerms ? (
          <TermsRow
            terms="topUp"
            isTicked={choice.hasAcceptedTerms}
            onTick={(isTicked) => dispatch({ type: 'terms-ticked', isTicked })}
          />
        ) : (
          <p className="text-sm text-quiet">{words.psychometric.refundNote}</p>
        )}
      </OrderPanel>
    </>
  );
}
