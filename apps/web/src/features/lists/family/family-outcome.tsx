import type { FamilyList, FamilyPage } from '@dakhila/contract/family-pages';
import { compulsoryOnList } from '@dakhila/domain/lists/round-rules';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { programmeParts } from '../programme.ts';
import { familyMessages } from './messages.ts';

/** What the order may bring, in large figures: some seat, no seat, and the most likely one. */
export function FamilyOutcome({
  list: { outcome, choices },
  dataYears,
}: { list: FamilyList } & Pick<FamilyPage, 'dataYears'>) {
  const messages = useMessages(familyMessages).page;
  const chanceText = useShownPercent();
  if (choices.length === 0) return null;
  if (!outcome) return <Notice>{messages.notEstimated}</Notice>;
  const { some, none, likely } = outcome;
  const choice = likely?.place ? choices.find(({ place }) => place === likely.place) : undefined;
  return (
    <Card variant="highlight">
      <h2 className="text-lg">{messages.outcome}</h2>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <Figure label={messages.some} value={chanceText(some)} />
        <Figure label={messages.none} value={chanceText(none)} />
      </dl>
      <div
        aria-hidden="true"
        className="mt-3 flex h-3 overflow-hidden rounded-full border border-edge bg-card forced-colors:border"
      >
        <span className="bg-ink forced-colors:bg-[Highlight]" style={{ width: `${some}%` }} />
      </div>
      {likely && (
        <p className="mt-4 flex items-start justify-between gap-3 border-t pt-3">
          <span className="min-w-0">
            <span className="block text-sm font-semibold text-marigold-text">
              {choice ? messages.likely : messages.likelyNoSeat}
            </span>
            <span className="font-semibold">
              {choice ? programmeParts(choice.programme).name : messages.likelyNone}
            </span>
            {choice && (
              <span className="block text-sm text-quiet">
                {fill(messages.where, { college: choice.collegeName, place: likely.place ?? 0 })}
              </span>
            )}
            {choice && <span className="block text-sm text-quiet">{messages.likelyMeans}</span>}
          </span>
          <span className="shrink-0 text-lg font-bold tabular-nums">{chanceText(likely.percent)}</span>
        </p>
      )}
      <p className="mt-3 text-sm text-quiet">{fill(messages.estimate, dataYears)}</p>
    </Card>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
    <dt className="text-sm text-quiet">{label}</dt>
    <dd className="text-2xl font-bold whitespace-nowrap tabular-nums">{value}</dd>
  </div>
);

/** CAP: which seats end the rounds. JoSAA has none. */
export function CompulsorySeats({ compulsory, choices }: Pick<FamilyList, 'compulsory' | 'choices'>) {
  const messages = useMessages(familyMessages).page;
  if (compulsory.length === 0) return null;
  const count = choices.filter(({ place }) => place !== null).length;
  return (
    <Card>
      <h2 className="text-lg">{messages.accept}</h2>
      <p className="mt-1 text-sm text-quiet">{messages.acceptLead}</p>
      <ul className="mt-3 space-y-1.5">
        {compulsoryOnList(compulsory, count).map(({ round, places }) => (
          <li key={round} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-marigold" />
            {places === null
              ? fill(messages.acceptAny, { round })
              : fill(places === 1 ? messages.acceptFirst : messages.acceptPlaces, { round, places })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
