import type { Outcome } from '@dakhila/contract/list-views';
import { useMessages } from '../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { choiceName } from '../editor/choice-name.ts';
import type { KnownChoice, KnownChoices } from '../editor/known-choices.ts';
import { listsMessages } from '../messages.ts';
import { useChanceText } from './chance-text.ts';

/** That a choice opens: the seat is offered, and the rank is good enough. Answers from before offers stood apart count both already. */
const seatChance = (standing: KnownChoice['standing'] | undefined) =>
  standing?.chance == null ? null : standing.chance * (standing.offer?.chance ?? 1);

/** Every choice with its chances and what it adds to the list. */
export function PlaceTable({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const words = useMessages(listsMessages).outcome;
  const chanceText = useChanceText();
  const text = (chance: number | null | undefined) =>
    chance === null || chance === undefined ? words.noOdds : chanceText(chance);
  const { places } = words;
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
            <HeaderCell scope="row">{words.none}</HeaderCell>
            <Cell isNumeric>{chanceText(outcome.none)}</Cell>
            <Cell colSpan={3} />
          </tr>
        </tbody>
      </Table>
      <p className="mt-3 max-w-reading text-sm text-quiet">{places.gainHelp}</p>
    </>
  );
}
