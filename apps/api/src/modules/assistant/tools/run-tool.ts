import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Schedule } from '@dakhila/contract/rounds';
import type {
  MeritEstimate,
  PredictProgramme,
  ProgrammesNear,
  RunTool,
  Said,
  Tools,
} from '@dakhila/domain/assistant/tool-types';
import { explainRule } from '@dakhila/domain/assistant/tools/explain-rule';
import { explainSeatCode } from '@dakhila/domain/assistant/tools/explain-seat-code';
import { findHelp } from '@dakhila/domain/assistant/tools/find-help';
import { howTo } from '@dakhila/domain/assistant/tools/how-to';
import { say } from '@dakhila/domain/messages/say';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { estimateMerit, type Predictor } from '../../predictor/index.ts';
import { collegeFacts } from './college-facts.ts';
import { compareColleges } from './compare-colleges.ts';
import { cutoffHistory } from './cutoff-history.ts';
import { withEstimatedRank } from './jee-percentile.ts';
import { myProfile } from './my-profile.ts';
import { type Outcome, orNotFound, refused } from './outcome.ts';
import { predictProgramme } from './predict-programme.ts';
import { programmesNear } from './programmes-near.ts';
import { roundDates } from './round-dates.ts';
import { searchColleges } from './search-colleges.ts';

/** What belongs to the student who asks. Whoever binds it knows the student; no tool input can name another. */
export type OwnData = {
  plan: () => Promise<Tools['my-plan']['output']>;
  bookings: () => Promise<Tools['my-bookings']['output']>;
  lists: () => Promise<Tools['my-lists']['output']>;
  latestPrediction: () => Promise<Tools['my-latest-prediction']['output']>;
  examProfile: () => Promise<ExamProfile>;
  /** Counts one prediction of the day; false when the day's share is used up. */
  countPrediction: () => Promise<boolean>;
};

export type ToolNeeds = {
  catalogue: Catalogue;
  predictor: Pick<Predictor, 'desk'>;
  readSchedule: (exam: Exam) => Promise<Schedule>;
  own: OwnData;
};

const NO_COLLEGE = 'I do not know this college.';
const DAY_IS_USED_UP =
  'You have asked for as many chances as I can give in a day. The predictor gives you all of them at once.';

/** The tools of one student. */
export function toolRunner(needs: ToolNeeds): RunTool {
  const { catalogue, own } = needs;
  return async (call) => {
    switch (call.tool) {
      case 'search-colleges':
        return { ...call, outcome: found(searchColleges(catalogue, call.input)) };
      case 'college-facts':
        return { ...call, outcome: orNotFound(collegeFacts(catalogue, call.input.college), NO_COLLEGE) };
      case 'cutoff-history':
        return { ...call, outcome: orNotFound(cutoffHistory(catalogue, call.input), NO_COLLEGE) };
      case 'predict-programme':
        return { ...call, outcome: await predictCounted(needs, call.input) };
      case 'programmes-near':
        return { ...call, outcome: await nearFigures(needs, call.input) };
      case 'merit-estimate':
        return { ...call, outcome: found(await meritEstimate(needs, call.input)) };
      case 'compare-colleges':
        return { ...call, outcome: found(compareColleges(catalogue, call.input)) };
      case 'explain-seat-code':
        return {
          ...call,
          outcome: orNotFound(explainSeatCode(call.input.code), `${call.input.code} is not a seat code of CAP.`),
        };
      case 'explain-rule':
        return { ...call, outcome: found(explainRule(call.input, catalogue.dataYears)) };
      case 'my-plan':
        return { ...call, outcome: found(await own.plan()) };
      case 'my-bookings':
        return { ...call, outcome: found(await own.bookings()) };
      case 'my-lists':
        return { ...call, outcome: found(await own.lists()) };
      case 'my-profile':
        return { ...call, outcome: found(myProfile(await own.examProfile())) };
      case 'my-latest-prediction':
        return { ...call, outcome: found(await own.latestPrediction()) };
      case 'how-to':
        return { ...call, outcome: orNotFound(howTo(call.input), 'I have no steps for this.') };
      case 'round-dates':
        return { ...call, outcome: found(roundDates(await needs.readSchedule(call.input.exam), call.input.round)) };
      case 'find-help':
        return { ...call, outcome: found(findHelp(call.input)) };
    }
  };
}

const found = <Output>(output: Output): Outcome<Output> => ({ ok: true, output });

/** The profile says something about the student only. */
const profileFor = async (own: OwnData, { said }: { said: Said }): Promise<ExamProfile> =>
  said.isForAnother ? {} : own.examProfile();

async function nearFigures(
  needs: ToolNeeds,
  input: ProgrammesNear['input'],
): Promise<Outcome<ProgrammesNear['output']>> {
  const profile = await profileFor(needs.own, input);
  const read = await withEstimatedRank(needs, input, profile);
  return programmesNear(needs.catalogue, read?.input ?? input, profile, read?.estimated);
}

/** Only an answer counts toward the day's share. */
async function predictCounted(
  needs: ToolNeeds,
  input: PredictProgramme['input'],
): Promise<Outcome<PredictProgramme['output']>> {
  const outcome = await predictProgramme(needs, input, await profileFor(needs.own, input));
  return !outcome.ok || (await needs.own.countPrediction()) ? outcome : refused('limit', DAY_IS_USED_UP);
}

async function meritEstimate(
  { predictor }: ToolNeeds,
  input: MeritEstimate['input'],
): Promise<MeritEstimate['output']> {
  const { curves } = await predictor.desk('mht-cet');
  const { year, percentile, meritNumber, explanation, earlier, ...range } = estimateMerit(curves, input);
  const isGiven = 'meritNumber' in input;
  const low = isGiven ? range.percentileLow : range.meritNumberLow;
  const high = isGiven ? range.percentileHigh : range.meritNumberHigh;
  return { year, percentile, meritNumber, low, high, earlier, explanation: say('en', explanation) };
}
