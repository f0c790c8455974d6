import type { Tier } from '@dakhila/contract/tiers';
import { priceOf } from '@dakhila/domain/billing/pricing';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Badge, type BadgeVariant } from '../ui/badge.tsx';
import type { AppliedCoupon } from './plan-choice.ts';
import { Price } from './price.tsx';

/** What a card says about its tier, besides the name and the price. */
export type PlanFace = {
  label?: { text: string; variant: BadgeVariant };
  /** Marks the one card to notice. */
  mark?: string | undefined;
  sentence?: string | undefined;
  lines: { text: string; isIncluded: boolean }[];
};

type PlanCardProps = {
  groupName: string;
  tier: Tier;
  face: PlanFace;
  coupon: AppliedCoupon | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

// A label holds phrasing only, so the card is made of spans; the radio button is named by the plan and described by the rest.
/** A plan as one big radio button: the whole card answers to a thumb, the arrow keys move between cards. */
export function PlanCard({ groupName, tier, face, coupon, isChosen, onChoose }: PlanCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'relative flex cursor-pointer flex-col gap-4 rounded-card border bg-card p-5 shadow-soft transition-[border-color,box-shadow,background-color] duration-100',
        'hover:border-edge has-checked:border-ink has-checked:shadow-[0_0_0_1px_var(--color-ink)] has-checked:hover:border-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ink',
        face.mark && 'bg-linear-to-b from-marigold-soft to-card to-40%',
      )}
    >
      {face.mark && (
        <span
          className="absolute inset-x-5 -top-px h-1 rounded-b-full bg-marigold forced-colors:hidden"
          aria-hidden="true"
        />
      )}
      <span className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        <input
          type="radio"
          name={groupName}
          value={tier._id}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-label ${id}-price ${id}-about`}
          className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-[6px] checked:border-ink"
        />
        <span id={`${id}-name`} className="min-w-0 flex-1 text-lg font-[650] tracking-[-0.015em]">
          {tier.name}
        </span>
        <span id={`${id}-label`} className="flex flex-wrap gap-1.5">
          {face.mark && <Badge variant="marigold">{face.mark}</Badge>}
          {face.label && <Badge variant={face.label.variant}>{face.label.text}</Badge>}
        </span>
      </span>
      <span id={`${id}-price`}>
        <Price
          cost={tier.cost}
          discountPercent={tier.discount}
          price={priceOf(tier, coupon)}
          hasCoupon={coupon !== undefined}
        />
      </span>
      <span id={`${id}-about`} className="flex flex-1 flex-col gap-4">
        {face.sentence && <span className="text-sm text-quiet">{face.sentence}</span>}
        <span className="mt-auto flex flex-col gap-2 border-t pt-4">
          {face.lines.map((line) => (
            <span
              key={line.text}
              className={classNames('flex items-start gap-2.5 text-sm', !line.isIncluded && 'text-quiet')}
            >
              {line.isIncluded ? (
                <Check className="mt-0.5 size-4 shrink-0 text-good" strokeWidth={3} aria-hidden="true" />
              ) : (
                <Minus className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              )}
              <span>{line.text}</span>
            </span>
          ))}
        </span>
      </span>
    </label>
  );
}
