import type { Dashboard, DashboardPrediction } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import { allowanceOf } from '@dakhila/domain/billing/tier';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { listToMend } from '@dakhila/domain/dashboard/list-health';
import { faceOf, nextSteps, type Situation } from '@dakhila/domain/dashboard/next-steps';
import { DomainError } from '@dakhila/domain/errors';
import { LISTS_LIMIT } from '@dakhila/domain/lists/choice-key';
import { nearDate } from '@dakhila/domain/lists/schedule';
import type { WithTexts } from '@dakhila/domain/messages/message';
import { isSameQuestionAt } from '@dakhila/domain/predictor/candidate';
import { examsTold as examsToldIn, isComplete, studentCompletion } from '@dakhila/domain/profile/completion';
import type { Deps } from '../../ports.ts';
import { findProfile, findStudent, hasCurrentAgreements } from '../accounts/index.ts';
import { hasCompletedAssessment, readAssessmentState, readConsent } from '../assessment/index.ts';
import { findUnsettledOrder, readBalances } from '../billing/index.ts';
import { readSessions } from '../counselling/index.ts';
import { listLatest } from '../lists/index.ts';
import { findLatestRun, type Predictor } from '../predictor/index.ts';
import { findAnswered } from '../support/index.ts';
import { readRounds, type ShownRounds } from './read-rounds.ts';
import { shownList, shownPrediction, shownSession } from './shown.ts';

type Needs = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'> & { predictor: Pick<Predictor, 'knownEdition'> };

/** More lists than this are looked at on their own page; whether one needs mending is judged by all. */
const LISTS_SHOWN = 3;
const LISTS_JUDGED = LISTS_LIMIT * EXAMS.length;

/** Everything the first screen shows, read side by side. Nothing here waits for forecasts: odds are those that were seen last. */
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
  // The account went away while the session was still believed.
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
    isProfileComplete: isComplete(completion),
    attempts: balances.attempts.left,
    sessions: balances.sessions.left,
    prediction: prediction && { ...prediction, isFreeAgain: isFreeAgain(prediction, now()) },
    hasList: allLists.length > 0,
    listToMend: listToMend(allLists),
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

/** Whether the answers of a run are still the same question. */
const isFreeAgain = ({ year, season, createdAt }: DashboardPrediction, now: Date) =>
  year === season && isSameQuestionAt(createdAt, now);

/** The rest stands on the page of the rounds. */
const DATES_SHOWN = 3;

const datesOf = (rounds: readonly ShownRounds[], wanted: string) =>
  rounds.find(({ exam }) => exam === wanted)?.dates ?? [];

/** What the ledger says, and what follows from it for the assessment. */
async function readLedger({ db }: Pick<Deps, 'db'>, studentId: string) {
  const [balances, isAssessed] = await Promise.all([
    readBalances(db, studentId),
    hasCompletedAssessment(db, studentId),
  ]);
  const has = { left: balances.assessments.left, isCompleted: isAssessed };
  return { balances, isAssessed, assessment: await readAssessmentState(db, studentId, has) };
}
