import type { Tier } from '@dakhila/contract/plans';
import { priceOf } from '@dakhila/domain/billing/pricing';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LegalDialog, type LegalText } from '../../help/index.ts';
import { billingMessages } from '../messages.ts';
import { PlanCards } from './plan-cards.tsx';
import { couponOn, isComplete, type PlanChoice } from './plan-choice.ts';
import type { usePlanChoice } from './use-plan-choice.ts';

type CheckoutProps = Pick<ComponentProps<typeof PlanCards>, 'legend' | 'columns' | 'tiers' | 'summaryOf'> & {
  plan: ReturnType<typeof usePlanChoice>;
  /** Shown while nothing is chosen. */
  prompt: string;
  takesCoupon?: (tier: Tier) => boolean;
  /** Null if no terms have to be accepted. */
  terms: LegalText | null;
  nextLabel: string;
  onNext: () => void;
  children?: ReactNode;
};

/** The plans, their coupon and terms, and the price with the button to continue. */
export function Checkout(props: CheckoutProps) {
  const { plan, prompt, takesCoupon = () => true, terms, nextLabel, onNext, children, ...cards } = props;
  const { choice, dispatch, applyCoupon, isApplying } = plan;
  const messages = useMessages(billingMessages).checkout;
  const tier = cards.tiers.find(({ _id }) => _id === choice.tierId);
  const needsTerms = terms !== null;
  return (
    <>
      <PlanCards {...cards} choice={choice} onChoose={(tierId) => dispatch({ type: 'plan-chosen', tierId })} />
      <Card className="mt-6 grid items-center gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:gap-10">
        <div className="flex min-w-0 flex-col gap-3">
          {tier && takesCoupon(tier) && (
            <CouponBox
              choice={choice}
              tier={tier}
              isApplying={isApplying}
              onType={(text) => dispatch({ type: 'coupon-typed', text })}
              onApply={applyCoupon}
            />
          )}
          {terms && (
            <TermsRow
              terms={terms}
              isTicked={choice.hasAcceptedTerms}
              onTick={(isTicked) => dispatch({ type: 'terms-ticked', isTicked })}
            />
          )}
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {tier ? (
            <p className="text-lg font-semibold tabular-nums">
              {fill(messages.toPay, { plan: tier.name, price: rupees(priceOf(tier, couponOn(choice, tier._id))) })}
            </p>
          ) : (
            <p className="text-quiet">{prompt}</p>
          )}
          {tier && needsTerms && !choice.hasAcceptedTerms && (
            <p className="text-sm text-quiet">{messages.termsMissing}</p>
          )}
          <Button
            size="large"
            isFullWidth
            disabled={!isComplete(choice, { needsTerms })}
            isBusy={choice.isSubmitted}
            onClick={onNext}
          >
            {nextLabel}
          </Button>
        </div>
      </Card>
    </>
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
function CouponBox({ choice, tier, isApplying, onType, onApply }: CouponBoxProps) {
  const messages = useMessages(billingMessages).checkout;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  const { coupon } = choice;
  const remove = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => onType('')}
      aria-label={fill(messages.removeCoupon, { code: coupon?.code ?? choice.couponText })}
    >
      {messages.remove}
    </Button>
  );
  return (
    <form onSubmit={submit} noValidate>
      <Field label={messages.couponLabel} hint={messages.couponHint} error={choice.couponError}>
        <div className="flex gap-2">
          <Input
            value={choice.couponText}
            onChange={(event) => onType(event.target.value)}
            placeholder={messages.couponPlaceholder}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            className="tracking-wide uppercase placeholder:tracking-normal placeholder:normal-case"
          />
          <Button type="submit" variant="secondary" isBusy={isApplying}>
            {messages.apply}
          </Button>
        </div>
      </Field>
      <div aria-live="polite">
        {coupon && (
          <p className="mt-1 flex items-center gap-2 text-sm font-medium text-good-text">
            <BadgePercent className="size-4 shrink-0" aria-hidden="true" />
            <span className="min-w-0 flex-1">
              {fill(messages.couponSaves, { code: coupon.code, saved: rupees(priceOf(tier) - priceOf(tier, coupon)) })}
            </span>
            {remove}
          </p>
        )}
      </div>
      {choice.couponError && choice.couponText && remove}
    </form>
  );
}

type TermsRowProps = { terms: LegalText; isTicked: boolean; onTick: (isTicked: boolean) => void };

function TermsRow({ terms, isTicked, onTick }: TermsRowProps) {
  const id = useId();
  const messages = useMessages(billingMessages).checkout;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex items-start gap-1.5 text-sm leading-6 sm:text-base">
      {/* A label must not contain a button, so the name of the terms is next to it and labels the box too. */}
      <Checkbox
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        aria-labelledby={`${id}-agree ${id}-terms`}
        className="shrink-0"
      >
        <span id={`${id}-agree`}>{messages.agreeTo}</span>
      </Checkbox>
      <button
        type="button"
        id={`${id}-terms`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-11 rounded-small py-2.5 text-start font-medium text-ink underline decoration-1 underline-offset-4 hover:text-ink-pressed hover:decoration-2"
      >
        {messages.termsAndConditions}
      </button>
      <LegalDialog text={isOpen ? terms : null} onClose={() => setIsOpen(false)} />
    </div>
  );
}
