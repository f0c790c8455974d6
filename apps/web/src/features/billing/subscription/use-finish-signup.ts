import type { Tier } from '@dakhila/contract/plans';
import { signup } from '@dakhila/contract/signup';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useNavigate } from '../../../lib/navigation.tsx';
import { signupEmail } from '../../../lib/stored.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { rememberFinishedSignup } from '../checkout/finished-signup.tsx';
import { forgetChoice, type PlanChoice, saveChoice } from '../checkout/plan-choice.ts';
import { failureOf, type SignupFailure } from '../checkout/use-payment-start.ts';
import { billingMessages } from '../messages.ts';
import { isFreePlan } from './plans.ts';

const FREE_TIER_REDIRECT_MS = 3000;
const FREE_TIER_TOAST_MS = 5000;

type Order = { tier: Tier; choice: PlanChoice; email: string };

/** A free plan signs up here; a paid one is saved for the payment page. */
export function useFinishSignup({ onFailure }: { onFailure: () => void }) {
  const messages = useMessages(billingMessages).subscription;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  const [hasSignedUp, setHasSignedUp] = useState(false);

  const finish = async ({ tier, choice, email }: Order) => {
    setFailure(null);
    try {
      if (!isFreePlan(tier)) {
        saveChoice(choice);
        return void navigate(paths.signupPayment);
      }
      await call(signup.freeTierSignup, { body: { email, tierId: tier._id } });
      showToast({ title: messages.signedUpFree, variant: 'success', durationMs: FREE_TIER_TOAST_MS });
      setHasSignedUp(true);
    } catch (error) {
      setFailure(failureOf(error, messages.proceedFailed));
      onFailure();
    }
  };

  const goToLogin = useEffectEvent(() => {
    forgetChoice();
    signupEmail.remove();
    rememberFinishedSignup();
    navigate(paths.login, { replace: true });
  });
  useEffect(() => {
    if (!hasSignedUp) return;
    const timer = setTimeout(goToLogin, FREE_TIER_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [hasSignedUp]);

  return { finish, failure };
}
