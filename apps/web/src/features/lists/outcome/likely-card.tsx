import type { Outcome } from '@dakhila/contract/list-views';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { programmeParts } from '../editor/choice-name.ts';
import type { KnownChoices } from '../editor/known-choices.ts';
import { listsMessages } from '../messages.ts';
import { useChanceText } from './chance-text.ts';

/** The most likely end, and how likely it is to have any seat at all. */
export function LikelyCard({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const words = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const { likely, none } = outcome;
  const choice = likely?.choice ? known.get(likely.choice) : undefined;
  const place = outcome.choices.findIndex((one) => one.choice === likely?.choice) + 1;
  return (
    <Card variant="highlight">
      <p className="text-sm font-semibold text-marigold-text">{words.likelyTitle}</p>
      <p className="mt-1 font-semibold text-balance">
        {choice ? programmeParts(choice.programme).name : likely?.choice === null ? words.likelyNone : null}
      </p>
      {choice && <p className="text-sm text-quiet">{fill(words.where, { college: choice.collegeName, place })}</p>}
      {likely && (
        <p className="mt-1 text-sm tabular-nums">{fill(words.likely, { chance: chanceText(likely.chance) })}</p>
      )}
      <dl className="mt-4 space-y-1 border-t pt-3 text-sm">
        <Row name={words.any} text={chanceText(1 - none)} />
        <Row name={words.none} text={chanceText(none)} />
      </dl>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <span className="rounded-full bg-ink" style={{ flexGrow: 1 - none, flexBasis: 0 }} />
        <span className="rounded-full border border-edge bg-card" style={{ flexGrow: none, flexBasis: 0 }} />
      </div>
    </Card>
  );
}

function Row({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-quiet">{name}</dt>
      <dd className="font-semibold tabular-nums">{text}</dd>
    </div>
  );
}
