import type { PreferenceList } from '@dakhila/contract/list-views';
import Flag from 'lucide-react/icons/flag';
import { fill, useMessages } from '../../../lib/messages.ts';
import { listsMessages } from '../messages.ts';

type Compulsory = PreferenceList['compulsory'][number];

/** Which rule of compulsory acceptance ends below a place (from 1); null where none does. */
export const compulsoryBelow = (rules: readonly Compulsory[], place: number): Compulsory | null =>
  rules.find(({ places }) => places === place) ?? null;

/** A line across the list: everything above it ends the process in that round. */
export function CompulsoryLine({ rule }: { rule: Compulsory }) {
  const { compulsory: words } = useMessages(listsMessages).editor;
  const sentence =
    rule.places === null
      ? fill(words.any, { round: rule.round })
      : rule.places === 1
        ? fill(words.one, { round: rule.round })
        : fill(words.some, { round: rule.round, places: rule.places });
  return (
    <p className="flex items-start gap-2 border-t-2 border-dashed border-marigold bg-marigold-soft px-3 py-2 text-sm">
      <Flag className="mt-0.5 size-4 shrink-0 text-marigold-text" aria-hidden="true" />
      {sentence}
    </p>
  );
}
