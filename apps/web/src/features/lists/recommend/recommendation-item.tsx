import type { Recommendation } from '@dakhila/contract/recommendations';
import Plus from 'lucide-react/icons/plus';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { fill, useMessages } from '../../../lib/messages.ts';
import { rupeeRange } from '../../../lib/rupee-range.ts';
import { Button } from '../../../ui/button.tsx';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { choiceName, programmeParts, useChanceText } from '../choices.ts';
import { recommendMessages } from './messages.ts';

type RecommendationItemProps = {
  item: Recommendation;
  canAdd: boolean;
  isRefusing: boolean;
  onAdd: () => void;
  onRefuse: () => void;
};

/** One recommended programme: what it does for the list, then what it is, then why. */
export function RecommendationItem({ item, canAdd, isRefusing, onAdd, onRefuse }: RecommendationItemProps) {
  const messages = useMessages(recommendMessages);
  const chanceText = useChanceText();
  const { option, place, kind, effect, reason, caution, cost, isCostlier } = item;
  const { standing } = option;
  const name = choiceName(option);
  const isNamedAfterCity = option.collegeName.includes(option.city);
  return (
    <li className="px-4 py-4">
      <p className="text-sm font-semibold text-marigold-text">{messages.kinds[kind]}</p>
      <p className="font-semibold text-pretty">{programmeParts(option.programme).name}</p>
      <p className="text-sm text-quiet">
        {isNamedAfterCity
          ? option.collegeName
          : fill(messages.where, { college: option.collegeName, city: option.city })}
      </p>
      <p className="mt-2 font-semibold text-pretty">{effect}</p>
      <p className="text-sm text-quiet text-pretty">{reason}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm tabular-nums">
        {standing.band && <BandLabel band={standing.band} />}
        {standing.chance !== null && (
          <span>{fill(messages.chance, { chance: chanceText(Math.round(standing.chance * 100)) })}</span>
        )}
        <span className="text-quiet">
          {cost ? fill(messages.cost, { rupees: rupeeRange(cost) }) : messages.costUnknown}
        </span>
      </p>
      {isCostlier && <p className="text-sm text-pretty">{messages.costlier}</p>}
      {caution && (
        <p className="mt-2 flex gap-2 text-sm text-pretty">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-marigold-text" aria-hidden="true" />
          <span>{caution}</span>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
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
