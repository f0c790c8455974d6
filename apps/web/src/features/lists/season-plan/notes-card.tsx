import type { SeasonPlan } from '@dakhila/contract/season-plan';
import { useMessages } from '../../../lib/messages.ts';
import { sentences } from '../../../lib/sentences.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { seasonPlanMessages } from './messages.ts';

const ASSUMPTIONS = ['independent', 'oneGroup', 'waiting', 'bothSeats', 'csab'] as const;

type NotesCardProps = { facts: SeasonPlan['facts']; hasAssumptions?: boolean };

/** What a seat costs to hold and to give up, with sources; and what the simulation assumes. */
export function NotesCard({ facts, hasAssumptions = false }: NotesCardProps) {
  const { notes: messages, hold } = useMessages(seasonPlanMessages);
  return (
    <Card className="space-y-6">
      <section>
        <CardHeader title={hold.cost} className="mb-2" />
        <ul className="space-y-3 text-sm">
          {facts.map(({ text, source, isUnconfirmed }) => (
            <li key={text} className="break-inside-avoid text-pretty">
              {text}
              <span className="block text-xs text-quiet">
                {isUnconfirmed ? sentences(source, messages.unconfirmed) : source}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {hasAssumptions && (
        <section>
          <CardHeader title={messages.title} className="mb-2" />
          <ul className="list-disc space-y-2 ps-5 text-sm text-pretty">
            {ASSUMPTIONS.map((name) => (
              <li key={name}>{messages.assumptions[name]}</li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
