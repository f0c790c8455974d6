import type { Exam } from '../lists/exam-name.ts';

/** Everything that a student can be asked to do next, the most pressing first. */
export const STEPS = [
  'join-session',
  'round-date',
  'finish-consent',
  'resume-assessment',
  'tell-exam',
  'predict',
  'top-up',
  'start-list',
  'mend-list',
  'read-reply',
  'take-assessment',
  'book-session',
  'predict-again',
  'rate-session',
  'complete-profile',
  'check-list',
  'explore',
] as const;
export type StepName = (typeof STEPS)[number];

/** A step, with its exam and the id of its target, where it has one. */
export type NextStep = { step: StepName; exam: Exam | null; target: string | null };

export const ASSESSMENT_STATES = ['none', 'ready', 'under-way', 'retake', 'done'] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

/** The student's state, as far as it decides the next step. */
export type Situation = {
  /** Exams with enough answers to predict. */
  examsTold: readonly Exam[];
  /** An answer is missing that would change the chances. */
  missesChances: boolean;
  attempts: number;
  sessions: number;
  /** `isFreeAgain`: the same answers cost no attempt now. */
  prediction: { id: string; exam: Exam; isOutdated: boolean; isFreeAgain: boolean } | null;
  /** Whether there is a list with a choice on it, and which one needs another look. */
  hasList: boolean;
  listToMend: { id: string; exam: Exam } | null;
  /** The fullest list that a seat may be expected from. */
  soundList: { id: string; exam: Exam } | null;
  assessment: { state: AssessmentState; id: string | null };
  /** The next session that is not over; `isNow` from shortly before it begins. */
  session: { id: string; isNow: boolean } | null;
  /** A session that was held and not rated. */
  unrated: string | null;
  /** A code is with a parent or guardian and has not been typed. */
  isConsentAsked: boolean;
  /** A step of the official rounds that runs, or begins within a week. */
  nearRound: Exam | null;
  /** A ticket that support has answered last. */
  answered: string | null;
};

type Found = { exam?: Exam | null; target?: string | null };
/** What makes a step due, and its target. Null while it is not due. */
const DUE: Record<Exclude<StepName, 'explore'>, (situation: Situation) => Found | null> = {
  'join-session': ({ session }) => (session?.isNow ? { target: session.id } : null),
  'round-date': ({ nearRound }) => nearRound && { exam: nearRound },
  'finish-consent': ({ isConsentAsked }) => (isConsentAsked ? {} : null),
  'resume-assessment': ({ assessment: { state, id } }) => (state === 'under-way' ? { target: id } : null),
  // A student who predicted without saving the answers has given them once.
  'tell-exam': ({ examsTold, prediction }) => (examsTold.length === 0 && prediction === null ? {} : null),
  predict: ({ prediction, examsTold, attempts }) =>
    prediction === null && examsTold.length > 0 && attempts > 0 ? { exam: only(examsTold) } : null,
  'top-up': ({ prediction, examsTold, attempts }) =>
    prediction === null && examsTold.length > 0 && attempts === 0 ? {} : null,
  'start-list': ({ prediction, hasList }) =>
    prediction !== null && !hasList ? { exam: prediction.exam, target: prediction.id } : null,
  'mend-list': ({ listToMend }) => listToMend && { exam: listToMend.exam, target: listToMend.id },
  'read-reply': ({ answered }) => (answered === null ? null : { target: answered }),
  'take-assessment': ({ assessment: { state } }) => (state === 'ready' || state === 'retake' ? {} : null),
  'book-session': ({ session, sessions }) => (session === null && sessions > 0 ? {} : null),
  'predict-again': ({ prediction, attempts }) =>
    prediction?.isOutdated && (attempts > 0 || prediction.isFreeAgain)
      ? { exam: prediction.exam, target: prediction.id }
      : null,
  'rate-session': ({ unrated }) => (unrated === null ? null : { target: unrated }),
  'complete-profile': ({ missesChances, examsTold }) => (missesChances && examsTold.length > 0 ? {} : null),
  'check-list': ({ soundList }) => soundList && { exam: soundList.exam, target: soundList.id },
};

/** With one exam filled in, that exam's form; with both the student chooses. */
const only = (exams: readonly Exam[]) => (exams.length === 1 ? (exams[0] ?? null) : null);

/** What to do next, in order: the first is the main step, and there always is one. */
export function nextSteps(situation: Situation): [NextStep, ...NextStep[]] {
  const due = STEPS.flatMap((step): NextStep[] => {
    if (step === 'explore') return [];
    const found = DUE[step](situation);
    return found === null ? [] : [{ step, exam: found.exam ?? null, target: found.target ?? null }];
  });
  const [main, ...rest] = due;
  // A student with nothing to do can still explore.
  return main === undefined ? [{ step: 'explore', exam: null, target: null }] : [main, ...rest];
}

export const FACES = ['first-use', 'midway', 'power'] as const;
/** How far a student is: new here, on the way, or at home with a prediction and a list. */
export type Face = (typeof FACES)[number];

export function faceOf({ prediction, hasList }: Pick<Situation, 'prediction' | 'hasList'>): Face {
  if (prediction !== null && hasList) return 'power';
  return prediction === null && !hasList ? 'first-use' : 'midway';
}
