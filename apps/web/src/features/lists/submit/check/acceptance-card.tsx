import type { PreferenceList } from '@dakhila/contract/list-views';
import { ACCEPTANCE_KNOWN_FOR, compulsoryFrom, compulsoryOnList } from '@dakhila/domain/lists/round-rules';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Card, CardHeader } from '../../../../ui/card.tsx';
import { choiceName, type KnownChoice } from '../../choices.ts';
import { submitMessages } from '../messages.ts';

type AcceptanceCardProps = { compulsory: PreferenceList['compulsory']; choices: readonly KnownChoice[] };

/** What must be accepted in which round, with the choices that each round adds. */
export function AcceptanceCard({ compulsory, choices }: AcceptanceCardProps) {
  const { accept: messages } = useMessages(submitMessages).check;
  if (compulsory.length === 0)
    return (
      <Card>
        <CardHeader title={messages.title} className="mb-2" />
        <p className="max-w-reading">{messages.josaa}</p>
      </Card>
    );
  const rangeText = (places: number | null) => {
    if (places === null) return messages.any;
    return places === 1 ? messages.first : fill(messages.few, { places });
  };
  return (
    <Card>
      <CardHeader title={messages.title} lead={messages.lead} className="mb-3" />
      <ol className="space-y-4">
        {compulsoryOnList(compulsory, choices.length).map(({ round, places }, at) => (
          <li key={round} className="flex gap-3">
            <span className="w-20 shrink-0 font-bold text-ink tabular-nums">{fill(messages.round, { round })}</span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{rangeText(places)}</p>
              {compulsory[at]?.places !== null && (
                <ul className="text-sm text-quiet">
                  {choices.map(
                    (choice, index) =>
                      compulsoryFrom(compulsory, index + 1) === round && (
                        <li key={choice.choice}>
                          {fill(messages.line, { place: index + 1, name: choiceName(choice) })}
                        </li>
                      ),
                  )}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-quiet print:mt-0 print:text-xs">
        {fill(messages.source, { year: ACCEPTANCE_KNOWN_FOR })}
      </p>
    </Card>
  );
}
