import type { FamilyChoice, FamilyList } from '@dakhila/contract/family-pages';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance, useShownPercent } from '../../../ui/shown-chance.ts';
import { familyMessages } from './messages.ts';
import { ProgrammeFacts } from './programme-facts.tsx';

/** The choices in order, each with its chance and its fee. */
export function FamilyChoices({ list: { choices, outcome } }: { list: FamilyList }) {
  const messages = useMessages(familyMessages).page;
  const likely = outcome?.likely?.place;
  return (
    <Card padding="none">
      <h2 className="px-4 pt-4 text-lg sm:px-5">{messages.choices}</h2>
      {choices.length === 0 ? (
        <p className="px-4 py-4 sm:px-5">{messages.empty}</p>
      ) : (
        <>
          <ol className="mt-2 divide-y">
            {choices.map((choice, at) => (
              // A list may hold the same line twice, and nothing here moves.
              <li key={at} className="flex gap-3 px-4 py-3.5 sm:px-5">
                <Place place={choice.place} isLikely={choice.place !== null && likely === choice.place} />
                <ProgrammeFacts programme={choice}>
                  <Chance choice={choice} />
                  {choice.place === null && <p className="text-sm text-quiet">{messages.leftOut}</p>}
                </ProgrammeFacts>
              </li>
            ))}
          </ol>
          <Disclosure summary={messages.bands} className="border-t border-b-0 px-4 sm:px-5">
            <p className="text-sm">{messages.bandsText}</p>
          </Disclosure>
        </>
      )}
    </Card>
  );
}

const Place = ({ place, isLikely }: { place: number | null; isLikely: boolean }) => (
  <span
    className={`grid h-8 min-w-8 shrink-0 place-items-center rounded-full px-1.5 text-sm font-bold tabular-nums ${
      isLikely ? 'bg-marigold text-on-marigold' : 'bg-ink-soft text-ink'
    }`}
  >
    {place ?? '–'}
  </span>
);

function Chance({ choice: { state, chance, band, final, offer } }: { choice: FamilyChoice }) {
  const messages = useMessages(familyMessages).page;
  const shown = useShownChance();
  const chanceText = useShownPercent();
  if (state !== 'estimated' || chance === null || band === null)
    return (
      <p className="mt-1.5 text-sm font-semibold">
        {state === 'estimated' ? messages.standing.none : messages.standing[state]}
      </p>
    );
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm tabular-nums">
        <span className="inline-flex items-center gap-2">
          <BandLabel band={band} />
          {fill(messages.alone, { chance: shown(chance) })}
        </span>
        {final !== null && (
          <span>
            {`${messages.final} `}
            <strong>{chanceText(final)}</strong>
          </span>
        )}
      </p>
      <OfferTag offered={offer?.chance} record={offer} className="mt-1.5" />
    </>
  );
}
