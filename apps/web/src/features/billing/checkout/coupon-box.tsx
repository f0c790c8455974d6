import type { Tier } from '@dakhila/contract/plans';
import { priceOf } from '@dakhila/domain/billing/pricing';
import BadgePercent from 'lucide-react/icons/badge-percent';
import type { FormEvent } from 'react';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { billingMessages } from '../messages.ts';
import type { PlanChoice } from './plan-choice.ts';

type CouponBoxProps = {
  choice: PlanChoice;
  tier: Tier;
  isApplying: boolean;
  onType: (text: string) => void;
  onApply: () => void;
};

/** The coupon field of the chosen plan. Apply can always be pressed: it says what is missing. */
export function CouponBox({ choice, tier, isApplying, onType, onApply }: CouponBoxProps) {
  const words = useMessages(billingMessages).checkout;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  const { coupon } = choice;
  return (
    <form onSubmit={submit} noValidate>
      <Field label={words.couponLabel} hint={words.couponHint} error={choice.couponError}>
        <div className="flex gap-2">
          <Input
            value={choice.couponText}
            onChange={(event) => onType(event.target.value)}
            placeholder={words.couponPlaceholder}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            className="tracking-wide uppercase placeholder:tracking-normal placeholder:normal-case"
          />
          <Button type="submit" variant="secondary" isBusy={isApplying}>
            {words.apply}
          </Button>
        </div>
      </Field>
      <div aria-live="polite">
        {coupon && (
          <p className="mt-1 flex items-center gap-2 text-sm font-medium text-good-text">
            <BadgePercent className="size-4 shrink-0" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              {fill(words.couponSaves, { code: coupon.code, saved: rupees(priceOf(tier) - priceOf(tier, coupon)) })}
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => onType('')}
              aria-label={fill(words.removeCoupon, { code: coupon.code })}
            >
              {words.remove}
            </Button>
          </p>
        )}
      </div>
    </form>
  );
}
