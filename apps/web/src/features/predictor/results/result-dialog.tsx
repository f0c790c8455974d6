import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { townText } from '@dakhila/domain/colleges/place-choice';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { shownChoiceCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import Scale from 'lucide-react/icons/scale';
import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openedFrom, programmePath } from '../../../lib/exam-pages.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ChanceBar } from '../../../ui/chance-bar.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { ToggleButton } from '../../../ui/toggle-button.tsx';
import { usePhrase } from '../../colleges/index.ts';
import { AddToList } from '../../lists/index.ts';
import { predictorMessages } from '../messages.ts';
import { ChanceByRound } from './chance-by-round.tsx';
import { CsabRounds, isInCsab } from './csab-rounds.tsx';
import { PoolHistoryFigure, PoolYears } from './pool-history-figure.tsx';
import { PoolsList, type ShownPools, usePools } from './pools-list.tsx';
import { ListEndNote, RangeVerdictText } from './result-card.tsx';
import { type RunFacts, splitProgramme, withSeatCode } from './result-context.ts';
import { figuresLine } from './result-figures.ts';
import { ResultMoney } from './result-money.tsx';
import { WhyUnsure } from './why-unsure.tsx';

type ShownDetails = {
  /** Empty if no result is open. */
  choice: string;
  /** Undefined if the list does not hold it. */
  row: PredictionResult | undefined;
  facts: RunFacts;
  /** Whether it is picked for comparison. */
  isPicked: boolean;
  onPick: (result: PredictionResult) => void;
};

/** On a phone. Has its own address, so that Back closes it. It opens at once: a late dialog would interrupt reading. */
export function ResultDialog({ onClose, ...shown }: ShownDetails & { onClose: () => void }) {
  // What is picked lies in the tray behind the dialog, so picking leads back to the list.
  const pick = (result: PredictionResult) => {
    shown.onPick(result);
    if (!shown.isPicked) onClose();
  };
  const { title, description, body, actions } = useDetails({ ...shown, onPick: pick });
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
      isOpen={shown.choice !== ''}
      onClose={close}
      size="large"
      title={title}
      description={description}
      footer={actions}
    >
      {body}
    </Dialog>
  );
}

/** On a wide screen, beside the list. */
export function ResultPane(shown: ShownDetails) {
  const id = useId();
  const { title, description, body, actions } = useDetails(shown);
  if (shown.choice === '') return null;
  return (
    <section
      aria-labelledby={id}
      className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col rounded-card border bg-card shadow-soft print:hidden"
    >
      <div className="border-b px-5 py-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-sm text-quiet">{description}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard. */}
      <div tabIndex={0} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        {body}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3 border-t px-5 py-3">{actions}</div>}
    </section>
  );
}

const isOpenedHere = (state: unknown) => (Object(state) as { isOpenedHere?: unknown }).isOpenedHere === true;

/** What both of them show. */
function useDetails({ choice, row, facts, isPicked, onPick }: ShownDetails) {
  const messages = useMessages(predictorMessages).detail;
  const { compare, compared } = useMessages(predictorMessages).results;
  const { result, error, ...pools } = usePools(choice, row, facts);
  if (!result)
    return {
      title: error ? messages.openFailedTitle : messages.opening,
      description: undefined,
      actions: undefined,
      body: error ? (
        <p role="alert">{messages.openFailed}</p>
      ) : (
        <div className="space-y-6">
          <SkeletonCard className="h-40" />
          <SkeletonCard className="h-56" />
        </div>
      ),
    };
  const about = `${result.programme}, ${result.collegeName}`;
  const listed = choiceKeyOf(result);
  return {
    title: splitProgramme(result.programme).name,
    description: result.collegeName,
    actions: (
      <>
        <ToggleButton
          isPressed={isPicked}
          onPress={() => onPick(result)}
          icon={Scale}
          label={isPicked ? compared : compare}
          about={about}
        />
        {listed !== null && <AddToList exam={facts.run.exam} choice={listed} about={about} isPrimary />}
      </>
    ),
    body: <Details result={result} shown={pools} facts={facts} />,
  };
}

type DetailsProps = { result: PredictionResult; shown: ShownPools; facts: RunFacts };

function Details({ result, shown, facts }: DetailsProps) {
  const messages = useMessages(predictorMessages).detail;
  const pools = useMessages(predictorMessages).pool;
  const { degree } = splitProgramme(result.programme);
  const choiceCode = shownChoiceCode(result);
  return (
    <div className="space-y-5">
      <div>
        {result.chance !== null && result.band !== null && (
          <>
            <ChanceBar chance={result.chance} band={result.band} />
            <p className="mt-1 text-xs text-quiet text-pretty">
              {fill(messages.chanceMeans, { round: facts.run.rounds })}
            </p>
          </>
        )}
        <Summary result={result} facts={facts} />
        <OfferTag offered={result.offered} record={result.pools[0]?.offer} className="mt-2" />
        <ListEndNote pool={result.pools[0]} facts={facts} />
        <WhyUnsure result={result} facts={facts} />
      </div>
      {result.note && <p className="text-sm text-marigold-text">{pools.feeWaiver}</p>}
      <ResultMoney result={result} exam={facts.run.exam} />
      <ChanceByRound byRound={result.byRound} />
      <PoolHistoryFigure result={result} pools={shown.pools} facts={facts} />
      <PoolsList {...shown} facts={facts} />
      {isInCsab(result, facts) && <CsabRounds result={result} shown={shown} facts={facts} />}
      <div>
        <PoolYears result={result} pools={shown.pools} facts={facts} />
        <TextLink to={paths.predictorAccuracy} isAlone className="text-sm">
          {messages.accuracy}
        </TextLink>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          to={programmePath(facts.run.exam, result.collegeId, result.choiceCode ?? result.programme)}
          state={openedFrom('prediction')}
          variant="secondary"
        >
          {messages.college}
        </ButtonLink>
        <p className="text-sm text-quiet">{choiceCode ? `${messages.codes} ${choiceCode}` : degree}</p>
      </div>
    </div>
  );
}

/** The three numbers, the seats they are about, and where the college is. */
function Summary({ result, facts }: Pick<DetailsProps, 'result' | 'facts'>) {
  const messages = useMessages(predictorMessages).results;
  const shown = useShownChance();
  const phrase = usePhrase();
  const place = facts.places.get(result.collegeId);
  return (
    <>
      <p className="mt-2 font-semibold tabular-nums">
        {result.chance === null && <RangeVerdictText result={result} facts={facts} />}
        {figuresLine(result, facts, messages, shown)}
      </p>
      <p className="text-sm text-quiet">
        {[
          withSeatCode(phrase(result.pool.label), result.pool),
          place && townText(place),
          place?.level && phrase(place.level),
          place?.nirfRanking ? nirfText(messages, nirfLabel(place.nirfRanking), place.nirfYear) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

const nirfText = (
  messages: LoadedMessages<typeof predictorMessages>['results'],
  rank: string,
  year: number | null | undefined,
) => (year ? fill(messages.nirfOfYear, { rank, year }) : fill(messages.nirf, { rank }));
