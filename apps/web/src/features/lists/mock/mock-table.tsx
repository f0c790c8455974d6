import type { MockAllotment } from '@dakhila/contract/list-views';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { choiceName } from '../editor/choice-name.ts';
import type { KnownChoices } from '../editor/known-choices.ts';
import { listsMessages } from '../messages.ts';

/** Every choice with its closing ranks of that year, and the round in which it would have opened. */
export function MockTable({ mock, known }: { mock: MockAllotment; known: KnownChoices }) {
  const words = useMessages(listsMessages).mock;
  const rounds = Array.from({ length: mock.rounds }, (_, index) => index + 1);
  return (
    <Table caption={words.table}>
      <thead>
        <tr>
          <HeaderCell>{words.choice}</HeaderCell>
          <HeaderCell>{words.opens}</HeaderCell>
          <HeaderCell isNumeric>{words.rank}</HeaderCell>
          {rounds.map((round) => (
            <HeaderCell key={round} isNumeric>
              <abbr title={fill(words.closingLong, { round })} className="no-underline">
                {fill(words.closing, { round })}
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
              <HeaderCell scope="row" className="min-w-52">
                {`${index + 1}. ${named ? choiceName(named) : choice}`}
                {pool && <span className="block font-normal text-quiet">{pool.label}</span>}
              </HeaderCell>
              {why !== null ? (
                <Cell colSpan={2 + rounds.length} className="text-quiet">
                  {why}
                </Cell>
              ) : (
                <>
                  <Cell className="min-w-28">
                    {opensIn !== null
                      ? fill(words.opensIn, { round: opensIn })
                      : closing.some((rankOfRound) => rankOfRound !== null)
                        ? words.never
                        : words.noSeatGiven}
                  </Cell>
                  <Cell isNumeric>{rank === null ? '' : indianNumber(rank)}</Cell>
                  {rounds.map((round) => {
                    const rankOfRound = closing[round - 1] ?? null;
                    const isOpen = rankOfRound !== null && rank !== null && rank <= rankOfRound;
                    return (
                      <Cell key={round} isNumeric className={isOpen ? 'font-bold' : 'text-quiet'}>
                        {rankOfRound === null ? words.noSeatGiven : indianNumber(rankOfRound)}
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
