import type { Booking } from '@dakhila/contract/counselling';
import type { Exam } from '@dakhila/contract/exam';
import { listHref, PAGES } from '@dakhila/domain/assistant/links';
import { allowanceOf } from '@dakhila/domain/billing/tier';
import { dayInWords, dayOf, momentInWords } from '@dakhila/domain/calendar/indian-time';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { say } from '@dakhila/domain/messages/say';
import { familyWithProfile } from '@dakhila/domain/money/family';
import type { Deps } from '../../ports.ts';
import { findProfile, findStudent } from '../accounts/index.ts';
import { hasCompletedAssessment } from '../assessment/index.ts';
import { listOwnOrders, readBalances } from '../billing/index.ts';
import { listAll, optionBook, type Simulator } from '../lists/index.ts';
import { readFamily } from '../money/index.ts';
import { findLatestRun, LISTED_RUNS, type Predictor, readRuns } from '../predictor/index.ts';
import { mayPredict } from './limits.ts';
import { reviewList } from './review-list.ts';
import { surestChoices } from './surest-choices.ts';
import { answersOf } from './tools/own-prediction.ts';
import type { OwnData } from './tools/run-tool.ts';

const MAX_LISTS = 10;
const FIRST_CHOICES = 3;
const MAX_PAYMENTS = 5;

type ToldBooking = Pick<Booking, 'phase' | 'startsAt' | 'topic'> & { counsellor: { name: string } };

export type OwnDataNeeds = Pick<Deps, 'db' | 'config' | 'now' | 'catalogue' | 'newId'> & {
  simulator: Simulator;
  predictor: Predictor;
  /** Given by the app: counselling reads conversations, so this module cannot import it. */
  readBookings: (studentId: string) => Promise<{ bookings: ToldBooking[] }>;
};
/** What belongs to one student, for the tools. The student is fixed here: no question and no model can name another. */
export function ownDataOf(deps: OwnDataNeeds, studentId: string): OwnData {
  const { db, catalogue } = deps;
  const predictionsOf = async (exam: Exam) => (await readRuns(db, studentId, { exam, most: LISTED_RUNS })).page;
  return {
    plan: async () => {
      const [student, balances, isDone] = await Promise.all([
        findStudent(db, studentId),
        readBalances(db, studentId),
        hasCompletedAssessment(db, studentId),
      ]);
      const allowance = allowanceOf(balances, isDone);
      return {
        plan: student?.tierName ?? '',
        attempts: allowance.recommendationPulls,
        sessions: allowance.availableCounsellingSessions,
        hasAssessment: allowance.psychometricAssessment,
        isAssessmentDone: allowance.psychometricTestStatus,
      };
    },
    bookings: async () => {
      const { bookings } = await deps.readBookings(studentId);
      const isAhead = (phase: string) => phase === 'upcoming' || phase === 'running';
      return {
        upcoming: bookings
          .filter(({ phase }) => isAhead(phase))
          .map(({ startsAt, counsellor, topic }) => ({
            when: momentInWords(new Date(startsAt)),
            counsellor: counsellor.name,
            topic: TOPIC_NAMES[topic],
          })),
        past: bookings.filter(({ phase }) => !isAhead(phase)).length,
      };
    },
    lists: async ({ withSurest, withReview }) => {
      const profile = (await findProfile(db, studentId))?.profile ?? {};
      const own = (await listAll(db, studentId, undefined)).slice(0, MAX_LISTS);
      const lists = own.map(async ({ id, name, exam, choices, updatedAt }) => ({
        name,
        exam,
        choices: choices.length,
        first: choices.slice(0, FIRST_CHOICES).flatMap((key) => {
          const option = optionBook(catalogue, exam).find(key);
          return option ? [`${option.programme}, ${option.collegeName}`] : [];
        }),
        updated: dayInWords(dayOf(updatedAt)),
        href: listHref(exam, id),
        ...(withReview && (await reviewList(deps, { id, studentId }))),
        surest: withSurest && (await surestChoices(deps, exam, { choices, profile })),
      }));
      return { lists: await Promise.all(lists) };
    },
    payments: async () => ({
      payments: (await listOwnOrders(db, studentId))
        .slice(0, MAX_PAYMENTS)
        .map(({ plan, amount, state, updatedAt }) => ({
          plan: say('en', plan),
          rupees: amount,
          state,
          when: dayInWords(dayOf(new Date(updatedAt))),
        })),
    }),
    latestPrediction: async () => {
      const run = await findLatestRun(db, studentId);
      if (!run) return { prediction: null };
      const { id, exam, title, createdAt, counts } = run;
      const { Safe = 0, Likely = 0, Possible = 0, Reach = 0 } = counts;
      return {
        prediction: {
          exam,
          title,
          when: dayInWords(dayOf(createdAt)),
          counts: { Safe, Likely, Possible, Reach },
          href: `${PAGES.predictor.href}/${exam}?run=${id}`,
        },
      };
    },
    predictions: predictionsOf,
    examProfile: async () => (await findProfile(db, studentId))?.profile ?? {},
    family: async () => {
      const [{ told, untold }, profile, predictions] = await Promise.all([
        readFamily(db, studentId),
        findProfile(db, studentId),
        predictionsOf('mht-cet'),
      ]);
      return familyWithProfile(told, answersOf(profile?.profile ?? {}, 'mht-cet', predictions), untold);
    },
    countPrediction: () => mayPredict(db, studentId),
  };
}
