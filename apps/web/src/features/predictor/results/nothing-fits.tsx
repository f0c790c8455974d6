import type { Exam } from '@dakhila/contract/exam';
import type { LeftOut, PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { hasDevanagari } from '@dakhila/domain/language/fold-devanagari';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useQuery } from '@tanstack/react-query';
import { EXAM_PAGES, openedFrom } from '../../../lib/exam-pages.ts';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RankCard } from '../../../ui/illustrations.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { EXAM_PATHS } from '../exam-parts.tsx';
import { predictorMessages } from '../messages.ts';
import { leftOutQuery } from '../queries.ts';
import { programmesText } from './result-context.ts';
import { countFilters } from './view-address.ts';

type NothingFitsProps = {
  run: Run;
  /** `below` is how many matches are hidden because their chance is under 5%. */
  view: ResultView;
  below: number;
  onShowBelow: () => void;
  onClear: () => void;
};

export function NothingFits({ run, view, below, onShowBelow, onClear }: NothingFitsProps) {
  const messages = useMessages(predictorMessages).results;
  const { text } = view;
  const isAsked = text !== undefined && below === 0;
  const { data: leftOut = [] } = useQuery({ ...leftOutQuery(run.id, text ?? ''), enabled: isAsked });
  if (below > 0)
    return (
      <EmptyState
        heading={messages.belowTitle}
        illustration={<RankCard />}
        action={
          <>
            <Button onClick={onShowBelow}>{messages.showBelow}</Button>
            <Button variant="quiet" onClick={onClear}>
              {messages.clear}
            </Button>
          </>
        }
      >
        {fill(messages.below, { count: below, programmes: programmesText(messages, below) })}
      </EmptyState>
    );
  return (
    <EmptyState
      heading={leftOut.length > 0 ? messages.leftOutTitle : messages.noneFilteredTitle}
      illustration={<RankCard />}
      action={<Button onClick={onClear}>{messages.clear}</Button>}
    >
      {leftOut.length > 0 ? <LeftOutList reasons={leftOut} run={run} /> : <WhyNothing run={run} view={view} />}
    </EmptyState>
  );
}

/** Whether the search, the filters or both leave nothing. A search in Devanagari finds nothing, because the names are in English. */
function WhyNothing({ run, view }: { run: Run; view: ResultView }) {
  const messages = useMessages(predictorMessages).results;
  const { text, band } = view;
  if (text === undefined)
    return fill(messages.noneFiltered, { programmes: programmesText(messages, run.resultCount + run.unlikelyCount) });
  const isFiltered = countFilters(view) > 0 || band !== undefined;
  return [
    fill(isFiltered ? messages.noneFoundFiltered : messages.noneFound, { text }),
    hasDevanagari(text) ? messages.namesInEnglish : isFiltered ? messages.otherWordOrFilter : messages.otherWord,
  ].join(' ');
}

type AlsoLeftOutProps = {
  run: Run;
  text: string;
  /** Those above the note. */
  rows: readonly Pick<PredictionResult, 'collegeId'>[];
  /** Whether results below 5% are among the rows of the list, on this page or a later one. */
  withUnlikely: boolean;
};

/** Names colleges that match the search but have no row in the list, with the reason. */
export function AlsoLeftOut({ run, text, rows, withUnlikely }: AlsoLeftOutProps) {
  const messages = useMessages(predictorMessages).results;
  const { data = [] } = useQuery(leftOutQuery(run.id, text));
  const reasons = data.filter(
    ({ collegeId, why }) =>
      // A search that finds programmes here did not mean a college of the other exam.
      why !== 'other-exam' && !(why === 'below' && withUnlikely) && !rows.some((row) => row.collegeId === collegeId),
  );
  if (reasons.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-2 text-base">{messages.leftOutTitle}</h2>
      <LeftOutList reasons={reasons} run={run} />
    </>
  );
}

const listed = once(() => new Intl.ListFormat(FORMAT_TAGS[locale]));

function LeftOutList({ reasons, run }: { reasons: readonly LeftOut[]; run: Pick<Run, 'id' | 'exam'> }) {
  const messages = useMessages(predictorMessages).results;
  const other: Exam = run.exam === 'josaa' ? 'mht-cet' : 'josaa';
  const sentence = ({ collegeName, why, missing, notAdmittingSince: year }: LeftOut) => {
    if (year !== undefined) return fill(messages.notAdmitting[run.exam], { college: collegeName, year });
    if (why === 'not-estimated' && missing.length > 0)
      return fill(messages.leftOutMissing, { college: collegeName, ranks: listed().format(missing) });
    return fill(why === 'other-exam' ? messages.otherExam[other] : messages.leftOut[why], { college: collegeName });
  };
  return (
    <ul className="mb-4 space-y-2 rounded-card border bg-card p-4 text-start text-text">
      {reasons.map((reason) => (
        <li key={reason.collegeId}>
          {sentence(reason)}{' '}
          {reason.notAdmittingSince !== undefined && (
            <TextLink to={EXAM_PAGES[run.exam].detailPath(reason.collegeId)} state={openedFrom('prediction')}>
              {messages.toCollege}
            </TextLink>
          )}
        </li>
      ))}
      {reasons.some(({ why }) => why === 'not-estimated') && (
        <li>
          <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`} variant="secondary" size="small">
            {messages.addRanks}
          </ButtonLink>
        </li>
      )}
      {reasons.some(({ why }) => why === 'other-exam') && (
        <li>
          <TextLink to={EXAM_PATHS[other]}>{messages.toOtherExam[other]}</TextLink>
        </li>
      )}
    </ul>
  );
}

export function OutOfReach({ run }: { run: Run }) {
  const messages = useMessages(predictorMessages).results;
  return (
    <EmptyState
      heading={messages.noneTitle}
      illustration={<RankCard />}
      action={
        <>
          <ButtonLink to={`${EXAM_PATHS[run.exam]}?from=${run.id}`}>{messages.change}</ButtonLink>
          <ButtonLink to={paths.search} variant="secondary">
            {messages.explore}
          </ButtonLink>
        </>
      }
    >
      {run.missing.length > 0 && (
        <>
          <p>{messages.noneMissing}</p>
          <ul className="my-2 list-disc ps-5 text-start">
            {run.missing.map(({ field, label }) => (
              <li key={field}>{field === 'jeeMainRank' ? messages.jeeMainRank : label}</li>
            ))}
          </ul>
        </>
      )}
      {run.unlikelyCount > 0 && <p>{messages.noneNear}</p>}
      {run.missing.length + run.unlikelyCount === 0 && <p>{messages.noneAtAll}</p>}
    </EmptyState>
  );
}
