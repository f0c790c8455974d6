import type {
  Dashboard,
  DashboardList,
  DashboardPrediction,
  DashboardRounds,
  DashboardSession,
} from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { allowanceOf } from '@dakhila/domain/billing/tier';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { listHealth, listToCheck, listToMend } from '@dakhila/domain/dashboard/list-health';
import { faceOf, type NextStep, nextSteps, type Situation } from '@dakhila/domain/dashboard/next-steps';
import { DomainError } from '@dakhila/domain/errors';
import { LISTS_LIMIT } from '@dakhila/domain/lists/choice-key';
import { nearDate, type RoundDate, roundDates } from '@dakhila/domain/lists/schedule';
import type { Message, WithTexts } from '@dakhila/domain/messages/message';
import { bandOf } from '@dakhila/domain/predictor/bands';
import { isSameQuestionAt } from '@dakhila/domain/predictor/candidate';
import { examsTold as examsToldIn, missesChances, studentCompletion } from '@dakhila/domain/profile/completion';
import type { Deps } from '../../ports.ts';
import { findStudentWithProfile } from '../accounts/index.ts';
import { readAssessmentState, readConsent } from '../assessment/index.ts';
import { findUnsettledOrder, readBalances } from '../billing/index.ts';
import { readSessions, type ShownBooking } from '../counselling/index.ts';
import { CANDIDATE_OF, listLatest, readSchedule } from '../lists/index.ts';
import { currentSeason, findLatestRun, type Predictor, type SeasonNeeds } from '../predictor/index.ts';
import { findAnswered } from '../support/index.ts';

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'> & { predictor: Pick<Predictor, 'knownEdition'> };

/** The dashboard shows this many lists; whether one needs a fix is checked for all. */
const LISTS_SHOWN = 3;
const LISTS_JUDGED = LISTS_LIMIT * EXAMS.length;

/** Everything the first screen shows. Nothing waits for forecasts: chances are those seen last. */
export async function readDashboard(
  needs: Needs,
  studentId: string,
): Promise<WithTexts<Dashboard, 'payment' | 'rounds'>> {
  const { now } = needs;
  const today = dayOf(now());
  // Two reads at a time: a request must not take all connections of the pool.
  const [own, plans] = await Promise.all([readOwn(needs, studentId), readPlans(needs, studentId, today)]);
  const { student, profile, isAgreementCurrent, consent, balances, isAssessed, assessment, payment } = own;
  const { run, lists, sessions, rounds, answered } = plans;
  const completion = studentCompletion(student.birthDate, profile);
  const examsTold = examsToldIn(profile);
  const prediction = run ? shownPrediction(needs, run) : null;
  const session = sessions.next && shownSession(sessions.next, now());
  const allLists = lists.map((list) => shownList(needs, profile, list));
  const ownRounds = rounds.filter(({ exam }) => examsTold.length === 0 || examsTold.includes(exam));
  const situation: Situation = {
    examsTold,
    missesChances: missesChances(completion),
    attempts: balances.attempts.left,
    sessions: balances.sessions.left,
    prediction: prediction && { ...prediction, isFreeAgain: isFreeAgain(prediction, now()) },
    hasList: allLists.length > 0,
    listToMend: listToMend(allLists),
    soundList: listToCheck(allLists),
    assessment,
    session,
    unrated: sessions.unrated?.id ?? null,
    isConsentAsked: consent.asked !== null && !consent.isSatisfied,
    nearRound: EXAMS.find((exam) => examsTold.includes(exam) && nearDate(datesOf(ownRounds, exam), today)) ?? null,
    answered,
  };
  const steps = nextSteps(situation);
  return {
    firstName: student.firstName,
    tier: student.tierName,
    allowance: allowanceOf(balances, isAssessed),
    face: faceOf(situation),
    steps,
    examsTold,
    profile: { filled: completion.filled, of: completion.of },
    age: {
      isKnown: consent.birthDate !== null,
      isUnderage: consent.isUnderage,
      isSatisfied: consent.isSatisfied,
      asked: consent.asked?.guardianName ?? null,
    },
    prediction,
    runs: run?.runs ?? 0,
    lists: shownLists(allLists, steps),
    listCount: lists[0]?.count ?? 0,
    session,
    assessment,
    rounds: ownRounds.map((round) => ({ ...round, dates: round.dates.slice(0, DATES_SHOWN) })),
    isAgreementCurrent,
    payment,
  };
}

/** The latest lists, and those that a step is about: it names its list. */
function shownLists(all: readonly DashboardList[], steps: readonly NextStep[]): DashboardList[] {
  const named = all.slice(LISTS_SHOWN).filter(({ id }) => steps.some(({ target }) => target === id));
  return [...all.slice(0, LISTS_SHOWN - named.length), ...named];
}

/** Whether the same question is still free to repeat. */
const isFreeAgain = ({ year, season, createdAt }: DashboardPrediction, now: Date) =>
  year === season && isSameQuestionAt(createdAt, now);

/** The rest is on the page of the rounds. */
const DATES_SHOWN = 3;

const datesOf = (rounds: readonly ShownRounds[], wanted: string) =>
  rounds.find(({ exam }) => exam === wanted)?.dates ?? [];

/** The account: profile, age, balances and payments, one after the other. */
async function readOwn(needs: Needs, studentId: string) {
  const { db } = needs;
  const found = await findStudentWithProfile(db, studentId);
  // The account was erased while its access token was still valid.
  if (!found) throw new DomainError('not-signed-in');
  const consent = await readConsent(needs, studentId, found.student);
  const balances = await readBalances(db, studentId);
  const assessed = await readAssessmentState(db, studentId, balances.assessments.left);
  const payment = await findUnsettledOrder(db, studentId);
  return { ...found, ...assessed, consent, balances, payment };
}

/** What the student has planned and asked, one after the other. */
async function readPlans(needs: Needs, studentId: string, today: string) {
  const { db } = needs;
  return {
    run: await findLatestRun(db, studentId),
    lists: await listLatest(db, studentId, LISTS_JUDGED),
    sessions: await readSessions(needs, studentId),
    rounds: await readRounds(needs, today),
    answered: await findAnswered(db, studentId),
  };
}

type Run = NonNullable<Awaited<ReturnType<typeof findLatestRun>>>;
type List = Awaited<ReturnType<typeof listLatest>>[number];

type PredictionNeeds = Pick<Deps, 'catalogue'> & SeasonNeeds & { predictor: Pick<Predictor, 'knownEdition'> };

/** The latest run with its headline. It is outdated with other forecasts, or for another year. */
function shownPrediction(needs: PredictionNeeds, run: Run): DashboardPrediction {
  const { dataVersion, editionId, headline, createdAt, runs: _runs, ...shown } = run;
  const season = currentSeason(needs, run.exam).year;
  // Forecasts are not awaited here: until they are loaded, the facts alone decide.
  const current = needs.predictor.knownEdition(run.exam) ?? editionId;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    dataYears: headline?.dataYears ?? null,
    top: (headline?.first ?? []).map(({ percent, ...one }) => ({
      ...one,
      chance: percent === null ? null : percent / 100,
      band: percent === null ? null : bandOf(percent),
    })),
    inDoubt: headline?.inDoubt ?? null,
    isOutdated: run.year !== season || dataVersion !== needs.catalogue.version || editionId !== current,
    season,
  };
}

/** A list as the student last saw it; not its verdict where answers or forecasts have changed since. */
function shownList(
  { predictor }: Pick<Needs, 'predictor'>,
  profile: ExamProfile,
  { id, exam, name, updatedAt, ...list }: List,
): DashboardList {
  const read = CANDIDATE_OF[exam](profile);
  const candidate = read.ok ? { ...read.candidate } : null;
  const health = listHealth(list, { candidate, edition: predictor.knownEdition(exam) });
  return { id, exam, name, updatedAt: updatedAt.toISOString(), ...health };
}

const MINUTE_MS = 60_000;
/** A session counts as current from this long before its start. */
const NOW_FROM_MINUTES = 30;

function shownSession(booking: ShownBooking, now: Date): DashboardSession {
  const { id, counsellor, topic, startsAt, endsAt, joinUrl } = booking;
  const isNow = Date.parse(startsAt) - now.getTime() <= NOW_FROM_MINUTES * MINUTE_MS;
  return { id, counsellor: counsellor.name, topic, startsAt, endsAt, joinUrl, isNow };
}

type ShownRounds = Omit<DashboardRounds, 'authority' | 'dates'> & { authority: Message; dates: RoundDate[] };

/** The announced dates of both exams that run or are to come on a day of India. */
async function readRounds(
  needs: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>,
  today: string,
): Promise<ShownRounds[]> {
  const rounds: ShownRounds[] = [];
  for (const exam of EXAMS) {
    const { title, authority, events } = await readSchedule(needs, exam);
    rounds.push({ exam, title, authority: authority.name, dates: roundDates(events, today) });
  }
  return rounds;
}
