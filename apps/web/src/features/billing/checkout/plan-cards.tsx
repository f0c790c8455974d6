import type { Tier } from '@dakhila/contract/plans';
import { priceOf } from '@dakhila/domain/billing/pricing';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { billingMessages } from '../messages.ts';
import { type AppliedCoupon, couponOn, type PlanChoice } from './plan-choice.ts';

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3' } as const;
type Columns = keyof typeof COLUMNS;

type PlanCardsProps = {
  legend: string;
  columns: Columns;
  tiers: readonly Tier[];
  choice: PlanChoice;
  summaryOf: (tier: Tier) => PlanSummary;
  onChoose: (tierId: string) => void;
};

export function PlanCards({ legend, columns, tiers, choice, summaryOf, onChoose }: PlanCardsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className={classNames('grid gap-5', COLUMNS[columns])}>
        {tiers.map((tier) => (
          <PlanCard
            key={tier._id}
            groupName={name}
            tier={tier}
            summary={summaryOf(tier)}
            coupon={couponOn(choice, tier._id)}
            isChosen={choice.tierId === tier._id}
            onChoose={() => onChoose(tier._id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function PlanCardsSkeleton({ columns, lines, label }: { columns: Columns; lines: number; label: string }) {
  return (
    <Loading label={label} className={classNames('grid gap-5', COLUMNS[columns])}>
      {Array.from({ length: columns }, (_, card) => (
        <div key={card} className="flex flex-col gap-4 rounded-card border bg-card p-5 shadow-soft">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-10 w-32" />
          <Skeleton className="h-10 w-full" />
          <div className="space-y-2 border-t pt-4">
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className={classNames('h-5', line % 2 === 0 ? 'w-4/5' : 'w-3/5')} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}

export type PlanSummary = {
  label?: { text: string; variant: BadgeVariant };
  sentence?: string | undefined;
  lines: { text: string; isIncluded: boolean }[];
};

type PlanCardProps = {
  groupName: string;
  tier: Tier;
  summary: PlanSummary;
  coupon: AppliedCoupon | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

// A label may hold only phrasing content, so the card is made of spans.
/** The whole card is one radio button. */
function PlanCard({ groupName, tier, summary, coupon, isChosen, onChoose }: PlanCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'grid cursor-pointer grid-rows-subgrid gap-4 rounded-card border bg-card p-5 shadow-soft transition-[border-color,box-shadow,background-color] duration-100',
        'hover:border-edge has-checked:border-ink has-checked:shadow-[0_0_0_1px_var(--color-ink)] has-checked:hover:border-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ink',
        summary.sentence ? 'row-span-4' : 'row-span-3',
      )}
    >
      <span className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2 self-start">
        <span className="flex min-w-0 flex-auto items-center gap-3">
          <input
            type="radio"
            name={groupName}
            value={tier._id}
            checked={isChosen}
            onChange={onChoose}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-label ${id}-price ${id}-sentence ${id}-lines`}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-[6px] checked:border-ink"
          />
          <span id={`${id}-name`} className="min-w-0 text-lg font-[650] tracking-[-0.015em]">
            {tier.name}
          </span>
        </span>
        {summary.label && (
          <span id={`${id}-label`}>
            <Badge variant={summary.label.variant}>{summary.label.text}</Badge>
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
      {summary.sentence && (
        <span id={`${id}-sentence`} className="text-sm text-quiet">
          {summary.sentence}
        </span>
      )}
      <span id={`${id}-lines`} className="flex flex-col gap-2 border-t pt-4">
        {summary.lines.map((line) => (
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

type PriceProps = { cost: number; discountPercent: number; price: number; hasCoupon: boolean };

/** The original cost is struck through if a discount or a coupon applies. */
function Price({ cost, discountPercent, price, hasCoupon }: PriceProps) {
  const messages = useMessages(billingMessages).checkout;
  const isReduced = discountPercent > 0 || hasCoupon;
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {isReduced && <span className="sr-only">{messages.priceNow} </span>}
      <span className="text-2xl font-bold tracking-[-0.02em] tabular-nums">{rupees(price)}</span>
      {isReduced && (
        <span className="text-lg text-quiet tabular-nums">
          <span className="sr-only">{messages.originalPrice} </span>
          <s>{rupees(cost)}</s>
        </span>
      )}
      {discountPercent > 0 && <Badge variant="good">{fill(messages.percentOff, { percent: discountPercent })}</Badge>}
    </span>
  );
}
