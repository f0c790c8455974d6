import type { Tier } from '@dakhila/contract/plans';
import { useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PlanCard, type PlanFace } from './plan-card.tsx';
import { couponOn, type PlanChoice } from './plan-choice.ts';

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3' } as const;
type Columns = keyof typeof COLUMNS;

type PlanCardsProps = {
  legend: string;
  columns: Columns;
  tiers: readonly Tier[];
  choice: PlanChoice;
  faceOf: (tier: Tier) => PlanFace;
  onChoose: (tierId: string) => void;
};

/** The tiers on sale as one group of radio buttons. */
export function PlanCards({ legend, columns, tiers, choice, faceOf, onChoose }: PlanCardsProps) {
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
            face={faceOf(tier)}
            coupon={couponOn(choice, tier._id)}
            isChosen={choice.tierId === tier._id}
            onChoose={() => onChoose(tier._id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The same cards in grey while they load. */
export function PlanCardsSkeleton({ columns, label }: { columns: Columns; label: string }) {
  return (
    <div role="status" className={classNames('grid gap-5', COLUMNS[columns])}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: columns }, (_, card) => (
        <div key={card} className="flex flex-col gap-4 rounded-card border bg-card p-5 shadow-soft">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-10 w-32" />
          <Skeleton className="h-10 w-full" />
          <div className="space-y-2 border-t pt-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
