import type { Tier } from '@dakhila/contract/plans';
import { priceOf } from '@dakhila/domain/billing/pricing';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
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
        'relative grid cursor-pointer grid-rows-subgrid gap-4 rounded-card border bg-card p-5 shadow-soft transition-[border-color,box-shadow,background-color] duration-100',
        'hover:border-edge has-checked:border-ink has-checked:shadow-[0_0_0_1px_var(--color-ink)] has-checked:hover:border-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ink',
        face.sentence ? 'row-span-4' : 'row-span-3',
        face.mark && 'bg-linear-to-b from-marigold-soft to-card to-40%',
      )}
    >
      {face.mark && (
        <span id={`${id}-mark`} className="absolute start-5 -top-3">
          <Badge variant="marigold">{face.mark}</Badge>
        </span>
      )}
      <span className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2 self-start">
        <span className="flex min-w-0 flex-auto items-center gap-3">
          <input
            type="radio"
            name={groupName}
            value={tier._id}
            checked={isChosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-mark ${id}-label ${id}-price ${id}-sentence ${id}-lines`}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-[6px] checked:border-ink"
          />
          <span id={`${id}-name`} className="min-w-0 text-lg font-[650] tracking-[-0.015em]">
            {tier.name}
          </span>
        </span>
        {face.label && (
          <span id={`${id}-label`}>
            <Badge variant={face.label.variant}>{face.label.text}</Badge>
          </span>
        )}
      </span>
      <span id={`${id}-price`}>
        <Price
          cost={tier.cost}
          discountPercent={tier.discount}
          price={priceOf(tier, coupon)}
          hasCoupon={coupon !== undefined}
        />
      </span>
      {face.sentence && (
        <span id={`${id}-sentence`} className="text-sm text-quiet">
          {face.sentence}
        </span>
      )}
      <span id={`${id}-lines`} className="flex flex-col gap-2 border-t pt-4">
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
    </label>
  );
}
