import type { MockAllotment } from '@dakhila/contract/list-views';
import { classNames } from '../../lib/class-names.ts';
import { indianNumber } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { choiceName, formNumbers, type KnownChoices, programmeParts } from './choices.ts';
import { listsMessages } from './messages.ts';
import { NAMES_STAY } from './names-stay.ts';

/** Every choice with its closing ranks of that year, and the round in which it would have opened. */
export function MockTable({ mock, known }: { mock: MockAllotment; known: KnownChoices }) {
  const messages = useMessages(listsMessages).mock;
  const rounds = Array.from({ length: mock.rounds }, (_, index) => index + 1);
  const numbers = formNumbers(
    mock.choices.map(({ choice }) => choice),
    known,
  );
  return (
    <Table caption={messages.table} className={NAMES_STAY}>
      <thead>
        <tr>
          <HeaderCell>{messages.choice}</HeaderCell>
          <HeaderCell>{messages.opens}</HeaderCell>
          <HeaderCell isNumeric>{messages.rank}</HeaderCell>
          {rounds.map((round) => (
            <HeaderCell key={round} isNumeric>
              <abbr title={fill(messages.closingLong, { round })} className="no-underline">
                {fill(messages.closing, { round })}
              </abbr>
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {mock.choices.map(({ choice, why, pool, rank, closing, opensIn }, index) => {
          const named = known.get(choice);
          return (
            <tr key={`${choice} ${index}`}>
              <HeaderCell scope="row" className="sm:min-w-52">
                {`${numbers[index] ?? '–'}. ${named ? choiceName(named) : choice}`}
                {pool && <span className="block font-normal text-quiet">{pool.label}</span>}
              </HeaderCell>
              {why !== null ? (
                <Cell colSpan={2 + rounds.length} className="text-quiet">
                  {why}
                </Cell>
              ) : (
                <>
                  <Cell className="sm:min-w-28">
                    {opensIn !== null
                      ? fill(messages.opensIn, { round: opensIn })
                      : closing.some((rankOfRound) => rankOfRound !== null)
                        ? messages.never
                        : messages.noSeatGiven}
                  </Cell>
                  <Cell isNumeric>{rank === null ? '' : indianNumber(rank)}</Cell>
                  {rounds.map((round) => {
                    const rankOfRound = closing[round - 1] ?? null;
                    const isOpen = rankOfRound !== null && rank !== null && rank <= rankOfRound;
                    return (
                      <Cell key={round} isNumeric className={isOpen ? 'font-bold' : 'text-quiet'}>
                        {rankOfRound === null ? messages.noSeatGiven : indianNumber(rankOfRound)}
                      </Cell>
                    );
                  })}
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

export function MockRounds({ mock, known }: { mock: MockAllotment; known: KnownChoices }) {
  const messages = useMessages(listsMessages).mock;
  return (
    <ol className="space-y-0">
      {mock.seats.map(({ round, choice, place, isNew, endsProcess }, index) => {
        const named = choice === null ? undefined : known.get(choice);
        const isLast = index === mock.seats.length - 1;
        return (
          <li key={round} className="flex gap-4">
            <div aria-hidden="true" className="flex flex-col items-center">
              <span
                className={classNames(
                  'mt-1 size-4 shrink-0 rounded-full border-2',
                  choice === null && 'border-edge',
                  choice !== null && !isNew && 'border-ink',
                  choice !== null && isNew && 'border-marigold bg-marigold',
                )}
              />
              {!isLast && <span className="w-0.5 flex-1 bg-line" />}
            </div>
            <div className={classNames('min-w-0 flex-1', !isLast && 'pb-5')}>
              <p className="text-sm font-semibold text-quiet">{fill(messages.round, { round })}</p>
              {named && place !== null && !isNew && !endsProcess ? (
                <p>{fill(messages.isKept, { place })}</p>
              ) : named && place !== null ? (
                <>
                  <p className="font-medium">{programmeParts(named.programme).name}</p>
                  <p className="text-sm text-quiet">{named.collegeName}</p>
                  <p className="mt-1.5 flex flex-wrap gap-2">
                    {isNew && <Badge variant="marigold">{messages.isNew}</Badge>}
                    <Badge variant="secondary">{fill(messages.place, { place })}</Badge>
                    {endsProcess && <Badge variant="destructive">{messages.ends}</Badge>}
                  </p>
                </>
              ) : (
                <p>{messages.nothing}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
