import { branchLabel, matchBranches } from '@dakhila/domain/assistant/branches';
import { examHref, runHref } from '@dakhila/domain/assistant/links';
import type { PredictProgramme } from '@dakhila/domain/assistant/tool-types';
import { estimateChoice } from '@dakhila/domain/lists/estimate-choice';
import { say } from '@dakhila/domain/messages/say';
import { type Band, bandOf, shownPercent } from '@dakhila/domain/predictor/bands';
import { isFeeWaiver, withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import type { Standing } from '@dakhila/domain/predictor/verdicts';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import type { ExamPredictor } from '../../predictor/index.ts';
import { type Candidate, capCandidate, josaaCandidate, type Outcome, refused } from './candidate.ts';
import { type Forecasts, openForecasts } from './forecasts.ts';
import { findLabel } from './lexicon.ts';
import { closingOf } from './option-closing.ts';
import { type OwnAnswers, type OwnPrediction, savedFor } from './own-prediction.ts';

type Input = PredictProgramme['input'];
type Output = PredictProgramme['output'];

/** What each band means, without a percentage: that needs a prediction. */
const BAND_WORDS: Record<Band, string> = {
  Safe: 'a seat is very probable',
  Likely: 'a seat is more probable than not',
  Possible: 'it could go either way',
  Reach: 'a seat is less probable, but not out of reach',
  Unlikely: 'you probably won’t get a seat',
};

const BEING_MADE = 'The forecasts are still being made. Ask again in a few minutes.';

type Asked = { input: Input; predictions: readonly OwnPrediction[] };

/** The band of one programme for a candidate. It costs no attempt; the percentage is told to a student who has a prediction with the same answers. */
export async function predictProgramme(
  { catalogue, predictor }: { catalogue: Catalogue; predictor: Forecasts },
  { input, predictions }: Asked,
  answers: OwnAnswers,
): Promise<Outcome<Output>> {
  const college = findLabel(catalogue, input.college);
  if (!college) return refused('not-found', 'I don’t know this college.');
  const since = goneSince(catalogue, input.college);
  if (since !== null) {
    const name = college.short === college.name ? college.name : `${college.short}, ${college.city}`;
    const admission = input.college.exam === 'mht-cet' ? 'CAP' : 'JoSAA';
    return refused('gone', `${name} has had no admissions through ${admission} since ${since}.`);
  }
  const asked = { input, predictions, college };
  if (input.college.exam === 'mht-cet')
    return estimate(() => openForecasts(predictor, 'mht-cet'), capCandidate(input.said, answers), asked);
  const basis = catalogue.jee.byId(college.id)?.rankBasis ?? 'JEE Main';
  return estimate(() => openForecasts(predictor, 'josaa'), josaaCandidate(input.said, answers, basis), asked);
}

/** The first year without admissions of a college that left the lists; null for all others. */
const goneSince = ({ mhtCet, jee }: Catalogue, { exam, id }: Input['college']): number | null =>
  (exam === 'josaa' ? jee : mhtCet).byId(id)?.notAdmittingSince ?? null;

async function estimate<C extends object>(
  openExamPredictor: () => Promise<ExamPredictor<C> | null>,
  read: Candidate<C>,
  { input, predictions, college }: Asked & { college: Output['college'] },
): Promise<Outcome<Output>> {
  if (!read.ok) return refused('incomplete', read.why);
  const examPredictor = await openExamPredictor();
  if (examPredictor === null) return refused('unavailable', BEING_MADE);
  const option = optionFor(examPredictor, input);
  if (option === undefined)
    return refused('not-found', `The lists show no ${branchLabel(input.branch)} at ${college.name}.`);
  const { table } = examPredictor;
  const standing = examPredictor.standing(read.candidate);
  const estimated = estimateChoice(table, standing, option);
  if (estimated.state === 'unknown') return refused('incomplete', say('en', estimated.why));
  if (estimated.state === 'closed' || estimated.state === 'no-data')
    return refused('not-found', say('en', estimated.why));
  const { pool, list } = estimated.best;
  const kind = table.kinds[table.pools.kind[pool] ?? 0];
  const percent = estimated.state === 'range' ? null : shownPercent(estimated.chances.at(-1) ?? 0);
  const band = percent === null ? null : bandOf(percent);
  const own = savedFor(predictions, read.candidate, examPredictor.edition);
  return {
    ok: true,
    output: {
      college,
      programme: table.options[option]?.programme ?? '',
      year: table.year,
      dataYears: table.dataYears,
      band,
      bandWords: band === null ? 'the closing rank is too uncertain for an honest chance' : BAND_WORDS[band],
      percent: own ? percent : null,
      savedDiffers: own?.differs,
      href: own ? runHref(college.exam, own.id, { college: [college.id], unlikely: ['1'] }) : examHref(college.exam),
      pool: { code: kind?.code ?? '', words: kind?.label ?? '' },
      rank: rankOf(standing, list),
      lastYear: closingOf(table.pools, pool),
      offer: {
        isInDoubt: isOfferInDoubt(estimated.offered),
        years: table.forecast.offerRecord.offered[pool] ?? 0,
        of: table.forecast.offerRecord.of[pool] ?? 0,
      },
      assumptions: read.assumptions,
    },
  };
}

function optionFor<C>({ table }: ExamPredictor<C>, { college, branch, said }: Input): number | undefined {
  const own = table.options.flatMap((option, at) =>
    table.colleges[option.college]?.id === college.id && isFeeWaiver(option.programme) === (said.tfws === true)
      ? [{ at, branch: withoutFeeWaiver(option.branch), length: option.programme.length }]
      : [],
  );
  const names = matchBranches(
    branch,
    own.map((option) => option.branch),
  );
  return own.filter((option) => names.includes(option.branch)).sort((one, other) => one.length - other.length)[0]?.at;
}

function rankOf({ lists }: Standing, list: number): Output['rank'] {
  const place = lists[list];
  return {
    list: place?.label ?? '',
    value: Math.round(place?.rank ?? 0),
    isEstimate: place?.low !== undefined && place.low !== place.high,
  };
}
