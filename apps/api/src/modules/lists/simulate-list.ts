import type { Outcome } from '@dakhila/contract/list-views';
import type { RoundAdvice } from '@dakhila/domain/lists/advice';
import { checkList } from '@dakhila/domain/lists/checks/check-list';
import type { FoundCheck } from '@dakhila/domain/lists/checks/checked';
import { doesMoveHelp } from '@dakhila/domain/lists/checks/order';
import { feeWaiverTwin } from '@dakhila/domain/lists/choice-key';
import { formLine } from '@dakhila/domain/lists/form-choices';
import type { DrawOptions } from '@dakhila/domain/lists/openings';
import type { Recommendations } from '@dakhila/domain/lists/recommend/recommend';
import { areSameCandidate } from '@dakhila/domain/lists/recommend/same-candidate';
import { roundRules } from '@dakhila/domain/lists/round-rules';
import { type Simulation, simulationOfList } from '@dakhila/domain/lists/simulate';
import { type Message, messageOf, type Text, type Unsaid } from '@dakhila/domain/messages/message';
import type { Answer } from '@dakhila/domain/money/family';
import { listTradeOff, tradeOffText } from '@dakhila/domain/money/list-money';
import { overFourYears, type RupeeRange } from '@dakhila/domain/money/net-cost';
import { doesWaiverSave } from '@dakhila/domain/money/result-money';
import { savedDifference } from '@dakhila/domain/predictor/saved-difference';
import type { SeasonInput, SeasonOutcome } from '@dakhila/domain/season-plan/play-season';
import type { Deps } from '../../ports.ts';
import { openWorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import { type FamilyMoney, moneyOfFamily, readFamily } from '../money/index.ts';
import { listRunCounts } from '../predictor/index.ts';
import { firstYearIn } from './choice-money.ts';
import type { Estimator } from './estimator.ts';
import {
  choicesOnForm,
  type EvaluatedChoice,
  isSafeChoice,
  type ListNeeds,
  placesOnForm,
  seenNow,
  shownLine,
} from './evaluate-list.ts';
import { drawnChoices } from './list-document.ts';
import { type OptionBook, optionBook } from './option-book.ts';
import { type EstimatedList, type OwnList, openEstimated } from './read-list.ts';
import { recordOutcome } from './recommend/study.ts';
import type { Advise, Recommend, Simulate } from './simulator-task.ts';
import { saveSeenOutcome } from './store.ts';

type OutcomeNeeds = ListNeeds & { simulator: Simulator };

/** The outcome that the student reads. It is saved for the dashboard, and for the study of suggestions where they take part: the answer does not depend on that. */
export async function readOutcome(needs: OutcomeNeeds & Pick<Deps, 'log'>, own: OwnList): Promise<Unsaid<Outcome>> {
  const opened = await openEstimated(needs, own);
  const outcome = await simulateList(needs, opened);
  if (outcome.state !== 'simulated') return outcome;
  const { none } = outcome;
  const { id: listId, studentId, choices } = opened.list;
  const onFailure = (error: unknown) =>
    needs.log.warn(
      { list: listId, err: error },
      'an outcome could not be saved, it will be when the list is read again',
    );
  await recordOutcome(needs, { listId, studentId, none, length: choices.length }).catch(onFailure);
  await saveForDashboard(needs, opened, none).catch(onFailure);
  return outcome;
}

async function saveForDashboard(
  { db }: Pick<ListNeeds, 'db'>,
  { list, evaluated, estimator }: EstimatedList,
  none: number,
): Promise<void> {
  const { id, version, seen } = list;
  const restsOn = seenNow(estimator, evaluated);
  if (seen === null || restsOn === null) return;
  const before = seen.outcome;
  const isSaved =
    before?.version === version &&
    before.none === none &&
    before.restsOn?.edition === restsOn.edition &&
    areSameCandidate(before.restsOn.candidate, restsOn.candidate);
  if (!isSaved) await saveSeenOutcome(db, id, { version, none, restsOn });
}

/** Simulates the rounds for the form that a list makes, and checks the list. Other readers wait in a queue of their own, not in the owner's. */
export async function simulateList(
  needs: OutcomeNeeds,
  { list, evaluated, estimator, estimation }: EstimatedList,
  queue: string = list.studentId,
): Promise<Unsaid<Outcome>> {
  const { year } = estimator.table;
  const head = { version: list.version, year, rounds: estimator.rounds };
  if (estimation.state !== 'estimated')
    return { ...NOTHING, ...head, state: estimation.state, message: estimation.message };
  if (evaluated.length === 0) return { ...NOTHING, ...head, state: 'empty', message: messageOf('lists.addProgrammes') };
  if (!evaluated.some(isDrawn)) return { ...NOTHING, ...head, state: 'empty', message: whyNotEvaluated(evaluated) };
  const rules = { ...roundRules(list.exam, year), rounds: estimator.rounds };
  const places = placesOnForm(evaluated);
  const simulated = async (order: readonly EvaluatedChoice[]) => {
    const work = { choices: drawnChoices(estimator, choicesOnForm(order)), rules };
    return simulationOfList(await needs.simulator.simulate(work, queue), placesOnForm(order));
  };
  const simulation = await simulated(evaluated);
  const { family } = await readFamily(needs.db, list.studentId);
  const money = moneyOfFamily(needs.catalogue, list.exam, family);
  const firstYears = evaluated.map((choice) => firstYearIn(estimator.table, choice, money));
  const book = optionBook(needs.catalogue, list.exam);
  const choices = evaluated.map((choice, at) => ({
    ...checkedChoice(estimator, book, choice),
    isOnForm: typeof places[at] === 'number',
    doesWaiverSave: waiverSavesIn(choice, firstYears[at] ?? null, money),
  }));
  const isNothingSafe = await findNothingSafe(needs, list, estimator);
  return {
    ...head,
    ...shownSimulation(evaluated, simulation, firstYears),
    state: 'simulated',
    message: null,
    money: tradeOffIn(evaluated, firstYears, money),
    isIncomeUntold: family.income === undefined && firstYears.some((cost) => cost !== null && cost.least < cost.most),
    livesAway: money.livesAway,
    checks: await withoutVainMoves(checkList({ choices, simulation, rules, isNothingSafe }), evaluated, simulated),
  };
}

/** A move of choices is advised only where it changes something: it is simulated before it is shown. */
async function withoutVainMoves(
  checks: readonly FoundCheck[],
  evaluated: readonly EvaluatedChoice[],
  simulated: (order: readonly EvaluatedChoice[]) => Promise<Simulation>,
): Promise<FoundCheck[]> {
  const move = checks.find(({ code }) => code === 'never-reached');
  if (!move?.mend) return [...checks];
  const order = move.mend.choices.flatMap((key) => evaluated.find((choice) => choice.key === key) ?? []);
  const { final } = await simulated(order);
  const finalOf = new Map(order.map(({ key }, at) => [key, final[at] ?? 0]));
  return checks.filter((check) => check !== move || doesMoveHelp(move, finalOf));
}

/** Whether the prediction of all programmes with the present answers and forecasts has no safe one; undefined without such a prediction. */
async function findNothingSafe(
  { db }: Pick<ListNeeds, 'db'>,
  { studentId, exam }: EstimatedList['list'],
  { student, edition, table }: Estimator,
): Promise<boolean | undefined> {
  if (student === null) return undefined;
  const run = (await listRunCounts(db, studentId, exam)).find(
    (saved) =>
      saved.year === table.year &&
      savedDifference(saved, edition) === undefined &&
      areSameCandidate(saved.input, student.candidate),
  );
  return run && run.counts.Safe === 0;
}

/** Whether the TFWS seat of a programme costs this family less than the seat that serves them best there. */
function waiverSavesIn({ line }: EvaluatedChoice, firstYear: RupeeRange | null, money: FamilyMoney): Answer {
  const costs = line === null ? undefined : money.get(line.collegeId)?.firstYear;
  return doesWaiverSave(firstYear ?? costs?.cap ?? null, costs?.tfws ?? null);
}

/** What the order of a list means for the money of the family. */
function tradeOffIn(
  evaluated: readonly EvaluatedChoice[],
  firstYears: readonly (RupeeRange | null)[],
  money: FamilyMoney,
): Text | null {
  const found = listTradeOff(
    evaluated.map(({ line, estimate }, at) => {
      if (line === null || estimate === null || !('best' in estimate)) return { fourYears: null, median: null };
      const firstYear = firstYears[at] ?? null;
      return { fourYears: firstYear && overFourYears(firstYear), median: money.get(line.collegeId)?.median ?? null };
    }),
  );
  return found && tradeOffText(found);
}

const NOTHING: Omit<Outcome, 'state' | 'message' | 'version' | 'year' | 'rounds'> = {
  draws: 0,
  choices: [],
  none: 0,
  noneByRound: [],
  withoutOdds: 0,
  likely: null,
  endsEarly: 0,
  checks: [],
};

function shownSimulation(
  evaluated: readonly EvaluatedChoice[],
  simulation: Simulation,
  firstYears: readonly (RupeeRange | null)[],
) {
  const { rounds, draws, final, byRound, none, noneByRound, gain, saves, missed, endsEarly } = simulation;
  const withoutOdds = evaluated.reduce((sum, choice, at) => sum + (hasChance(choice) ? 0 : (final[at] ?? 0)), 0);
  return {
    draws,
    choices: evaluated.map((choice, at) => {
      const firstYear = firstYears[at] ?? null;
      if (!hasChance(choice))
        return { choice: choice.key, chance: null, byRound: null, gain: null, saves: null, missed: null, firstYear };
      return {
        choice: choice.key,
        chance: exactShare(final[at] ?? 0),
        byRound: Array.from(byRound.subarray(at * rounds, (at + 1) * rounds), exactShare),
        gain: exactShare(gain[at] ?? 0),
        saves: exactShare(saves[at] ?? 0),
        missed: exactShare(missed[at] ?? 0),
        firstYear,
      };
    }),
    none: exactShare(none),
    noneByRound: Array.from(noneByRound, exactShare),
    withoutOdds: exactShare(withoutOdds),
    likely: likeliest(evaluated, simulation),
    endsEarly: exactShare(endsEarly),
  };
}

/** “No seat” is the most likely end only where it is likelier than a seat: a list with 57% for some seat must not lead with 43% for none. */
const NONE_LEADS_ABOVE = 0.5;

/** The seat that is the final one most often, or no seat. A choice without a chance is not named. */
function likeliest(evaluated: readonly EvaluatedChoice[], { final, none }: Simulation): Outcome['likely'] {
  let best: { choice: string; chance: number } | null = null;
  evaluated.forEach((choice, at) => {
    const chance = final[at] ?? 0;
    if (hasChance(choice) && chance > (best?.chance ?? 0)) best = { choice: choice.key, chance };
  });
  const { choice, chance } = none > NONE_LEADS_ABOVE || best === null ? { choice: null, chance: none } : best;
  return { choice, chance: exactShare(chance) };
}

function whyNotEvaluated([first]: readonly EvaluatedChoice[]): Message {
  const why = first?.estimate && 'why' in first.estimate ? first.estimate.why : '';
  return messageOf('lists.noneEstimated', { why });
}

function checkedChoice({ student }: Estimator, book: OptionBook, choice: EvaluatedChoice) {
  const { key, line, estimate } = choice;
  const twin = student?.mayHaveFeeWaiver && line !== null ? feeWaiverTwin(line.choice) : null;
  return {
    key,
    name: line === null ? key : `${line.programme}, ${line.collegeName}`,
    line: formLine(shownLine(choice)),
    chance: estimate?.state === 'estimated' ? (estimate.chances.at(-1) ?? 0) * estimate.offered : null,
    isSafe: isSafeChoice(choice),
    isDrawn: isDrawn(choice),
    closedWhy: estimate?.state === 'closed' ? estimate.why : null,
    feeWaiver: twin !== null && book.find(twin) !== undefined ? twin : null,
  };
}

/** A closed choice has a chance too: zero. */
const hasChance = ({ estimate }: EvaluatedChoice) => estimate?.state === 'estimated' || estimate?.state === 'closed';
/** Small pools are simulated although only a range is shown; unknown ones are not. */
export const isDrawn = (choice: EvaluatedChoice) => hasChance(choice) || choice.estimate?.state === 'range';
/** A share of the draws without the error of floating-point sums, so that shares add up. */
const exactShare = (share: number) => Math.round(share * OPTIONS.draws) / OPTIONS.draws;

const TASK_FILE = new URL('./simulator-task.ts', import.meta.url);
type WithOptions = { options: DrawOptions };
const SIMULATE = workerTask<(work: Simulate & WithOptions) => Simulation>(TASK_FILE);
const RECOMMEND = workerTask<(work: Recommend & WithOptions) => Recommendations>(TASK_FILE);
const ADVISE = workerTask<(work: Advise & WithOptions) => RoundAdvice>(TASK_FILE);
const PLAN = workerTask<(work: SeasonInput & WithOptions) => SeasonOutcome>(
  new URL('./season-plan/season-plan-task.ts', import.meta.url),
);

/** The same list always has the same outcome. */
const OPTIONS: DrawOptions = { draws: 10_000, seed: 1 };
const LIMITS = {
  threads: 1,
  // A full list takes a tenth of a second: a longer queue is refused.
  queue: 64,
  ownQueue: 4,
  ownQueueFull: messageOf('errors.listsStillCounting'),
  timeoutMs: 60_000,
  memoryMb: 256,
};

/** Simulates lists in a worker thread. */
export type Simulator = {
  simulate: (work: Simulate, studentId: string) => Promise<Simulation>;
  advise: (work: Advise, studentId: string) => Promise<RoundAdvice>;
  plan: (work: SeasonInput, studentId: string) => Promise<SeasonOutcome>;
  recommend: (work: Recommend, studentId: string) => Promise<Recommendations>;
  close: () => Promise<void>;
};

/** Opens the simulator. The thread starts with the first task, and again after a failure. */
export function openSimulator(needs: Parameters<typeof openWorkerPool>[2]): Simulator {
  const pool = openWorkerPool('simulations', LIMITS, needs);
  return {
    simulate: (work, studentId) => pool.run(SIMULATE, { ...work, options: OPTIONS }, studentId),
    recommend: (work, studentId) => pool.run(RECOMMEND, { ...work, options: OPTIONS }, studentId),
    advise: (work, studentId) => pool.run(ADVISE, { ...work, options: OPTIONS }, studentId),
    plan: (work, studentId) => pool.run(PLAN, { ...work, options: OPTIONS }, studentId),
    close: pool.close,
  };
}
