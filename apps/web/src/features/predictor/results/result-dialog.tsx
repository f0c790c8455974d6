import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { bandOf } from '@dakhila/domain/predictor/bands';
import { shownChoiceCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { BAND_FILLS, ChanceBar } from '../../../ui/chance-bar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddToList } from '../../lists/index.ts';
import { predictorMessages } from '../messages.ts';
import { CsabRounds, isInCsab } from './csab-rounds.tsx';
import { PoolHistoryFigure, PoolYears } from './pool-history-figure.tsx';
import { PoolsList, type ShownPools, usePools } from './pools-list.tsx';
import { type RunFacts, splitProgramme } from './result-context.ts';

type ResultDialogProps = {
  /** Empty if no result is open. */
  choice: string;
  /** Undefined if the list does not hold it. */
  row: PredictionResult | undefined;
  facts: RunFacts;
  onClose: () => void;
};

/** Has its own address, so that Back closes it. It opens at once: a late dialog would interrupt reading. */
export function ResultDialog({ choice, row, facts, onClose }: ResultDialogProps) {
  const messages = useMessages(predictorMessages).detail;
  const { result, error, ...pools } = usePools(choice, row, facts);
  const navigate = useNavigate();
  const { state, key } = useLocation();
  // A second press before it closes would go back twice.
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step starts again
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = isOpenedHere(state);
    if (isClosing.current) void navigate(-1);
    else onClose();
  };
  return (
    <Dialog
      isOpen={choice !== ''}
      onClose={close}
      size="large"
      title={result ? splitProgramme(result.programme).name : error ? messages.openFailedTitle : messages.opening}
      description={result?.collegeName}
      footer={<Button onClick={close}>{messages.close}</Button>}
    >
      {result ? (
        <Details result={result} shown={pools} facts={facts} />
      ) : error ? (
        <p role="alert">{messages.openFailed}</p>
      ) : (
        <div className="space-y-6">
          <Skeleton className="h-40" />
          <Skeleton className="h-56" />
        </div>
      )}
    </Dialog>
  );
}

const isOpenedHere = (state: unknown) => (Object(state) as { isOpenedHere?: unknown }).isOpenedHere === true;

type DetailsProps = { result: PredictionResult; shown: ShownPools; facts: RunFacts };

function Details({ result, shown, facts }: DetailsProps) {
  const messages = useMessages(predictorMessages).detail;
  const pools = useMessages(predictorMessages).pool;
  const { run } = facts;
  const { degree } = splitProgramme(result.programme);
  const choice = choiceKeyOf(result);
  const choiceCode = shownChoiceCode(result);
  return (
    <div className="space-y-6">
      <div className="grid gap-6 sm:grid-cols-[12rem_1fr]">
        <div>
          {result.chance !== null && result.band !== null && (
            <ChanceBar chance={result.chance} band={result.band} className="mb-3" />
          )}
          <OfferTag offered={result.offered} record={result.pools[0]?.offer} className="mb-3" />
          <PoolYears result={result} pools={shown.pools} facts={facts} />
          <TextLink to={paths.predictorAccuracy} className="inline-flex min-h-11 items-center text-sm">
            {messages.accuracy}
          </TextLink>
        </div>
        <ChanceByRound byRound={result.byRound} />
      </div>
      {result.note && <p className="text-marigold-text">{pools.feeWaiver}</p>}
      <PoolHistoryFigure result={result} pools={shown.pools} facts={facts} />
      <PoolsList {...shown} facts={facts} />
      {isInCsab(result, facts) && <CsabRounds result={result} shown={shown} facts={facts} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {choice !== null && (
          <AddToList exam={run.exam} choice={choice} about={`${result.programme}, ${result.collegeName}`} />
        )}
        <ButtonLink to={EXAM_PAGES[run.exam].detailPath(result.collegeId)} variant="secondary">
          {messages.college}
        </ButtonLink>
        <p className="text-sm text-quiet">{choiceCode ? `${messages.codes} ${choiceCode}` : degree}</p>
      </div>
    </div>
  );
}

function ChanceByRound({ byRound }: Pick<PredictionResult, 'byRound'>) {
  const messages = useMessages(predictorMessages).detail;
  const shown = useShownChance();
  if (byRound.length === 0) return <p className="text-sm text-quiet">{messages.tiny}</p>;
  return (
    <table className="w-full text-sm">
      <caption className="mb-2 text-start font-semibold">{messages.byRound}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{messages.roundColumn}</th>
          <th scope="col">{messages.chance}</th>
        </tr>
      </thead>
      <tbody>
        {byRound.map(({ round, chance }) => (
          <tr key={round}>
            <th scope="row" className="w-20 py-1 text-start font-normal whitespace-nowrap text-quiet">
              {fill(messages.round, { round })}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="block h-2.5 flex-1 overflow-hidden rounded-full bg-sunken ring-1 ring-edge/60 ring-inset"
                >
                  <span
                    className={classNames('block h-full rounded-full', BAND_FILLS[bandOf(Math.round(chance * 100))])}
                    style={{ width: `${Math.round(chance * 100)}%` }}
                  />
                </span>
                <span className="min-w-12 text-end font-semibold whitespace-nowrap tabular-nums">{shown(chance)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
