import type { PredictionResult, ResultsPage } from '@dakhila/contract/predictor-results';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import { picksAsList } from '@dakhila/domain/predictor/picks-as-list';
import { PICK_GROUPS, type PickGroup } from '@dakhila/domain/predictor/result-names';
import { useId } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { predictorMessages } from '../messages.ts';
import { MakeList } from './make-list.tsx';
import { programmesText } from './result-context.ts';
import { MissingAnswers } from './result-money.tsx';
import { ResultRows, type RowsProps } from './result-rows.tsx';

type Picks = NonNullable<ResultsPage['picks']>;

type FirstPicksProps = Omit<RowsProps, 'rows'> & {
  picks: Picks;
  /** How many programmes there are in each group. Older cached responses have none. */
  groups: ResultsPage['groups'];
  /** How many there are in each band. */
  bands: NonNullable<ResultsPage['bands']>;
  total: number;
  /** No city is named, so some of the picks are near home. */
  isNearHome: boolean;
  /** The limit on the cost that the picks keep. */
  paysAtMost: number | undefined;
  /** Opens the filters, which cost no attempt. */
  onChooseCities: () => void;
  onShowAll: () => void;
};

/** About twelve programmes to decide between, in groups; the list of all is one press away. */
export function FirstPicks({
  picks,
  groups,
  bands,
  total,
  isNearHome,
  paysAtMost,
  onChooseCities,
  onShowAll,
  ...rows
}: FirstPicksProps) {
  const messages = useMessages(predictorMessages).results;
  const shown = PICK_GROUPS.flatMap((group) => picks[group]);
  const { run } = rows.facts;
  const isWhole = shown.length >= total;
  return (
    <div className="print:hidden">
      {PICK_GROUPS.filter((group) => picks[group].length > 0).map((group) => (
        <Group
          key={group}
          group={group}
          results={picks[group]}
          size={groups?.[group]}
          means={meaningOf(group, picks[group], { groups, bands })}
          {...rows}
        />
      ))}
      {/* Below: a sentence above the first programme pushes it down. */}
      {isNearHome && (
        <div className="mb-4">
          <p className="text-xs text-quiet text-pretty">{messages.nearHome}</p>
          <Button variant="secondary" size="small" className="mt-2" onClick={onChooseCities}>
            {messages.chooseCities}
          </Button>
        </div>
      )}
      <MissingAnswers results={shown} />
      <MakeList exam={run.exam} results={picksAsList(picks)} paysAtMost={paysAtMost} isBehind={rows.isBusy ?? false} />
      {/* A list of one has nothing to sort. */}
      {(!isWhole || total > 1) && (
        <Button variant="secondary" isFullWidth onClick={onShowAll}>
          {isWhole
            ? fill(messages.sortThese, { count: total })
            : fill(messages.seeAll, { programmes: programmesText(messages, total) })}
        </Button>
      )}
    </div>
  );
}

type Counts = Pick<FirstPicksProps, 'groups' | 'bands'>;

/** A seat that may not be offered is in a band by its chance and among the ambitious ones by its offer. */
function meaningOf(group: PickGroup, results: readonly PredictionResult[], { groups, bands }: Counts) {
  if (group === 'ambitious') {
    const hasDoubtful = results.some(({ offered }) => isOfferInDoubt(offered));
    return hasDoubtful || (groups?.ambitious ?? 0) > bands.Possible + bands.Reach ? 'doubtful' : group;
  }
  if (group === 'match') return groups !== undefined && groups.match < bands.Likely ? 'matchOffered' : group;
  if (group === 'safe') return groups !== undefined && groups.safe < bands.Safe ? 'safeOffered' : group;
  return group;
}

type GroupProps = Omit<RowsProps, 'rows'> & {
  group: PickGroup;
  results: readonly PredictionResult[];
  size: number | undefined;
  /** The message that says which chances it holds. */
  means: ReturnType<typeof meaningOf>;
};

function Group({ group, results, size, means, ...rows }: GroupProps) {
  const id = useId();
  const messages = useMessages(predictorMessages).results;
  return (
    <section aria-labelledby={id} className="mb-4">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-base">
          {messages.pickGroups[group]}{' '}
          <span className="ms-1 text-xs font-normal text-quiet">{messages.pickMeans[means]}</span>
        </h2>
        {size !== undefined && (
          <p className="shrink-0 text-xs text-quiet tabular-nums">
            {results.length < size
              ? fill(messages.someOf, { shown: results.length, all: indianNumber(size) })
              : programmesText(messages, size)}
          </p>
        )}
      </div>
      <ResultRows rows={results} label={messages.pickGroups[group]} isWithCost {...rows} />
    </section>
  );
}

type RangeVerdictsProps = { ranges: NonNullable<ResultsPage['ranges']> };

/** For students whose seats are too few for chances: what their rank means, in messages. */
export function RangeVerdicts({ ranges }: RangeVerdictsProps) {
  const messages = useMessages(predictorMessages).results;
  return (
    <div className="mb-3 rounded-card bg-ink-soft px-4 py-3 text-sm">
      <p className="font-semibold">
        {fill(ranges.better > 0 ? messages.rangeGood : ranges.within > 0 ? messages.rangeOpen : messages.rangeFar, {
          better: indianNumber(ranges.better),
          within: indianNumber(ranges.within),
        })}
      </p>
      <p className="mt-1 text-quiet">{messages.rangeWhy}</p>
    </div>
  );
}
