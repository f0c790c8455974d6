import type {
  Dashboard,
  DashboardList,
  DashboardPrediction,
  DashboardRounds,
  DashboardSession,
} from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { allowanceOf } from '@dakhila/domain/billing/tier';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { listHealth, listToMend } from '@dakhila/domain/dashboard/list-health';
import { faceOf, nextSteps, type Situation } from '@dakhila/domain/dashboard/next-steps';
import { DomainError } from '@dakhila/domain/errors';
import { LISTS_LIMIT } from '@dakhila/domain/lists/choice-key';
import { nearDate, type RoundDate, roundDates } from '@dakhila/domain/lists/schedule';
import type { Message, WithTexts } from '@dakhila/domain/messages/message';
import { bandOf } from '@dakhila/domain/predictor/bands';
import { isSameQuestionAt } from '@dakhila/domain/predictor/candidate';
import { examsTold as examsToldIn, missesChances, studentCompletion } from '@dakhila/domain/profile/completion';
import type { Deps } from '../../ports.ts';
import { findProfile, findStudent, hasCurrentAgreements } from '../accounts/index.ts';
import { hasCompletedAssessment, readAssessmentState, readConsent } from '../assessment/index.ts';
import { findUnsettledOrder, readBalances } from '../billing/index.ts';
import { readSessions, type ShownBooking } from '../counselling/index.ts';
import { listLatest, readSchedule } from '../lists/index.ts';
import { currentSeason, findLatestRun, type Predictor, type SeasonNeeds } from '../predictor/index.ts';
import { findAnswered } from '../support/index.ts';

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'> & { predictor: Pick<Predictor, 'knownEdition'> };

/** The dashboard shows this many lists; whether one needs a fix is checked for all. */
const LISTS_SHOWN = 3;
const LISTS_JUDGED = LISTS_LIMIT * EXAMS.length;

/** Everything the first screen shows, read concurrently. Nothing waits for forecasts: chances are those seen last. */
export async function readDashboard(
  needs: Needs,
  studentId: string,
): Promise<WithTexts<Dashboard, 'payment' | 'rounds'>> {
  const { db, now } = needs;
  const today = dayOf(now());
  const [student, ledger, stored, consent, run, lists, sessions, rounds, answered, payment, isAgreementCurrent] =
    await Promise.all([
      findStudent(db, studentId),
      readLedger(needs, studentId),
      findProfile(db, studentId),
      readConsent(needs, studentId),
      findLatestRun(db, studentId),
      listLatest(db, studentId, LISTS_JUDGED),
      readSessions(needs, studentId),
      readRounds(needs, today),
      findAnswered(db, studentId),
      findUnsettledOrder(db, studentId),
      hasCurrentAgreements(db, studentId),
    ]);
  // The account was erased while its session was still cached.
  if (!student) throw new DomainError('not-signed-in');
  const { balances, isAssessed, assessment } = ledger;
  const profile = stored?.profile ?? {};
  const completion = studentCompletion(student.birthDate, profile);
  const examsTold = examsToldIn(profile);
  const prediction = run ? shownPrediction(needs, run) : null;
  const session = sessions.next && shownSession(sessions.next, now());
  const allLists = lists.map(shownList);
  const ownRounds = rounds.filter(({ exam }) => examsTold.length === 0 || examsTold.includes(exam));
  const situation: Situation = {
    examsTold,
    missesChances: missesChances(completion),
    attempts: balances.attempts.left,
    sessions: balances.sessions.left,
    prediction: prediction && { ...prediction, isFreeAgain: isFreeAgain(prediction, now()) },
    hasList: allLists.length > 0,
    listToMend: listToMend(allLists),
    soundList: allLists.find(({ verdict }) => verdict === 'sound') ?? null,
    assessment,
    session,
    unrated: sessions.unrated?.id ?? null,
    isConsentAsked: consent.asked !== null && !consent.isSatisfied,
    nearRound: EXAMS.find((exam) => examsTold.includes(exam) && nearDate(datesOf(ownRounds, exam), today)) ?? null,
    answered,
  };
  return {
    firstName: student.firstName,
    tier: student.tierName,
    allowance: allowanceOf(balances, isAssessed),
    face: faceOf(situation),
    steps: nextSteps(situation),
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
    lists: allLists.slice(0, LISTS_SHOWN),
    listCount: lists[0]?.count ?? 0,
    session,
    assessment,
    rounds: ownRounds.map((round) => ({ ...round, dates: round.dates.slice(0, DATES_SHOWN) })),
    isAgreementCurrent,
    payment,
  };
}

/** Whether the same question is still free to repeat. */
const isFreeAgain = ({ year, season, createdAt }: DashboardPrediction, now: Date) =>
  year === season && isSameQuestionAt(createdAt, now);

/** The rest is on the page of the rounds. */
const DATES_SHOWN = 3;

const datesOf = (rounds: readonly ShownRounds[], wanted: string) =>
  rounds.find(({ exam }) => exam === wanted)?.dates ?? [];

/** The balances, and the state of the assessment that follows. */
async function readLedger({ db }: Pick<Deps, 'db'>, studentId: string) {
  const [balances, isAssessed] = await Promise.all([
    readBalances(db, studentId),
    hasCompletedAssessment(db, studentId),
  ]);
  const has = { left: balances.assessments.left, isCompleted: isAssessed };
  return { balances, isAssessed, assessment: await readAssessmentState(db, studentId, has) };
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

function shownList({ id, exam, name, updatedAt, choices, seen }: List): DashboardList {
  return { id, exam, name, updatedAt: updatedAt.toISOString(), ...listHealth(choices, seen) };
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
function readRounds(needs: Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>, today: string): Promise<ShownRounds[]> {
  return Promise.all(
    EXAMS.map(async (exam) => {
      const { title, authority, events } = await readSchedule(needs, exam);
      return { exam, title, authority: authority.name, dates: roundDates(events, today) };
    }),
  );
}
