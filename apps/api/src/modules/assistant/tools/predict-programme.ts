import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { branchLabel, matchBranches } from '@dakhila/domain/assistant/branches';
import type { PredictProgramme } from '@dakhila/domain/assistant/tool-types';
import { estimateChoice } from '@dakhila/domain/lists/estimate-choice';
import { say } from '@dakhila/domain/messages/say';
import { type Band, bandOf, shownPercent } from '@dakhila/domain/predictor/bands';
import { isFeeWaiver, withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import type { Standing } from '@dakhila/domain/predictor/verdicts';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import type { ExamPredictor, Predictor } from '../../predictor/index.ts';
import { type Candidate, capCandidate, josaaCandidate, type Outcome, refused } from './candidate.ts';
import { findLabel } from './lexicon.ts';

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

/** The band of one programme for a candidate. It costs no attempt. */
export async function predictProgramme(
  { catalogue, predictor }: { catalogue: Catalogue; predictor: Pick<Predictor, 'examPredictor'> },
  input: Input,
  profile: ExamProfile,
): Promise<Outcome<Output>> {
  const college = findLabel(catalogue, input.college);
  if (!college) return refused('not-found', 'I don’t know this college.');
  const asked = { input, college };
  if (input.college.exam === 'mht-cet')
    return estimate(() => predictor.examPredictor('mht-cet'), capCandidate(input.said, profile), asked);
  const basis = catalogue.jee.byId(college.id)?.rankBasis ?? 'JEE Main';
  return estimate(() => predictor.examPredictor('josaa'), josaaCandidate(input.said, profile, basis), asked);
}

async function estimate<C>(
  openExamPredictor: () => Promise<ExamPredictor<C>>,
  read: Candidate<C>,
  { input, college }: { input: Input; college: Output['college'] },
): Promise<Outcome<Output>> {
  if (!read.ok) return refused('incomplete', read.why);
  const examPredictor = await openExamPredictor();
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
  const band = estimated.state === 'range' ? null : bandOf(shownPercent(estimated.chances.at(-1) ?? 0));
  return {
    ok: true,
    output: {
      college,
      programme: table.options[option]?.programme ?? '',
      year: table.year,
      dataYears: table.dataYears,
      band,
      bandWords: band === null ? 'the closing rank is too uncertain for an honest chance' : BAND_WORDS[band],
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

function closingOf(pools: { lastYear: Int32Array; lastPercentile: Float32Array }, pool: number): Output['lastYear'] {
  const rank = pools.lastYear[pool] ?? 0;
  const percentile = pools.lastPercentile[pool] ?? Number.NaN;
  if (rank <= 0) return null;
  return { rank, percentile: Number.isNaN(percentile) ? null : Math.round(percentile * 1e4) / 1e4 };
}
