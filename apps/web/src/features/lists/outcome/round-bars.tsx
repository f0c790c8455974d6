import type { Outcome } from '@dakhila/contract/list-views';
import { wholePercents } from '@dakhila/domain/lists/whole-percents';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useShownPercent } from '../../../ui/shown-chance.ts';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { formNumbers, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';

const FILLS: Record<ShareGroup, string> = {
  first: 'bg-depth-4',
  three: 'bg-depth-3',
  six: 'bg-depth-2',
  rest: 'bg-depth-1',
  unestimated: 'bg-sunken border border-edge',
  none: 'bg-card border border-edge border-dashed',
};

/** One bar a round: darker where the seat is higher on the list, hollow where there is none yet. */
export function RoundBars({ rounds }: { rounds: readonly RoundShares[] }) {
  const { rounds: messages } = useMessages(listsMessages).outcome;
  return (
    <div aria-hidden="true">
      <ol className="space-y-3">
        {rounds.map(({ round, shares }) => (
          <li key={round} className="sm:flex sm:items-center sm:gap-4">
            <span className="block w-20 shrink-0 text-sm text-quiet">{fill(messages.round, { round })}</span>
            <span className="mt-1 flex h-7 flex-1 gap-0.5 overflow-hidden rounded-control sm:mt-0">
              {SHARE_GROUPS.filter((group) => shares[group] > 0.004).map((group) => (
                <span
                  key={group}
                  className={`h-full min-w-0.5 rounded-small ${FILLS[group]}`}
                  style={{ flexGrow: shares[group], flexBasis: 0 }}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-quiet">
        {groupsOf(rounds).map((group) => (
          <li key={group} className="flex items-center gap-1.5">
            <span className={`size-3.5 rounded-small ${FILLS[group]}`} />
            {messages.groups[group]}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RoundTable({ rounds }: { rounds: readonly RoundShares[] }) {
  const messages = useMessages(listsMessages).outcome;
  const chanceText = useShownPercent();
  return (
    <Table caption={messages.rounds.caption} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell>{messages.rounds.roundHead}</HeaderCell>
          {groupsOf(rounds).map((group) => (
            <HeaderCell key={group} isNumeric>
              {messages.rounds.groups[group]}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ round, percents }) => (
          <tr key={round}>
            <HeaderCell scope="row">{round}</HeaderCell>
            {groupsOf(rounds).map((group) => (
              <Cell key={group} isNumeric>
                {chanceText(percents[group])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How deep in the list a seat is. The limits are those of compulsory acceptance. */
const SHARE_GROUPS = ['first', 'three', 'six', 'rest', 'unestimated', 'none'] as const;
type ShareGroup = (typeof SHARE_GROUPS)[number];
type RoundShares = { round: number; shares: Record<ShareGroup, number>; percents: Record<ShareGroup, number> };

const groupOf = (place: number): ShareGroup =>
  place === 1 ? 'first' : place <= 3 ? 'three' : place <= 6 ? 'six' : 'rest';

/** Groups that a list may not have at all: a short one has no seventh choice. */
const SOMETIMES: readonly ShareGroup[] = ['rest', 'unestimated'];
const groupsOf = (rounds: readonly RoundShares[]): readonly ShareGroup[] =>
  SHARE_GROUPS.filter((group) => !SOMETIMES.includes(group) || rounds.some(({ percents }) => percents[group] > 0));

/** For each round the share of draws with a seat of each depth in the form, and the same as whole percents that make 100. */
export function roundShares({ choices, noneByRound, rounds }: Outcome, known: KnownChoices): RoundShares[] {
  const keys = choices.map(({ choice }) => choice);
  const numbers = formNumbers(keys, known);
  return Array.from({ length: rounds }, (_, index) => {
    const shares = { first: 0, three: 0, six: 0, rest: 0, unestimated: 0, none: noneByRound[index] ?? 0 };
    for (const [at, { byRound }] of choices.entries()) {
      const number = numbers[at] ?? null;
      if (number !== null) shares[groupOf(number)] += byRound?.[index] ?? 0;
    }
    shares.unestimated = Math.max(0, 1 - SHARE_GROUPS.reduce((sum, group) => sum + shares[group], 0));
    const whole = wholePercents(SHARE_GROUPS.map((group) => shares[group]));
    const percents = { ...shares };
    for (const [at, group] of SHARE_GROUPS.entries()) percents[group] = whole[at] ?? 0;
    return { round: index + 1, shares, percents };
  });
}
