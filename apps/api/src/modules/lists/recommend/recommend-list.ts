import type { Exam } from '@dakhila/contract/exam';
import type { Recommendation, Recommendations } from '@dakhila/contract/recommendations';
import { fitOfNames } from '@dakhila/domain/assessment/branch-fit';
import { programmeParts } from '@dakhila/domain/colleges/degree';
import { nameKey } from '@dakhila/domain/colleges/names';
import { placeChoices } from '@dakhila/domain/colleges/place-choice';
import { CHOICES_LIMIT, type ChoiceKey } from '@dakhila/domain/lists/choice-key';
import type { Candidate } from '@dakhila/domain/lists/recommend/candidate';
import { areAlike, inAnyBranch, isPreferredKind, type Likes, likesOf } from '@dakhila/domain/lists/recommend/likes';
import {
  RECOMMENDED_A_MINUTE,
  type Recommended,
  type Recommendations as Simulated,
} from '@dakhila/domain/lists/recommend/recommend';
import { areSameCandidate } from '@dakhila/domain/lists/recommend/same-candidate';
import { traitsOf } from '@dakhila/domain/lists/recommend/shortlist';
import { cautionText, effectText, fallText, reasonText, togetherText } from '@dakhila/domain/lists/recommend/texts';
import { type RoundRules, roundRules } from '@dakhila/domain/lists/round-rules';
import { messageOf, sentences, type Unsaid } from '@dakhila/domain/messages/message';
import { branchGroupsOf, groupOfPreference } from '@dakhila/domain/predictor/branch-groups';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import { requireBudget } from '../../../db/budget.ts';
import { findProfile } from '../../accounts/index.ts';
import { findLatestScores, listRunInputs } from '../../predictor/index.ts';
import { readListMoney } from '../choice-money.ts';
import type { Estimator } from '../estimator.ts';
import {
  choicesOnForm,
  type EvaluatedChoice,
  estimatorFor,
  evaluateChoices,
  type ListNeeds,
  placesOnForm,
  recordEvaluation,
  shownLine,
  shownStanding,
} from '../evaluate-list.ts';
import { optionBook } from '../option-book.ts';
import { type OwnList, openList } from '../read-list.ts';
import { isDrawn, type Simulator } from '../simulate-list.ts';
import { type Considered, considerShortlisted, listedChoices } from './candidates.ts';
import { listRefused } from './store.ts';
import { readPart } from './study.ts';

type Shown = Unsaid<Recommendations>;
type ShownBefore = { safeties?: readonly ChoiceKey[] | undefined; reaches?: readonly ChoiceKey[] | undefined };

/**
 * Up to three programmes that the list could do with. What is shown counts as estimated that day, so that lists do not replace predictions. `shownBefore` says what
 * is on the screen already.
 */
export async function recommendForList(
  needs: ListNeeds & { simulator: Simulator },
  own: OwnList,
  shownBefore: ShownBefore = {},
): Promise<Shown> {
  const { db, catalogue, predictor, simulator, now } = needs;
  const { studentId } = own;
  const list = await openList(db, own);
  const { exam } = list;
  const { estimator, estimation } = await estimatorFor(needs, studentId, exam);
  const { table, student } = estimator;
  const rules = { ...roundRules(exam, table.year), rounds: estimator.rounds };
  const part = await readPart(needs, studentId);
  const nothing = { ...NOTHING, version: list.version, study: part.study };
  if (student === null)
    return { ...nothing, state: estimation.state === 'paused' ? 'paused' : 'no-profile', message: estimation.message };
  const asked = (await listRunInputs(db, studentId, exam)).find((run) => areSameCandidate(run, student.candidate));
  if (asked === undefined) return { ...nothing, state: 'needs-run', message: messageOf('recommend.needsRun') };
  if (!part.hasRecommendations) return { ...nothing, state: 'off' };
  const book = optionBook(catalogue, exam);
  const all = evaluateChoices(estimator, book, list.choices);
  if (!all.some(isDrawn)) return { ...nothing, state: 'empty' };
  // Nothing can be added to a full list.
  if (all.length >= CHOICES_LIMIT) return { ...nothing, state: 'ready' };
  if (part.isToBeAsked) return { ...nothing, state: 'asks' };

  await requireBudget(db, `recommendations:student:${studentId}`, RECOMMENDED_A_MINUTE);
  const told = await readPreferences(needs, studentId, asked);
  const refused = await listRefused(db, { studentId, exam });
  // A choice that is closed to the student still shows what they like. Places are those of the form.
  const likes = likesOf(
    exam,
    told,
    all.flatMap(({ option }) => (option === null ? [] : [traitsOf(table, option)])),
  );
  const listed = choicesOnForm(all);
  const listedOptions = listed.map(({ option }) => option);
  const refusedOptions = refused.flatMap((key) => estimator.optionOf(key) ?? []);
  const money = await readListMoney(needs, studentId, exam);
  const recommendBy = async (likes: Likes) => {
    const asked = { input: student.candidate, likes, listed: listedOptions, refused: refusedOptions };
    const shortlisted = await predictor.ask({ exam, year: table.year }, 'shortlist', asked, studentId);
    const fit = await readFit(needs, studentId, estimator, shortlisted);
    const considered = considerShortlisted(estimator, book, listed, shortlisted, { money, fit });
    const candidates = considered.map(({ candidate }) => ({
      ...candidate,
      shownAs: shownAs(shownBefore, candidate.key),
    }));
    const work = { choices: listedChoices(estimator, listed), candidates, rules };
    return { fit, considered, simulated: await simulator.recommend(work, studentId) };
  };
  const near = await recommendBy(likes);
  const { fit, considered, simulated } =
    near.simulated.isAtRisk && near.simulated.items.length === 0 ? await recommendBy(inAnyBranch(likes)) : near;
  const keys = simulated.items.map(({ key }) => key);
  if (!(await countShown(needs, { studentId, exam, now: now(), choices: keys })))
    return { ...nothing, state: 'paused', message: messageOf('recommend.paused') };
  const shownOf = (item: Recommended) => {
    const own = considered.find(({ candidate }) => candidate.key === item.key);
    return own === undefined
      ? []
      : [shownItem({ estimator, all, listed, told, likes, rules, simulated, fit }, item, own)];
  };
  return {
    ...nothing,
    state: 'ready',
    items: simulated.items.flatMap(shownOf),
    together: togetherText(simulated),
    isWellSpread: keys.length === 0 && !simulated.isAtRisk,
  };
}

function shownAs({ safeties = [], reaches = [] }: ShownBefore, key: ChoiceKey): Candidate['shownAs'] {
  if (safeties.includes(key)) return 'safety';
  return reaches.includes(key) ? 'reach' : undefined;
}

const NOTHING = {
  message: null,
  items: [],
  together: null,
  isWellSpread: false,
} satisfies Partial<Shown>;

/** What was answered in the exam profile, or else in the prediction. */
async function readPreferences(
  { db }: Pick<ListNeeds, 'db'>,
  studentId: string,
  asked: Record<string, unknown>,
): Promise<Preferences | undefined> {
  const { preferences } = (await findProfile(db, studentId))?.profile ?? {};
  const isTold = Object.values(preferences ?? {}).some((names) => (names?.length ?? 0) > 0);
  // The contract of the exam has parsed what is saved.
  return isTold ? preferences : (asked.preferences as Preferences | undefined);
}

async function readFit(
  { db }: Pick<ListNeeds, 'db'>,
  studentId: string,
  { table }: Estimator,
  shortlisted: readonly { option: number }[],
): Promise<Map<string, number>> {
  const scores = await findLatestScores(db, studentId);
  if (scores === null) return new Map();
  return fitOfNames(scores.interests, new Set(shortlisted.map(({ option }) => table.options[option]?.branch ?? '')));
}

type CountedChoices = { studentId: string; exam: Exam; now: Date; choices: readonly string[] };

/** Counts what is shown toward the daily limit of estimates; false when it is reached. */
function countShown({ db }: Pick<ListNeeds, 'db'>, shown: CountedChoices): Promise<boolean> {
  if (shown.choices.length === 0) return Promise.resolve(true);
  return db.transaction((tx) => recordEvaluation(tx, shown));
}

type Around = {
  estimator: Estimator;
  all: readonly EvaluatedChoice[];
  /** Those of the form. */
  listed: readonly EvaluatedChoice[];
  told: Preferences | undefined;
  likes: Likes;
  rules: RoundRules;
  simulated: Simulated;
  fit: ReadonlyMap<string, number>;
};

function shownItem(
  around: Around,
  item: Recommended,
  { evaluated, cost, isCostlier }: Considered,
): Unsaid<Recommendation> {
  const { estimator, all, listed, rules, simulated } = around;
  const falls = fallText(item, (choice) => nameOf(listed[choice - 1]));
  return {
    kind: item.kind,
    option: { ...shownLine(evaluated), standing: shownStanding(estimator.table, evaluated.estimate) },
    place: item.place,
    choices: all.map(({ key }) => key).toSpliced(indexOfPlace(all, item.place), 0, item.key),
    reason: reasonText(item, linksOf(around, evaluated)),
    effect: sentences(effectText(item, simulated.none), ...(falls ? [falls] : [])),
    caution: cautionText(item, rules, simulated.endsEarly),
    cost,
    isCostlier,
  };
}

function nameOf(choice: EvaluatedChoice | undefined): string {
  if (!choice?.line) return choice?.key ?? '';
  const { programme, collegeName } = choice.line;
  return `${programmeParts(programme).name}, ${collegeName}`;
}

/** Where on the list a place of the form is; the end of the list for the one after the last. */
function indexOfPlace(all: readonly EvaluatedChoice[], place: number): number {
  const at = placesOnForm(all).indexOf(place);
  return at === -1 ? all.length : at;
}

/** Whether the student named a whole group that a branch belongs to. */
const isOfNamedGroup = (named: readonly string[], branch: string): boolean => {
  const groups = branchGroupsOf(branch);
  return named.map(groupOfPreference).some((group) => group !== undefined && groups.includes(group));
};

/** From here on an assessment says that a branch suits the student. */
const FITS_FROM = 0.75;

function linksOf({ estimator: { table }, listed, told, likes, fit }: Around, { option }: EvaluatedChoice) {
  const own = traitsOf(table, option ?? 0);
  const { branch, city, district } = own;
  const traits = listed.map((choice) => (choice.option === null ? null : traitsOf(table, choice.option)));
  const toldBranches = told?.branches ?? [];
  const toldCities = told?.cities ?? [];
  const like = traits.findIndex((choice) => choice !== null && areAlike(choice.branch, branch));
  const places = placeChoices({ city, district }).map(nameKey);
  // A student who named the district did not name the town.
  const named = toldCities.find((told) => places.includes(nameKey(told)));
  const isNamed = (names: readonly string[], name: string) => names.some((named) => nameKey(named) === nameKey(name));
  return {
    likeChoice: like === -1 ? null : like + 1,
    city: named ?? city,
    choicesInCity: traits.filter((choice) => choice !== null && nameKey(choice.city) === nameKey(city)).length,
    isToldBranch: isNamed(toldBranches, branch) || isOfNamedGroup(toldBranches, branch),
    isLikeToldBranch: toldBranches.some((named) => areAlike(named, branch)),
    isOtherBranch: like === -1 && toldBranches.length > 0,
    isToldCity: toldCities.length === 0 ? null : named !== undefined,
    isToldKind: likes.kinds === null ? null : isPreferredKind(likes, own),
    fitsAssessment: (fit.get(branch) ?? 0) >= FITS_FROM,
  };
}
