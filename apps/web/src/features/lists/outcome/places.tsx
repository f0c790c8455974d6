import type { Outcome } from '@dakhila/contract/list-views';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { choiceName, type KnownChoice, type KnownChoices, useChanceText } from '../choices.ts';
import { listsMessages } from '../messages.ts';

/** Choices below this are counted together, because their bars could not be seen. The table has them all. */
const DRAWN_FROM = 0.01;

/** A bar for each place where the student may end up, and one for no seat. */
export function PlaceBars({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const rows = outcome.choices.flatMap(({ choice, chance }, index) =>
    chance === null ? [] : [{ choice, chance, place: index + 1 }],
  );
  const unestimated = outcome.choices.length - rows.length;
  const drawn = rows.filter(({ chance }) => chance >= DRAWN_FROM);
  const hidden = rows.length - drawn.length;
  return (
    <ol className="space-y-3">
      {drawn.map(({ choice, chance, place }) => {
        const named = known.get(choice);
        const isLikely = outcome.likely?.choice === choice;
        return (
          <Bar
            key={choice}
            label={`${place}. ${named ? choiceName(named) : choice}`}
            text={chanceText(chance)}
            share={chance}
            fill={isLikely ? 'bg-marigold' : 'bg-depth-3'}
          />
        );
      })}
      {outcome.withoutOdds >= DRAWN_FROM && (
        <Bar
          label={messages.withoutOdds}
          text={chanceText(outcome.withoutOdds)}
          share={outcome.withoutOdds}
          fill="bg-depth-2"
        />
      )}
      <Bar
        label={messages.none}
        text={chanceText(outcome.none)}
        share={outcome.none}
        fill="bg-card border border-edge"
      />
      {hidden > 0 && <li className="text-sm text-quiet">{fill(messages.places.rest, { count: hidden })}</li>}
      {unestimated > 0 && (
        <li className="text-sm text-quiet">{fill(messages.places.unestimated, { count: unestimated })}</li>
      )}
    </ol>
  );
}

type BarProps = { label: string; text: string; share: number; fill: string };

function Bar({ label, text, share, fill }: BarProps) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0">{label}</span>
        <span className="shrink-0 font-semibold tabular-nums">{text}</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-2.5 rounded-full bg-sunken forced-colors:border">
        <div
          className={`h-full min-w-1 rounded-full forced-colors:bg-[Highlight] ${fill}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </li>
  );
}

/** The chance that the seat is offered and the rank is good enough. Older answers without `offer` count both already. */
const seatChance = (standing: KnownChoice['standing'] | undefined) =>
  standing?.chance == null ? null : standing.chance * (standing.offer?.chance ?? 1);

export function PlaceTable({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const text = (chance: number | null | undefined) =>
    chance === null || chance === undefined ? messages.noOdds : chanceText(chance);
  const { places } = messages;
  return (
    <>
      <Table caption={places.caption} isCaptionHidden>
        <thead>
          <tr>
            <HeaderCell>{places.choice}</HeaderCell>
            <HeaderCell isNumeric>{places.final}</HeaderCell>
            <HeaderCell isNumeric>{places.reach}</HeaderCell>
            <HeaderCell isNumeric>{places.gain}</HeaderCell>
            <HeaderCell isNumeric>{places.saves}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {outcome.choices.map(({ choice, chance, gain, saves }, index) => {
            const named = known.get(choice);
            return (
              <tr key={index}>
                <HeaderCell scope="row" className="min-w-56">
                  {`${index + 1}. ${named ? choiceName(named) : choice}`}
                </HeaderCell>
                <Cell isNumeric>{text(chance)}</Cell>
                <Cell isNumeric>{text(seatChance(named?.standing))}</Cell>
                <Cell isNumeric>{text(gain)}</Cell>
                <Cell isNumeric>{text(saves)}</Cell>
              </tr>
            );
          })}
          <tr>
            <HeaderCell scope="row">{messages.none}</HeaderCell>
            <Cell isNumeric>{chanceText(outcome.none)}</Cell>
            <Cell colSpan={3} />
          </tr>
        </tbody>
      </Table>
      <p className="mt-3 max-w-reading text-sm text-quiet">{places.gainHelp}</p>
    </>
  );
}
