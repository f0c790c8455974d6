import type { Recommendation } from '@dakhila/contract/recommendations';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { Button } from '../../../ui/button.tsx';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { choiceName, type KnownChoice, rowParts } from '../choices.ts';
import { recommendMessages } from './messages.ts';

type RecommendationItemProps = {
  item: Recommendation;
  /** The heading of the card speaks of another kind. */
  isOtherKind: boolean;
  canAdd: boolean;
  isRefusing: boolean;
  /** The choice that it would stand above; null at the end of the list, and where its name is not known. */
  below: KnownChoice | null;
  onAdd: () => void;
  onRefuse: () => void;
};

/** On a phone the two buttons share a row below the programme: an icon alone does not say that a refusal is remembered. */
const ACTION = 'shrink-0 max-sm:grow';

/** One recommended programme: what, where, the chance, what it does for the list, why, and what it costs. All of it is seen before a tap adds it. */
export function RecommendationItem(props: RecommendationItemProps) {
  const { item, isOtherKind, canAdd, isRefusing, below, onAdd, onRefuse } = props;
  const messages = useMessages(recommendMessages);
  const shownChance = useShownChance();
  const { option, place, kind, effect } = item;
  const { standing } = option;
  const name = choiceName(option);
  const { name: programme, degree } = rowParts(option.programme);
  const isLast = item.choices.at(-1) === option.choice;
  const isNamedAfterCity = option.collegeName.includes(option.city);
  return (
    <li className="px-4 py-0.5 max-sm:pb-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:flex-nowrap">
        <div className="min-w-0 flex-1 py-1.5 max-sm:basis-full">
          <p className="font-semibold">{programme}</p>
          <p className="text-sm text-quiet">
            {isNamedAfterCity
              ? option.collegeName
              : fill(messages.where, { college: option.collegeName, city: option.city })}
          </p>
          {degree && <p className="text-sm text-quiet">{degree}</p>}
          <p className="flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
            {standing.band && <BandLabel band={standing.band} />}
            {standing.chance !== null && fill(messages.alone, { chance: shownChance(standing.chance) })}
            {isOtherKind && <span className="font-semibold text-marigold-text">{messages.kinds[kind]}</span>}
          </p>
          {(isLast || below) && (
            <p className="text-sm text-quiet tabular-nums text-pretty">
              {below
                ? fill(messages.standsAbove, { place, name: choiceName(below) })
                : fill(messages.standsAt, { place })}
            </p>
          )}
          <p className="text-sm font-medium tabular-nums text-pretty">{effect}</p>
          <RecommendationDetails item={item} />
        </div>
        <Button
          variant="secondary"
          size="small"
          className={ACTION}
          disabled={!canAdd}
          onClick={onAdd}
          aria-label={fill(messages.addName, { name, place })}
        >
          <Plus aria-hidden="true" />
          {fill(messages.add, { place })}
        </Button>
        <Button
          variant="quiet"
          size="small"
          className={ACTION}
          disabled={isRefusing}
          onClick={onRefuse}
          aria-label={fill(messages.refuseName, { name })}
        >
          {messages.refuse}
        </Button>
      </div>
    </li>
  );
}

/** Why a programme is recommended, what it costs, and where it must be accepted. */
function RecommendationDetails({ item }: { item: Recommendation }) {
  const messages = useMessages(recommendMessages);
  const { reason, caution, cost, isCostlier } = item;
  return (
    <div className="max-w-reading text-sm text-pretty">
      <p className="text-quiet">{reason}</p>
      <p className="tabular-nums">{cost ? fill(messages.cost, { rupees: rupeeRange(cost) }) : messages.costUnknown}</p>
      {isCostlier && <p>{messages.costlier}</p>}
      {caution && (
        <p className="mt-1 flex gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-marigold-text" aria-hidden="true" />
          <span>{caution}</span>
        </p>
      )}
    </div>
  );
}
