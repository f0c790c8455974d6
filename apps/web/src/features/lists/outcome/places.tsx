import type { Outcome } from '@dakhila/contract/list-views';
import { HIGHEST_PERCENT, LOWEST_PERCENT } from '@dakhila/domain/predictor/bands';
import { fill, useMessages } from '../../../lib/messages.ts';
import { sentences } from '../../../lib/sentences.ts';
import { useShownChance, useShownPercent } from '../../../ui/shown-chance.ts';
import { Cell, HeaderCell, Table, TableHead } from '../../../ui/table.tsx';
import { choiceName, formNumbers, type KnownChoice, type KnownChoices } from '../choices.ts';
import { rowIds } from '../editor/order.ts';
import { listsMessages } from '../messages.ts';
import { NAMES_STAY } from '../names-stay.ts';
import { outcomePercents } from './percents.ts';

/**
 * The chance that the seat is offered and the rank is good enough. Older answers without `offer` count both already. Both factors are rounded down, so their
 * product may be up to two points too low: the seat is available at least as often as it is the final one.
 */
function seatChance(standing: KnownChoice['standing'] | undefined, final: number | null | undefined) {
  if (standing?.chance == null) return null;
  return Math.max(standing.chance * (standing.offer?.chance ?? 1), (final ?? 0) / 100);
}

const percentOf = (share: number | null) => (share === null ? null : Math.round(share * 100));

/** A choice adds no more than it is available: the two are counted apart and differ by a point at times. */
const atMost = (share: number | null, limit: number | null) =>
  share === null || limit === null || limit >= HIGHEST_PERCENT / 100 ? share : Math.min(share, limit);

/** What each choice adds to the list. */
export function PlacesCard({ outcome, known }: { outcome: Outcome; known: KnownChoices }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  const shownChance = useShownChance();
  const text = (percent: number | null | undefined) =>
    percent === null || percent === undefined ? messages.noOdds : chanceText(percent);
  const { places } = messages;
  const percents = outcomePercents(outcome, known);
  const keys = outcome.choices.map(({ choice }) => choice);
  const ids = rowIds(keys);
  const numbers = formNumbers(keys, known);
  // On a long list no choice is ever the only one: a column of the same small figure would say nothing.
  const hasOnlyChoices = outcome.choices.some(({ saves }) => (percentOf(saves) ?? 0) >= LOWEST_PERCENT);
  return (
    <div>
      <p className="mb-2 text-sm text-quiet sm:hidden">{places.scroll}</p>
      <Table caption={places.caption} className={NAMES_STAY}>
        <TableHead
          columns={[
            places.choice,
            [places.final, 'number'],
            [places.reach, 'number'],
            [places.gain, 'number'],
            ...(hasOnlyChoices ? [[places.saves, 'number'] as const] : []),
          ]}
        />
        <tbody>
          {outcome.choices.map(({ choice, gain, saves }, index) => {
            const named = known.get(choice);
            const final = percents.final.get(ids[index] ?? '');
            const available = seatChance(named?.standing, final);
            return (
              <tr key={ids[index]}>
                <HeaderCell scope="row" className="sm:min-w-56">
                  {`${numbers[index] ?? '–'}. ${named ? choiceName(named) : choice}`}
                </HeaderCell>
                <Cell isNumeric>{text(final)}</Cell>
                <Cell isNumeric>
                  {available === null ? messages.noOdds : shownChance(available)}
                  <IfOffered standing={named?.standing} available={available} />
                </Cell>
                <Cell isNumeric>{text(percentOf(atMost(gain, available)))}</Cell>
                {hasOnlyChoices && <Cell isNumeric>{text(percentOf(atMost(saves, available)))}</Cell>}
              </tr>
            );
          })}
          {percents.unestimated > 0 && (
            <OtherRow
              name={messages.withoutOdds}
              text={chanceText(percents.unestimated)}
              others={hasOnlyChoices ? 3 : 2}
            />
          )}
          <OtherRow name={messages.none} text={chanceText(percents.none)} others={hasOnlyChoices ? 3 : 2} />
        </tbody>
      </Table>
      <p className="mt-3 max-w-reading text-sm text-quiet">
        {hasOnlyChoices ? sentences(places.gainHelp, places.savesHelp) : places.gainHelp}
      </p>
    </div>
  );
}

type IfOfferedProps = { standing: KnownChoice['standing'] | undefined; available: number | null };

/** The chance that the list and the results show: without it, 90% there and 86% here look like two answers to one question. */
function IfOffered({ standing, available }: IfOfferedProps) {
  const { alone } = useMessages(listsMessages).editor.row;
  const shown = useShownChance();
  if (standing?.chance == null || available === null || shown(standing.chance) === shown(available)) return null;
  return (
    <span className="block text-xs text-quiet max-sm:ms-auto max-sm:w-14 max-sm:tracking-tight max-sm:whitespace-normal">
      {fill(alone, { chance: shown(standing.chance) })}
    </span>
  );
}

/** An end that is none of the choices. */
const OtherRow = ({ name, text, others }: { name: string; text: string; others: number }) => (
  <tr>
    <HeaderCell scope="row">{name}</HeaderCell>
    <Cell isNumeric>{text}</Cell>
    <Cell colSpan={others} />
  </tr>
);
