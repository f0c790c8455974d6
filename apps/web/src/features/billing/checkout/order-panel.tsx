import type { Tier } from '@dakhila/contract/tiers';
import { priceOf } from '@dakhila/domain/billing/pricing';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LegalDialog, type LegalText } from '../../help/index.ts';
import { billingMessages } from '../messages.ts';
import { couponOn, type PlanChoice } from './plan-choice.ts';

type OrderPanelProps = {
  choice: PlanChoice;
  tier: Tier | undefined;
  /** Shown while no plan is chosen. */
  prompt: string;
  needsTerms: boolean;
  children: ReactNode;
  action: ReactNode;
};

export function OrderPanel({ choice, tier, prompt, needsTerms, children, action }: OrderPanelProps) {
  const words = useMessages(billingMessages).checkout;
  return (
    <Card className="mt-6 grid items-end gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:gap-10">
      <div className="flex min-w-0 flex-col gap-3">{children}</div>
      <div className="flex min-w-0 flex-col gap-3">
        {tier ? (
          <p className="text-lg font-semibold tabular-nums">
            {fill(words.toPay, { plan: tier.name, price: rupees(priceOf(tier, couponOn(choice, tier._id))) })}
          </p>
        ) : (
          <p className="text-quiet">{prompt}</p>
        )}
        {tier && needsTerms && !choice.hasAcceptedTerms && <p className="text-sm text-quiet">{words.termsMissing}</p>}
        {action}
      </div>
    </Card>
  );
}

type CouponBoxProps = {
  choice: PlanChoice;
  tier: Tier;
  isApplying: boolean;
  onType: (text: string) => void;
  onApply: () => void;
};

/** Apply can always be pressed: it says what is missing. */
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

type TermsRowProps = { terms: LegalText; isTicked: boolean; onTick: (isTicked: boolean) => void };

export function TermsRow({ terms, isTicked, onTick }: TermsRowProps) {
  const id = useId();
  const words = useMessages(billingMessages).checkout;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex items-start gap-1.5 text-sm leading-6 sm:text-base">
      {/* A label must not hold a button, so the name of the terms stands beside it and labels the box too. */}
      <Checkbox
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        aria-labelledby={`${id}-agree ${id}-terms`}
        className="shrink-0"
      >
        <span id={`${id}-agree`}>{words.agreeTo}</span>
      </Checkbox>
      <button
        type="button"
        id={`${id}-terms`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-11 rounded-small py-2.5 text-start font-medium text-ink underline decoration-1 underline-offset-4 hover:text-ink-pressed hover:decoration-2"
      >
        {words.termsAndConditions}
      </button>
      <LegalDialog text={isOpen ? terms : null} onClose={() => setIsOpen(false)} />
    </div>
  );
}
