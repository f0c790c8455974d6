import { commonMessages } from '../../../../lib/common-messages.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { BAND_FILLS } from '../../../../ui/chance-bar.tsx';
import { OfferTag } from '../../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../../ui/shown-chance.ts';
import { collegesMessages } from '../../messages.ts';
import type { OwnChance as Chance } from './use-chances.ts';

/** The student's own chance in a few words, with the mark of its band. */
export function OwnChance({ chance: { chance, band, offered } }: { chance: Chance }) {
  const words = useMessages(collegesMessages).answers.getIn;
  const { bands } = useMessages(commonMessages).chance;
  const shown = useShownChance();
  if (chance === null || band === null)
    return <span className="block text-sm font-normal text-quiet">{words.rangeOnly}</span>;
  return (
    <>
      <span className="flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap tabular-nums">
        <span aria-hidden="true" className={`size-2.5 rounded-full ring-1 ring-edge ring-inset ${BAND_FILLS[band]}`} />
        <span className="sr-only">{words.chance}</span>
        {`${shown(chance)} · ${bands[band]}`}
      </span>
      <OfferTag offered={offered} className="font-normal" />
    </>
  );
}
