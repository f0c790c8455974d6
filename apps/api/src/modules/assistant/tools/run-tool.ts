import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Schedule } from '@dakhila/contract/rounds';
import { figuresFor } from '@dakhila/domain/assistant/said';
import type {
  MeritEstimate,
  MyMoney,
  PredictProgramme,
  ProgrammesNear,
  RoundDates,
  RunTool,
  Said,
  ToolCall,
  ToolName,
  ToolResult,
  Tools,
} from '@dakhila/domain/assistant/tool-types';
import { explainRule } from '@dakhila/domain/assistant/tools/faq';
import { explainSeatCode, findHelp, howTo } from '@dakhila/domain/assistant/tools/help';
import type { FaqEdit } from '@dakhila/domain/faq/edit';
import { say } from '@dakhila/domain/messages/say';
import type { Family } from '@dakhila/domain/money/family';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { estimateMerit, type Predictor } from '../../predictor/index.ts';
import { type Outcome, orNotFound, refused } from './candidate.ts';
import { collegeFacts, compareColleges } from './college-facts.ts';
import { feesInReach } from './fees-in-reach.ts';
import { withExamOfPercentile, withLevelOfRank } from './jee-list.ts';
import { withEstimatedRank } from './jee-percentile.ts';
import { collegeCost, familyWith, myMoney, payerFor } from './money.ts';
import { myProfile } from './my-profile.ts';
import { nearChances } from './near-chances.ts';
import { listOf } from './near-pools.ts';
import { answersOf, type OwnAnswers, type OwnPrediction } from './own-prediction.ts';
import { cutoffsFor } from './own-seats.ts';
import { predictProgramme } from './predict-programme.ts';
import { collegesOf, programmesNear } from './programmes-near.ts';
import { figureNotes, savedCapFigures, savedJeeFigures } from './saved-figures.ts';
import { searchColleges } from './search-colleges.ts';

/** The data of the student who asks. The server sets the student; no tool input can name another. */
export type OwnData = {
  plan: () => Promise<Tools['my-plan']['output']>;
  bookings: () => Promise<Tools['my-bookings']['output']>;
  lists: (asked: Tools['my-lists']['input']) => Promise<Tools['my-lists']['output']>;
  payments: () => Promise<Tools['my-payments']['output']>;
  latestPrediction: () => Promise<Tools['my-latest-prediction']['output']>;
  examProfile: () => Promise<ExamProfile>;
  /** The family's answers, completed from the exam profile, or from the latest prediction of CAP where that has none. */
  family: () => Promise<Family>;
  /** The saved predictions of an exam, latest first. */
  predictions: (exam: Exam) => Promise<readonly OwnPrediction[]>;
  /** Counts one prediction of the day; false when the day's share is used up. */
  countPrediction: () => Promise<boolean>;
};

type ToolNeeds = {
  catalogue: Catalogue;
  predictor: Pick<Predictor, 'examPredictor' | 'ask'>;
  readSchedule: (exam: Exam) => Promise<Schedule>;
  /** Texts of the FAQ that were changed after the release, in English. */
  readFaqEdits?: () => Promise<ReadonlyMap<string, FaqEdit>>;
  own: OwnData;
};

const NO_COLLEGE = 'I don’t know this college.';
const DAY_IS_USED_UP = 'You’ve reached today’s limit. The predictor gives you all chances at once.';

const found = <Output>(output: Output): Outcome<Output> => ({ ok: true, output });

type Ran<N extends ToolName> = Outcome<Tools[N]['output']>;
type Runs = { [N in ToolName]: (needs: ToolNeeds, input: Tools[N]['input']) => Ran<N> | Promise<Ran<N>> };

/** How each tool is run. */
const RUNS: Runs = {
  'search-colleges': ({ catalogue }, input) => found(searchColleges(catalogue, input)),
  'college-facts': ({ catalogue }, { college }) => orNotFound(collegeFacts(catalogue, college), NO_COLLEGE),
  'cutoff-history': async ({ catalogue, own }, input) => {
    const { isForAnother } = input;
    const { answers } = await answersFor(own, { said: { isForAnother } }, input.college.exam);
    return orNotFound(cutoffsFor(catalogue, input, answers), NO_COLLEGE);
  },
  'predict-programme': predictCounted,
  'programmes-near': nearFigures,
  'merit-estimate': async (needs, input) => found(await meritEstimate(needs, input)),
  'compare-colleges': async ({ catalogue, own }, input) =>
    found(compareColleges(catalogue, input, input.said?.isForAnother ? {} : await allAnswers(own))),
  'college-cost': async ({ catalogue, own }, input) =>
    orNotFound(collegeCost(catalogue, input, await familyFor(own, input)), NO_COLLEGE),
  'my-money': async (needs, input) => found(await moneyFor(needs, input)),
  'explain-seat-code': (_, { code }) => orNotFound(explainSeatCode(code), `${code} isn’t a CAP seat code.`),
  'explain-rule': async ({ catalogue, readFaqEdits }, input) =>
    found(explainRule(input, catalogue.dataYears, await readFaqEdits?.())),
  'my-plan': async ({ own }) => found(await own.plan()),
  'my-bookings': async ({ own }) => found(await own.bookings()),
  'my-lists': async ({ own }, input) => found(await own.lists(input)),
  'my-payments': async ({ own }) => found(await own.payments()),
  'my-profile': async ({ own }) => found(await profileAndAnswers(own)),
  'my-latest-prediction': async ({ own }) => found(await own.latestPrediction()),
  'how-to': (_, input) => orNotFound(howTo(input), 'I have no steps for this.'),
  'round-dates': async (needs, { exam, round }) => found(roundDates(await needs.readSchedule(exam), round)),
  'find-help': (_, input) => found(findHelp(input)),
};

/** The tools of one student. */
export const toolRunner =
  (needs: ToolNeeds): RunTool =>
  async (call) => {
    // The name of a tool decides the types of input and output.
    const run = RUNS[call.tool] as (needs: ToolNeeds, input: ToolCall['input']) => unknown;
    return { ...call, outcome: await run(needs, call.input) } as ToolResult;
  };

/** What the student answered before, and the saved predictions. They apply to the student only. */
async function answersFor(
  own: OwnData,
  { said }: { said: Said },
  exam: Exam,
): Promise<{ answers: OwnAnswers; predictions: readonly OwnPrediction[] }> {
  if (said.isForAnother) return { answers: {}, predictions: [] };
  const [profile, predictions] = await Promise.all([own.examProfile(), own.predictions(exam)]);
  return { answers: answersOf(profile, exam, predictions), predictions };
}

async function allAnswers(own: OwnData): Promise<OwnAnswers> {
  const profile = await own.examProfile();
  const [cap, jee] = await Promise.all([own.predictions('mht-cet'), own.predictions('josaa')]);
  return answersOf(answersOf(profile, 'mht-cet', cap), 'josaa', jee);
}

const profileAndAnswers = async (own: OwnData) => myProfile(await own.examProfile(), await allAnswers(own));

/** The family's answers apply to the student only. */
const familyFor = async (own: OwnData, { isForAnother }: { isForAnother?: boolean | undefined }): Promise<Family> =>
  isForAnother ? {} : own.family();

async function moneyFor(needs: ToolNeeds, input: MyMoney['input']): Promise<MyMoney['output']> {
  const { catalogue, own } = needs;
  const family = await familyFor(own, input);
  const money = myMoney(catalogue, input, family);
  if ((input.about !== 'fees' && input.about !== 'waiver') || input.isForAnother) return money;
  const { known } = await profileAndAnswers(own);
  const near = (asked: ProgrammesNear['input']) => nearFigures(needs, asked);
  return { ...money, inReach: await feesInReach(catalogue, { known, family: familyWith(family, input), near }) };
}

async function nearFigures(
  needs: ToolNeeds,
  asked: ProgrammesNear['input'],
): Promise<Outcome<ProgrammesNear['output']>> {
  const { order, said, exam } = asked;
  const { answers, predictions } = await answersFor(needs.own, asked, exam);
  const input = withLevelOfRank(withExamOfPercentile(asked, answers), answers);
  const read = await withEstimatedRank(needs, input, answers);
  const paysAt =
    order === 'fee' && exam === 'mht-cet'
      ? payerFor(needs.catalogue, said, await familyFor(needs.own, said))
      : undefined;
  const colleges = new Set(collegesOf(needs.catalogue, input).keys());
  const chances = await nearChances(needs, { input, colleges, predictions }, answers);
  const beside = {
    ...{ estimated: read?.estimated, paysAt, chances, notes: notesOn(input, answers) },
    hasPrediction: predictions.length > 0,
  };
  return programmesNear(needs.catalogue, read?.input ?? input, answers, beside);
}

function notesOn({ exam, level, said }: ProgrammesNear['input'], answers: OwnAnswers): string[] {
  const list = listOf(level);
  const figures = figuresFor(said, exam === 'mht-cet' ? exam : list === 'JEE Main' ? 'jee-main' : 'jee-advanced');
  if (figures === 'other') return [];
  const saved = exam === 'mht-cet' ? savedCapFigures(answers) : savedJeeFigures(figures, answers, list);
  return figureNotes(figures, saved);
}

/** Only an answer counts toward the daily limit, and none that the student has in a prediction already. */
async function predictCounted(
  needs: ToolNeeds,
  input: PredictProgramme['input'],
): Promise<Outcome<PredictProgramme['output']>> {
  const { answers, predictions } = await answersFor(needs.own, input, input.college.exam);
  const outcome = await predictProgramme(needs, { input, predictions }, answers);
  if (!outcome.ok || outcome.output.percent !== null) return outcome;
  return (await needs.own.countPrediction()) ? outcome : refused('limit', DAY_IS_USED_UP);
}

async function meritEstimate(
  { predictor }: ToolNeeds,
  input: MeritEstimate['input'],
): Promise<MeritEstimate['output']> {
  const { curves } = await predictor.examPredictor('mht-cet');
  const { year, percentile, meritNumber, explanation, earlier, ...range } = estimateMerit(curves, input);
  const isGiven = 'meritNumber' in input;
  const low = isGiven ? range.percentileLow : range.meritNumberLow;
  const high = isGiven ? range.percentileHigh : range.meritNumberHigh;
  return { year, percentile, meritNumber, low, high, earlier, explanation: say('en', explanation) };
}

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const shown = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** The official steps of a schedule, of one round where it is asked for. Days that are not announced stay so. */
function roundDates(schedule: Schedule, round: number | undefined): RoundDates['output'] {
  const events = schedule.events.filter((event) => round === undefined || event.round === round);
  return {
    title: schedule.title,
    authority: schedule.authority.name,
    rounds: schedule.rounds,
    roundsOf: schedule.roundsOf === schedule.year ? null : schedule.roundsOf,
    steps: events.map(({ title, detail, firstDay, lastDay, source }) => ({
      title,
      detail,
      days: firstDay === null ? null : daysOf(firstDay, lastDay),
      source,
    })),
  };
}

const daysOf = (first: string, last: string | null) =>
  last === null || last === first ? shown(first) : `${shown(first)} to ${shown(last)}`;
