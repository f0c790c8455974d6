import type { Exam } from '@dakhila/contract/exam';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useId } from 'react';
import { costPath, openedFrom } from '../../../lib/exam-pages.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { inLakhs, rupeeRange } from '../../../lib/rupee-range.ts';
import { WAY_BACK } from '../../../lib/way-back.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { LivesAway } from '../../../ui/lives-away.tsx';
import { predictorMessages } from '../messages.ts';
import { hasCosts } from './money-filters.tsx';
import { OwnMedian } from './own-median.tsx';

type Money = Pick<PredictionResult, 'collegeId' | 'choiceCode' | 'programme' | 'pool' | 'cost' | 'median'>;

/** What a result costs the family and what its graduates earn, each with what it rests on. Cached responses from before have neither. */
export function ResultMoney({ result, exam }: { result: Money; exam: Exam }) {
  const id = useId();
  const messages = useMessages(predictorMessages).money;
  const { cost, median, collegeId, pool } = result;
  if (cost === undefined) return null;
  // One way to the questions, all of which stand on one page: the amounts are what this part is for.
  const openFacts = cost?.openFacts ?? [];
  const [firstOpen] = openFacts;
  return (
    <section aria-labelledby={id} className="rounded-card border px-4 py-3 text-sm">
      <h3 id={id} className="text-base">
        {messages.title}
      </h3>
      {cost ? (
        <>
          <p className="mt-1 font-semibold tabular-nums text-pretty">
            {isSure(cost)
              ? fill(messages.pays, { rupees: rupees(cost.firstYear.most) })
              : fill(messages.paysBetween, { least: rupees(cost.firstYear.least), most: rupees(cost.firstYear.most) })}
          </p>
          <p className="text-quiet tabular-nums text-pretty">
            {fill(messages.fourYears, { rupees: rupeeRange(cost.fourYears) })}{' '}
            {cost.feeYear && fill(messages.ofYear, { year: cost.feeYear })}
          </p>
          <p className="mt-1 text-xs text-quiet">
            {pool.seatType === 'TFWS' ? messages.tfws : messages.leavesOut}
            {pool.seatType !== 'TFWS' && cost.isRareUntold && ` ${messages.rare}`}
          </p>
          <LivesAway isTold={cost.livesAway} className="mt-1 text-xs" />
        </>
      ) : (
        <p className="mt-1">{hasCosts(exam) ? messages.noFee : messages.noJeeFee}</p>
      )}
      {median ? (
        <>
          <p className="mt-2 font-semibold tabular-nums text-pretty">
            {fill(messages.median, { rupees: rupees(median.rupees), year: median.year })}
          </p>
          <p className="text-quiet">{messages.nirf}</p>
        </>
      ) : (
        <p className="mt-2 tabular-nums text-pretty">
          <OwnMedian exam={exam} collegeId={collegeId} known={messages.ownMedian} unknown={messages.noMedian} />
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        {(cost ?? median) && (
          <TextLink
            to={costPath(exam, collegeId, result.choiceCode ?? result.programme)}
            state={openedFrom('prediction')}
            isAlone
          >
            {messages.sources}
          </TextLink>
        )}
        {cost && !isSure(cost) && (
          <TextLink to={`${paths.money}#${firstOpen ?? 'schemes'}`} state={WAY_BACK} isAlone>
            {firstOpen ? fill(messages.answer, { count: openFacts.length }) : messages.missing.toSchemes}
          </TextLink>
        )}
      </p>
    </section>
  );
}

const isSure = ({ firstYear }: NonNullable<Money['cost']>) => firstYear.least === firstYear.most;

/** The way to the questions that would make the amounts of several results closer. */
export function MissingAnswers({ results }: { results: readonly Pick<Money, 'cost'>[] }) {
  const messages = useMessages(predictorMessages).money;
  const open = new Set(results.flatMap(({ cost }) => (cost && !isSure(cost) ? (cost.openFacts ?? []) : [])));
  const [first] = open;
  if (first === undefined) return null;
  return (
    <TextLink to={`${paths.money}#${first}`} state={WAY_BACK} isAlone>
      {fill(messages.answer, { count: open.size })}
    </TextLink>
  );
}

/** Whether the family answered all that its cost depends on: then every row says it. Cached responses from before do not know. */
export const isAnswered = ({ cost }: Pick<Money, 'cost'>): boolean => cost?.openFacts?.length === 0;

/** What the family pays, on a line of its own beneath other figures. Cached responses from before do not say. */
export function RowCost({ result: { cost }, exam }: { result: Pick<Money, 'cost'>; exam: Exam }) {
  const messages = useMessages(predictorMessages).money;
  if (cost === undefined || !hasCosts(exam)) return null;
  return <span className="block font-medium text-text">{rowCost(cost, messages)}</span>;
}

const rowCost = (cost: Money['cost'], messages: LoadedMessages<typeof predictorMessages>['money']): string =>
  cost ? fill(messages.rowPays, { rupees: rupeeRange(cost.firstYear) }) : messages.rowNoCost;

/** The same in a line, for a list that is looked at by money. */
export function RowMoney({ result: { cost, median } }: { result: Pick<Money, 'cost' | 'median'> }) {
  const messages = useMessages(predictorMessages).money;
  return [
    rowCost(cost, messages),
    median && fill(messages.rowMedian, { lakhs: inLakhs(median.rupees), year: median.year }),
  ]
    .filter(Boolean)
    .join(' · ');
}
