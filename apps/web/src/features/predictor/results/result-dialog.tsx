import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { shownChoiceCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EXAM_PAGES } from '../../../lib/exam-pages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddToList } from '../../lists/index.ts';
import { predictorMessages } from '../messages.ts';
import { ChanceByRound } from './chance-by-round.tsx';
import { CsabRounds, isInCsab } from './csab-rounds.tsx';
import { PoolHistoryFigure } from './pool-history-figure.tsx';
import { PoolYears } from './pool-years.tsx';
import { PoolsList } from './pools-list.tsx';
import { type RunFacts, splitProgramme } from './result-context.ts';
import { type ShownPools, usePools } from './use-pools.ts';

type ResultDialogProps = {
  /** The key of the result; empty for none. */
  choice: string;
  /** As the list has it, with the best of its pools; undefined where the list does not hold it. */
  row: PredictionResult | undefined;
  facts: RunFacts;
  onClose: () => void;
};

/** Everything about one result. It has an address of its own, so that Back closes it and a link opens it: at once, since later it would interrupt who has begun to read. */
export function ResultDialog({ choice, row, facts, onClose }: ResultDialogProps) {
  const words = useMessages(predictorMessages).detail;
  const { result, error, ...pools } = usePools(choice, row, facts);
  const navigate = useNavigate();
  const { state, key } = useLocation();
  // Pressed twice before it is gone, it would go back twice.
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step begins anew
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
      title={result ? splitProgramme(result.programme).name : error ? words.openFailedTitle : words.opening}
      description={result?.collegeName}
      footer={<Button onClick={close}>{words.close}</Button>}
    >
      {result ? (
        <Details result={result} shown={pools} facts={facts} />
      ) : error ? (
        <p role="alert">{words.openFailed}</p>
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
  const words = useMessages(predictorMessages).detail;
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
            {words.accuracy}
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
          {words.college}
        </ButtonLink>
        <p className="text-sm text-quiet">{choiceCode ? `${words.codes} ${choiceCode}` : degree}</p>
      </div>
    </div>
  );
}
